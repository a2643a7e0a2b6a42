import { Box, Flex, Heading } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface StopProps {
  title: ReactNode
  chips: ReactNode
  children: ReactNode
  links: ReactNode
}

/** One stop of the family's trail. */
export const Stop = ({ title, chips, children, links }: StopProps) => (
  <Box as="li" position="relative" py="4">
    <Box
      aria-hidden
      position="absolute"
      top="6"
      insetInlineStart={{ base: '-1.65rem', md: '-2.4rem' }}
      width="1.1rem"
      height="1.1rem"
      borderRadius="full"
      bg="colorPalette.solid"
      borderWidth="3px"
      borderColor="bg"
    />
    <Flex gap="2" wrap="wrap" align="center">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {chips}
    </Flex>
    {children}
    <Flex mt="3" gap="3" wrap="wrap">
      {links}
    </Flex>
  </Box>
)
