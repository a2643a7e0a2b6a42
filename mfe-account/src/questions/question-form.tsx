import type { PracticeQuestion } from '@brightyard/contract/entities'
import { Box, Button, chakra, Flex, Stack, Text } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AnswerField, type Given, isComplete, nothingGiven } from './answer-field.tsx'

interface Props {
  question: PracticeQuestion
  /** Of its heading. */
  level: 2 | 3
  /** Different for each question, so that nothing of the one before stays. */
  name: string
  /** Moves the focus to the answer: the one before it is done, and its button is gone. */
  takesFocus: boolean
  busy: boolean
  /** Those that are shown, and how many there are yet. */
  hints: readonly string[]
  hintsLeft: number
  hintBusy?: boolean
  onHint: () => void
  /** An empty text says that the child does not know. */
  onAnswer: (given: Given) => void
  /** Messages above the buttons. */
  children?: ReactNode
}

const missing: Readonly<Record<PracticeQuestion['kind'], string>> = {
  number: 'Write your answer first.',
  fraction: 'Write your answer first.',
  choice: 'Choose one first.',
  ordering: 'Press all of them, in order.',
}

/** One question, its hints, and the way to answer it. */
export function QuestionForm({
  question,
  level,
  name,
  takesFocus,
  busy,
  hints,
  hintsLeft,
  hintBusy = false,
  onHint,
  onAnswer,
  children,
}: Props) {
  const [given, setGiven] = useState(() => nothingGiven(question))
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const focusFirst = () =>
    form.current?.querySelector<HTMLElement>('input, [role=group] button')?.focus()
  useEffect(() => {
    if (takesFocus) focusFirst()
  }, [takesFocus])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (isComplete(given, question)) return onAnswer(given)
        setError(missing[question.kind])
        focusFirst()
      }}
    >
      <Stack gap="5">
        <AnswerField
          question={question}
          level={level}
          name={name}
          given={given}
          error={error}
          onChange={(next) => {
            setGiven(next)
            setError('')
          }}
        />
        <Hints hints={hints} />
        {children}
        <Flex gap="3" wrap="wrap" align="center">
          <SubmitButton size="lg" busy={busy} busyLabel="Checking">
            Check
          </SubmitButton>
          {hintsLeft > 0 ? (
            <Button variant="soft" busy={hintBusy} onClick={onHint}>
              {hints.length === 0 ? 'Show a hint' : 'Show another hint'}
            </Button>
          ) : null}
          <Button variant="plain" disabled={busy} onClick={() => onAnswer('')}>
            I don’t know
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

const Hints = ({ hints }: { hints: readonly string[] }) => (
  <Box aria-live="polite">
    {hints.length > 0 ? (
      <Box bg="sun.subtle" borderRadius="lg" px="4" py="3">
        <Text fontWeight="bold" color="sun.fg">
          {hints.length === 1 ? 'A hint' : 'Hints'}
        </Text>
        <chakra.ol
          listStyleType={hints.length === 1 ? 'none' : 'decimal'}
          ps={hints.length === 1 ? '0' : '5'}
        >
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </chakra.ol>
      </Box>
    ) : null}
  </Box>
)
