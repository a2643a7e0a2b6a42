import { Box, Card, type FamilyName, Flex } from '@brightyard/ui'
import type { ReactNode } from 'react'

export interface DeskRowProps {
  /** Of its state or kind, as a stripe at its start. */
  colour: FamilyName
  /** At its end; below on phones. */
  actions: ReactNode
  actionGap?: string
  children: ReactNode
}

/** One thing in a list of what one has made: where it is, and what can be done with it. */
export const DeskRow = ({ colour, actions, actionGap = '2', children }: DeskRowProps) => (
  <Card
    as="li"
    p="0"
    overflow="hidden"
    display="grid"
    gridTemplateColumns={{ base: '0.5rem minmax(0, 1fr)', md: '0.5rem minmax(0, 1fr) auto' }}
  >
    <Box bg={`${colour}.solid`} aria-hidden gridRow={{ base: 'span 2', md: 'auto' }} />
    <Box px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }} minW="0">
      {children}
    </Box>
    <Flex
      gridColumn={{ base: '2', md: 'auto' }}
      px={{ base: '4', md: '6' }}
      pb={{ base: '4', md: '0' }}
      gap={actionGap}
      align="center"
      wrap="wrap"
    >
      {actions}
    </Flex>
  </Card>
)
