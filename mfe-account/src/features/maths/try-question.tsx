import { checkSampleAnswer, getSampleQuestion } from '@brightyard/contract/calls'
import { sampleQuestions } from '@brightyard/contract/entities'
import { failureSentence, useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf, queryOf } from '@brightyard/runtime/queries'
import { Box, Card, Notice, Section, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { QuestionForm } from '../../questions/question-form.tsx'
import { WorkedAnswer } from '../../questions/worked-answer.tsx'

export const firstClass = 4

export const sampleQuery = (class_number: number, number: number) =>
  queryOf(getSampleQuestion, { class_number, number }, { staleTime: Infinity })

/** One question of a class, to be tried without an account; the next one follows. */
export function TryQuestion({ classes }: { classes: readonly number[] }) {
  const [classNumber, setClass] = useState(firstClass)
  const [number, setNumber] = useState(1)
  const [hasStarted, setStarted] = useState(false)
  const [hints, setHints] = useState(0)
  const query = useQuery(sampleQuery(classNumber, number))
  const check = useMutation(mutationOf(checkSampleAnswer))
  const show = (nextClass: number, next: number) => {
    setClass(nextClass)
    setNumber(next)
    setHints(0)
    check.reset()
  }
  const given = [check.variables?.given ?? ''].flat().join(', ')
  return (
    <Section
      id="try"
      title="Try a question"
      intro="No account needed. Your child’s own questions follow what they can do."
      scrollMarginTop="6rem"
    >
      <Card p={{ base: '4', md: '7' }} colorPalette="learn" minH="22rem">
        <Box maxW="14rem" mb="5">
          <Field label="Class">
            <Select
              value={String(classNumber)}
              onChange={({ target }) => show(Number(target.value), 1)}
              options={classes.map((one) => ({ value: String(one), label: `Class ${one}` }))}
            />
          </Field>
        </Box>
        <QueryBoundary query={query} what="a question">
          {(question) =>
            check.data ? (
              <WorkedAnswer
                result={check.data}
                question={question.text}
                level={3}
                given={given}
                next="Another question"
                onNext={() => {
                  setStarted(true)
                  show(classNumber, (number % sampleQuestions) + 1)
                }}
              />
            ) : (
              <Box>
                <Text color="fg.muted" fontSize="sm" mb="1">
                  {question.skill}
                </Text>
                <QuestionForm
                  key={`${classNumber} ${number}`}
                  name={`sample-${classNumber}-${number}`}
                  question={question}
                  level={3}
                  takesFocus={hasStarted}
                  busy={check.isPending}
                  hints={question.hints.slice(0, hints)}
                  hintsLeft={question.hints.length - hints}
                  onHint={() => setHints(hints + 1)}
                  onAnswer={(answer) =>
                    check.mutate({ class_number: classNumber, number, given: answer })
                  }
                >
                  {check.isError ? (
                    <Notice tone="danger">{failureSentence(check.error)}</Notice>
                  ) : null}
                </QuestionForm>
              </Box>
            )
          }
        </QueryBoundary>
      </Card>
    </Section>
  )
}
