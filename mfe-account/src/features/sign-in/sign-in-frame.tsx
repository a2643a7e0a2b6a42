import { Box, PageHeading, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** The column of the sign-in pages, beside the layout's picture. */
export function SignInFrame({ title, intro, children }: Props) {
  return (
    <Box width="full" maxW="27rem">
      <PageHeading intro={intro}>{title}</PageHeading>
      <Stack gap="5">{children}</Stack>
    </Box>
  )
}
