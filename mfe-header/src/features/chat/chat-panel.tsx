import { useQuery } from '@brightyard/runtime'
import { Box, Button, Flex, Heading, Stack, Text } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { answersQuery } from './chat.queries.ts'
import { findAnswers } from './answers.ts'
import { QuestionForm } from './question-form.tsx'
import { Reply, Said } from './reply.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Offered before anything is asked. */
const firstQuestions = 3

/** A talk with the editors' answers. What is typed stays in this browser. */
export function Component({ open }: Props) {
  const query = useQuery(answersQuery)
  const answers = query.data ?? []
  const [asked, setAsked] = useState<readonly string[]>([])
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked.length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [asked])
  if (!open) return null
  const ask = (question: string) => setAsked((before) => [...before, question])

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
          Answers to what is asked most. For all else, write to us.
        </Text>
      </Box>
      <Stack role="log" aria-label="The talk" gap="3" px="4" py="4" overflowY="auto" flex="1">
        {query.isError && (
          <Flex gap="3" align="center" wrap="wrap">
            <Text>The answers could not be loaded.</Text>
            <Button size="sm" variant="outline" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </Flex>
        )}
        {query.data && asked.length === 0 && (
          <>
            <Text>What would you like to know?</Text>
            {answers.slice(0, firstQuestions).map(({ question }) => (
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
        {asked.map((question, place) => (
          <Stack key={place} gap="3">
            <Said>{question}</Said>
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
