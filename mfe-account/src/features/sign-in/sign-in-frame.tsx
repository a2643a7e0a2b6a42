import { Box, Flex, PageHeading, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  intro?: ReactNode
  /**
   * The page that this tab showed before may give it another title: the place of two lines is kept, so that nothing
   * below moves, and `data-visited` starts the page's scripts at once in such a tab.
   */
  mayChange?: boolean
  children: ReactNode
}

/** The column of the sign-in pages, beside the layout's picture. */
export function SignInFrame({ title, intro, mayChange = false, children }: Props) {
  return (
    <Box width="full" maxW="27rem">
      <Flex
        direction="column"
        justify="flex-end"
        {...(mayChange
          ? { 'data-visited': '', minH: { base: '8.5rem', md: '10rem', lg: '11rem' } }
          : {})}
      >
        <PageHeading intro={intro}>{title}</PageHeading>
      </Flex>
      <Stack gap="5">{children}</Stack>
    </Box>
  )
}
