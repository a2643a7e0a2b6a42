import type { FormQuestionTotals } from '@brightyard/contract/entities'
import { formatNumber, useQuery } from '@brightyard/runtime'
import { Box, Card, Flex, Heading, Span, Stack, Text } from '@brightyard/ui'
import { Loaded } from '../../../entries/loaded.tsx'
import { totalsQuery } from '../desk.queries.ts'

/** What all answers say together. */
export function AnswerTotals({ id }: { id: number }) {
  const totals = useQuery(totalsQuery(id))
  return (
    <Card as="section" aria-labelledby="totals" p={{ base: '4', md: '7' }}>
      <Heading as="h2" size="md" id="totals" scrollMarginTop="6rem">
        All answers together
      </Heading>
      <Loaded query={totals} what="the totals">
        {({ answers, questions }) => (
          <Stack gap="6" mt="4">
            {questions.map((question) => (
              <Question key={question.key} question={question} answers={answers} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

const percent = (share: number) => `${Math.round(share * 100)}%`
const rounded = (value: number) => formatNumber(value, 2)

function Question({ question, answers }: { question: FormQuestionTotals; answers: number }) {
  const { label, kind, answered, choices, numbers } = question
  return (
    <Box>
      <Heading as="h3" size="xs" overflowWrap="anywhere">
        {label}
      </Heading>
      <Text color="fg.muted" fontSize="sm">
        {answered === answers
          ? `Answered by all ${answers}`
          : `Answered by ${answered} of ${answers}`}
        {kind === 'choices' && answered > 0 && '; several could be chosen'}
      </Text>
      {numbers && (
        <Text mt="1">
          <b>{rounded(numbers.average)}</b> on average, from {rounded(numbers.smallest)} to{' '}
          {rounded(numbers.largest)}
        </Text>
      )}
      {choices.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2.5" mt="2">
          {choices.map(({ label: choice, count }) => {
            // A consent that is not given is no answer.
            const share = count / Math.max(kind === 'consent' ? answers : answered, 1)
            return (
              <li key={choice}>
                <Flex justify="space-between" columnGap="3">
                  <Span minW="0" overflowWrap="anywhere">
                    {kind === 'rating' ? `${choice} of ${choices.length}` : choice}
                  </Span>
                  <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                    {count} <Span color="fg.muted">({percent(share)})</Span>
                  </Span>
                </Flex>
                <Box aria-hidden h="2" mt="1" borderRadius="full" bg="bg.subtle" overflow="hidden">
                  <Box h="full" bg="brand.solid" style={{ width: percent(share) }} />
                </Box>
              </li>
            )
          })}
        </Stack>
      )}
    </Box>
  )
}
