import { useQuery, Link } from '@brightyard/runtime'
import { Box, Button, Flex, Heading, Stack, Text, Link as StyledLink } from '@brightyard/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { contentPaths } from '@brightyard/contract/paths'
import { findAnswers, type Answer } from './answers.ts'
import { answersQuery } from './chat.queries.ts'
import { QuestionForm } from './question-form.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Number of questions that are offered at the start. */
const offeredQuestions = 3

/** A chat that answers from the editors' FAQ. What is typed stays in this browser. */
export function Component({ open }: Props) {
  const query = useQuery(answersQuery)
  const answers = query.data ?? []
  const [questions, setQuestions] = useState<readonly string[]>([])
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (questions.length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [questions])
  if (!open) return null
  const ask = (question: string) => setQuestions((before) => [...before, question])

  return (
    <Flex
      role="dialog"
      aria-label="Ask Brightyard"
      direction="column"
      position="absolute"
      insetEnd="0"
      bottom="calc(100% + 0.75rem)"
      width="min(24rem, calc(100vw - 1.5rem))"
      maxH="min(34rem, calc(100dvh - 7rem))"
      bg="bg.panel"
      borderRadius="xl"
      boxShadow="lg"
      overflow="hidden"
      animation="rise-in 200ms var(--by-easings-settle)"
    >
      <Box bg="brand.subtle" px="4" py="3">
        <Heading as="h2" size="xs">
          Ask Brightyard
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          Answers to common questions. For anything else, write to us.
        </Text>
      </Box>
      <Stack role="log" aria-label="Conversation" gap="3" px="4" py="4" overflowY="auto" flex="1">
        {query.isError && (
          <Flex gap="3" align="center" wrap="wrap">
            <Text>The answers could not be loaded.</Text>
            <Button size="sm" variant="outline" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </Flex>
        )}
        {query.data && questions.length === 0 && (
          <>
            <Text>What would you like to know?</Text>
            {answers.slice(0, offeredQuestions).map(({ question }) => (
              <Button
                key={question}
                size="sm"
                variant="soft"
                height="auto"
                py="2"
                whiteSpace="normal"
                textAlign="start"
                justifyContent="flex-start"
                onClick={() => ask(question)}
              >
                {question}
              </Button>
            ))}
          </>
        )}
        {questions.map((question, place) => (
          <Stack key={place} gap="3">
            <Question>{question}</Question>
            {query.data && <Reply answers={findAnswers(question, answers)} />}
          </Stack>
        ))}
        {query.isPending && <Text color="fg.muted">One moment…</Text>}
        <div ref={end} />
      </Stack>
      <QuestionForm onAsk={ask} />
    </Flex>
  )
}

const bubble = { px: '3.5', py: '2.5', borderRadius: 'lg', overflowWrap: 'anywhere' } as const

/** What the person asked. */
const Question = ({ children }: { children: ReactNode }) => (
  <Box {...bubble} bg="brand.solid" color="fg.inverted" ms="8" alignSelf="flex-end">
    {children}
  </Box>
)

/** The answers, and a link to a person who can help further. */
const Reply = ({ answers }: { answers: readonly Answer[] }) => (
  <>
    {answers.map(({ question, text }) => (
      <Box key={question} {...bubble} bg="bg.subtle" me="8">
        <Text fontWeight="bold">{question}</Text>
        <Text>{text}</Text>
      </Box>
    ))}
    <Text fontSize="sm">
      {answers.length > 0 ? 'Not what you were looking for? ' : 'We have no answer to that here. '}
      <StyledLink asChild>
        <Link to={contentPaths.contactUs.to()}>Write to us or call</Link>
      </StyledLink>
      {answers.length > 0 ? '.' : ', and a person will answer.'}
    </Text>
  </>
)
