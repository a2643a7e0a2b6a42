import type { ReactNode, Ref } from 'react'
import { Box, Flex, Text } from '../layout.ts'
import { Heading } from './styled.ts'

export interface PageHeadingProps {
  children: ReactNode
  /** A sentence under the title. */
  intro?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** `Breadcrumbs`, above the title. */
  trail?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/**
 * The page's only `h1`. It takes focus by script, not by Tab, so that navigation can move focus here:
 * `document.querySelector('[data-page-heading]')`.
 */
export function PageHeading({ children, intro, actions, trail, ref }: PageHeadingProps) {
  return (
    <Box mb={{ base: '6', md: '8' }}>
      {trail ? <Box mb="3">{trail}</Box> : null}
      <Flex wrap="wrap" gap="4" align="flex-end" justify="space-between">
        <Box flex="1 1 18rem" minW="0">
          <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="" {...(ref ? { ref } : {})}>
            {children}
          </Heading>
          {intro ? (
            <Text mt="2" color="fg.muted" fontSize="lg" maxW="prose">
              {intro}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Flex gap="3" wrap="wrap">
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </Box>
  )
}
