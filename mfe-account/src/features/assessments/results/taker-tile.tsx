import type { AssessmentRun, AssessmentTaker } from '@brightyard/contract/entities'
import { DateTime, Link, OnDemand } from '@brightyard/runtime'
import { Box, Button, chakra, Flex, Link as StyledLink, Span, Text } from '@brightyard/ui'
import { useState } from 'react'
import { useNow } from '../../../time/use-now.ts'
import { timeText, usedText } from '../words.ts'
import { percentText, stateNames } from './results-words.ts'
import { addressOf } from './results.queries.ts'

const loadHandIn = () => import('./hand-in-for-dialog.tsx')
const loadMoreTime = () => import('./more-time-dialog.tsx')

/** One person: where they stand, and what can be done for them. */
export function TakerTile({ run, taker }: { run: AssessmentRun; taker: AssessmentTaker }) {
  const { name, class_name, state, running, best, extra_minutes } = taker
  const [asked, setAsked] = useState<'hand-in' | 'time' | null>(null)
  const close = () => setAsked(null)
  const mayHaveTime = run.state === 'published' && (state === 'running' || state === 'not_started')
  return (
    <chakra.li
      bg="bg"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.solid"
      borderInlineStartStyle={state === 'not_started' ? 'dashed' : 'solid'}
      colorPalette={stateNames[state].colour}
      px="4"
      py="3"
    >
      <Flex gap="2" justify="space-between" align="baseline">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
          {taker.candidate_id === null ? class_name : 'Candidate'}
        </Text>
      </Flex>
      {running && <Answering run={run} running={running} />}
      {best && !running && (
        <Text fontSize="sm">
          <StyledLink asChild fontWeight="semibold">
            <Link to={addressOf(run.id, { part: 'results', attempt: best.attempt_id })}>
              {percentText(best.percent)}
              <Span srOnly>, answers of {name}</Span>
            </Link>
          </StyledLink>
          <Span color="fg.muted">{` in ${usedText(best.used_seconds)}`}</Span>
        </Text>
      )}
      {extra_minutes > 0 && (
        <Text fontSize="sm" color="fg.muted">{`${extra_minutes} extra minutes`}</Text>
      )}
      {(running || mayHaveTime) && (
        <Flex gap="2" wrap="wrap" mt="2">
          {mayHaveTime && (
            <Small
              label={`More time for ${name}`}
              words="More time"
              onClick={() => setAsked('time')}
            />
          )}
          {running && (
            <Small
              label={`Hand in for ${name}`}
              words="Hand in for them"
              onClick={() => setAsked('hand-in')}
            />
          )}
        </Flex>
      )}
      <OnDemand
        load={loadMoreTime}
        what="The form"
        run={run}
        taker={taker}
        open={asked === 'time'}
        onClose={close}
      />
      {running && (
        <OnDemand
          load={loadHandIn}
          what="The question"
          name={name}
          attempt={running.attempt_id}
          open={asked === 'hand-in'}
          onClose={close}
        />
      )}
    </chakra.li>
  )
}

const Small = (props: { label: string; words: string; onClick: () => void }) => (
  <Button
    variant="soft"
    size="sm"
    minH="2.75rem"
    aria-label={props.label}
    aria-haspopup="dialog"
    onClick={props.onClick}
  >
    {props.words}
  </Button>
)

/** How much is answered, and how much time is left. */
function Answering({
  run,
  running,
}: {
  run: AssessmentRun
  running: NonNullable<AssessmentTaker['running']>
}) {
  const now = useNow()
  const left = Math.max(0, Math.ceil((Date.parse(running.ends_at) - now.getTime()) / 60_000))
  const share = run.questions > 0 ? running.answered / run.questions : 0
  return (
    <Box mt="1">
      <Box aria-hidden bg="colorPalette.subtle" borderRadius="full" height="2" overflow="hidden">
        <Box bg="colorPalette.solid" height="full" style={{ width: `${share * 100}%` }} />
      </Box>
      <Text fontSize="sm" mt="1">
        {`${running.answered} of ${run.questions} answered, ${timeText(left)} left`}
      </Text>
      {running.seen_at && (
        <Text fontSize="sm" color="fg.muted">
          Last seen <DateTime iso={running.seen_at} show="relative" />
        </Text>
      )}
    </Box>
  )
}
