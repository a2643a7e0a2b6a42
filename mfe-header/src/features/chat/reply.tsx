import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Link as StyledLink, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import type { Answer } from './answers.ts'

const bubble = { px: '3.5', py: '2.5', borderRadius: 'lg', overflowWrap: 'anywhere' } as const

/** What the person said. */
export const Said = ({ children }: { children: ReactNode }) => (
  <Box {...bubble} bg="brand.solid" color="fg.inverted" ms="8" alignSelf="flex-end">
    {children}
  </Box>
)

/** The answers, and who has one when the chat has none. */
export const Reply = ({ answers }: { answers: readonly Answer[] }) => (
  <>
    {answers.map(({ question, text }) => (
      <Box key={question} {...bubble} bg="bg.subtle" me="8">
        <Text fontWeight="bold">{question}</Text>
        <Text>{text}</Text>
      </Box>
    ))}
    <Text fontSize="sm">
      {answers.length > 0 ? 'Not what you wanted? ' : 'There is no answer to that here. '}
      <StyledLink asChild>
        <Link to={contentPaths.contactUs.to()}>Write to us or call</Link>
      </StyledLink>
      {answers.length > 0 ? '.' : ': a person answers.'}
    </Text>
  </>
)
