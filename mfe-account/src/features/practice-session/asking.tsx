import { finishPractice, takePracticeHint } from '@brightyard/contract/calls'
import type { PracticeSession } from '@brightyard/contract/entities'
import { failureSentence, OnDemand, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Card, Flex, Notice, Text } from '@brightyard/ui'
import { useState } from 'react'
import { invalidatePractice, sessionQuery } from '../../practice/practice.queries.ts'
import { QuestionForm } from '../../questions/question-form.tsx'
import { WorkedAnswer } from '../../questions/worked-answer.tsx'
import { SessionEnd } from './session-end.tsx'
import { Steps } from './steps.tsx'
import { useAnswering } from './use-answering.ts'

const loadFinishDialog = () => import('./finish-dialog.tsx')

interface Props {
  session: PracticeSession
  /** The kid's practice. */
  home: string
  kidUserId: number | undefined
}

/** The open question, the working of the last answer, or how it went. */
export function Asking({ session, home, kidUserId }: Props) {
  const answering = useAnswering(session)
  const [hasGoneOn, setGoneOn] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { hint, finish } = useSessionChanges(session)
  const { question, results } = session
  const { feedback } = answering
  if (!feedback && !question)
    return <SessionEnd session={session} home={home} kidUserId={kidUserId} takesFocus={hasGoneOn} />
  return (
    <>
      <Steps session={session} number={feedback ? results.length : (question?.number ?? 1)} />
      <Card p={{ base: '4', md: '7' }} minH="20rem">
        {feedback ? (
          <WorkedAnswer
            result={feedback}
            question={results.at(-1)?.text ?? ''}
            level={2}
            given={answering.given}
            next={question ? 'Next question' : 'See how it went'}
            onNext={() => {
              setGoneOn(true)
              answering.goOn()
            }}
          />
        ) : question ? (
          <>
            <Text color="fg.muted" fontSize="sm" mb="1">
              {question.skill}
            </Text>
            <QuestionForm
              key={`${question.number} ${question.text}`}
              name={`question-${question.number}`}
              question={question}
              level={2}
              takesFocus={hasGoneOn}
              busy={answering.isSending}
              hints={question.hints}
              hintsLeft={question.hints_left}
              hintBusy={hint.isPending}
              onHint={() =>
                hint.mutate({
                  id: session.id,
                  number: question.number,
                  hint: question.hints.length + 1,
                })
              }
              onAnswer={(given) => answering.send(question.number, given)}
            >
              {answering.isWaiting ? (
                <Notice
                  tone="warning"
                  title="No connection"
                  action={
                    <Button size="sm" variant="outline" onClick={answering.sendAgain}>
                      Send again
                    </Button>
                  }
                >
                  Your answer is kept, and sent as soon as there is a connection.
                </Notice>
              ) : null}
              {(answering.error ?? hint.error) ? (
                <Notice tone="danger">{failureSentence(answering.error ?? hint.error)}</Notice>
              ) : null}
            </QuestionForm>
          </>
        ) : null}
      </Card>
      {question && results.length > 0 ? (
        <Flex justify="flex-end" mt="3">
          <Box>
            <Button
              variant="plain"
              busy={finish.isPending}
              aria-haspopup="dialog"
              onClick={() => setLeaving(true)}
            >
              Finish here
            </Button>
            <OnDemand
              load={loadFinishDialog}
              what="The question"
              open={isLeaving}
              answered={results.length}
              onClose={() => setLeaving(false)}
              onFinish={() => {
                setLeaving(false)
                setGoneOn(true)
                answering.goOn()
                finish.mutate({ id: session.id })
              }}
            />
            {finish.isError ? <Notice tone="danger">{failureSentence(finish.error)}</Notice> : null}
          </Box>
        </Flex>
      ) : null}
    </>
  )
}

function useSessionChanges({ id }: PracticeSession) {
  const client = useQueryClient()
  const onSuccess = (session: PracticeSession) =>
    client.setQueryData(sessionQuery(id).queryKey, session)
  return {
    hint: useMutation({ ...mutationOf(takePracticeHint), onSuccess }),
    finish: useMutation({
      ...mutationOf(finishPractice),
      onSuccess(session) {
        onSuccess(session)
        invalidatePractice(client)
      },
    }),
  }
}
