import { submitAttempt } from '@brightyard/contract/calls'
import type { AttemptPaper } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  isRetryable,
  OnDemand,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Card, Flex, Grid, Notice, Stack } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { invalidateAssessments } from './assessment.queries.ts'
import { isAnswered, isBegun } from './answered.ts'
import { Palette } from './palette.tsx'
import { PlayerBar } from './player-bar.tsx'
import { PlayerNotices } from './player-notices.tsx'
import { QuestionCard } from './question-card.tsx'
import { useSaving } from './use-saving.ts'
import { windowName } from './window-name.ts'

const loadHandInDialog = () => import('./hand-in-dialog.tsx')

/** One question at a time, the way to all of them, the clock, and the hand-in. */
export function Player({ paper }: { paper: AttemptPaper }) {
  const { attempt, assessment_id: id, questions, sections, taker, title } = paper
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = () => {
    invalidateAssessments(client)
    const named = { kid: taker.user_id ?? undefined, attempt: attempt.id }
    void navigate(assessmentPaths.submission.to({ id }, named), { replace: true })
  }
  const saving = useSaving(paper, leave)
  const { answers } = saving
  const [at, setAt] = useState(() => {
    const first = questions.findIndex((one) => !isAnswered(one, answers.get(one.id)))
    return Math.max(0, first)
  })
  const [isAsking, setAsking] = useState(false)
  const [isOver, setOver] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const handedIn = () => {
    saving.end()
    leave()
  }
  const submit = useMutation({ ...mutationOf(submitAttempt), onSuccess: handedIn })
  const handIn = () =>
    submit.mutate({ id: attempt.id, device: windowName(), answers: saving.unsaved() })
  // It is needed where the connection may be gone by then.
  useEffect(() => void loadHandInDialog().catch(() => {}), [])
  const question = questions[at]
  if (!question) return null
  const go = (to: number) => {
    setAt(to)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const open = questions.filter((one) => !isAnswered(one, answers.get(one.id)))
  return (
    <>
      <PlayerBar
        title={title}
        taker={taker}
        saving={saving}
        isOver={isOver}
        onEnd={() => {
          setOver(true)
          handIn()
        }}
      />
      <PlayerNotices paper={paper} saving={saving} />
      {submit.isError ? (
        <Box mb="4">
          <Notice
            tone="danger"
            title="Not handed in yet"
            action={
              <Button size="sm" variant="outline" busy={submit.isPending} onClick={handIn}>
                Hand in again
              </Button>
            }
          >
            {isRetryable(submit.error)
              ? isOver
                ? 'The time is over, and there is no connection. What was saved is handed in for you.'
                : 'You can hand in once you are connected. Your answers are kept.'
              : failureSentence(submit.error)}
          </Notice>
        </Box>
      ) : null}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
        gap="6"
        alignItems="start"
      >
        <Card p={{ base: '4', md: '7' }} minH="24rem">
          <QuestionCard
            key={question.id}
            question={question}
            total={questions.length}
            section={sections.find((one) => one.id === question.section_id)}
            showsTitle={sections.length > 1}
            answer={answers.get(question.id)}
            headingRef={heading}
            disabled={isOver}
            onAnswer={(change) => saving.answer(question.id, change)}
          />
          <Flex gap="3" wrap="wrap" mt="8" justify="space-between">
            <Button variant="outline" disabled={at === 0} onClick={() => go(at - 1)}>
              Previous
            </Button>
            {at < questions.length - 1 ? (
              <Button onClick={() => go(at + 1)}>Next question</Button>
            ) : (
              <Button aria-haspopup="dialog" disabled={isOver} onClick={() => setAsking(true)}>
                Finish
              </Button>
            )}
          </Flex>
        </Card>
        <Stack gap="5">
          <Palette questions={questions} answers={answers} current={at} onGo={go} />
          <Button
            variant="outline"
            size="lg"
            aria-haspopup="dialog"
            disabled={isOver}
            onClick={() => setAsking(true)}
          >
            Hand in
          </Button>
        </Stack>
      </Grid>
      <OnDemand
        load={loadHandInDialog}
        what="The question"
        open={isAsking}
        total={questions.length}
        unanswered={open.length}
        unfinished={open.filter((one) => isBegun(answers.get(one.id))).length}
        flagged={questions.filter((one) => answers.get(one.id)?.is_flagged).length}
        busy={submit.isPending}
        offline={saving.state === 'waiting' || !navigator.onLine}
        onClose={() => setAsking(false)}
        onHandIn={() => {
          setAsking(false)
          handIn()
        }}
      />
    </>
  )
}
