import type { Assessment, AttemptSummary } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Box,
  Card,
  Chip,
  Flex,
  Heading,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { useState } from 'react'
import { CandidateSignOut } from '../../candidate/leave-button.tsx'
import { AttemptFacts } from './attempt-facts.tsx'
import { WhenResultsCome } from './submission.tsx'
import { Countdown } from './countdown.tsx'
import { serverClock } from './server-clock.ts'
import { Trail } from './trail.tsx'

/** Not started, running with the time that is left, handed in, or with results. */
export function Status({ assessment }: { assessment: Assessment }) {
  const { title, taker, attempts } = assessment
  const kid = taker.user_id ?? undefined
  return (
    <>
      <PageHeading
        trail={<Trail id={assessment.id} title={title} kid={kid} />}
        actions={<CandidateSignOut taker={taker} />}
      >
        {title}
      </PageHeading>
      {attempts.length === 0 ? <NotStarted assessment={assessment} kid={kid} /> : null}
      <Stack as="ol" listStyleType="none" gap="5">
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} assessment={assessment} attempt={attempt} kid={kid} />
        ))}
      </Stack>
    </>
  )
}

const NotStarted = ({ assessment, kid }: { assessment: Assessment; kid: number | undefined }) => (
  <Notice
    tone="info"
    title="Not started"
    action={
      <LinkButton asChild>
        <Link to={assessmentPaths.instructions.to({ id: assessment.id }, { kid })}>
          Read the rules
        </Link>
      </LinkButton>
    }
  >
    {assessment.state === 'missed'
      ? 'It closed before there was an attempt.'
      : 'The clock starts when you do.'}
  </Notice>
)

interface Props {
  assessment: Assessment
  attempt: AttemptSummary
  kid: number | undefined
}

function Attempt({ assessment, attempt, kid }: Props) {
  const { id, attempts_allowed, server_time } = assessment
  const [clock] = useState(() => serverClock(server_time))
  const isRunning = attempt.state === 'running'
  return (
    <Card as="li" p={{ base: '5', md: '6' }} {...(isRunning ? { variant: 'tinted' } : {})}>
      <Flex justify="space-between" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="md">
          {attempts_allowed > 1 ? `Attempt ${attempt.number}` : 'Your attempt'}
        </Heading>
        <Chip colorPalette={isRunning ? 'sun' : 'learn'}>
          {isRunning ? 'In progress' : attempt.state === 'submitted' ? 'Handed in' : 'Evaluated'}
        </Chip>
      </Flex>
      {isRunning ? (
        <Stack gap="4">
          <Box>
            <Text color="fg.muted" fontSize="sm">
              Time left
            </Text>
            <Countdown endsAt={attempt.ends_at} clock={clock} />
          </Box>
          <Text>{`${attempt.answered} of ${attempt.questions} answered.`}</Text>
        </Stack>
      ) : (
        <Stack gap="5">
          <AttemptFacts attempt={attempt} />
          <WhenResultsCome assessment={assessment} attempt={attempt} />
        </Stack>
      )}
      <Flex mt="5">
        <LinkButton asChild variant={isRunning ? 'solid' : 'outline'}>
          <Link
            to={
              isRunning
                ? assessmentPaths.player.to({ id }, { kid })
                : assessmentPaths.responses.to({ id }, { kid, attempt: attempt.id })
            }
          >
            {isRunning
              ? 'Go on'
              : attempt.state === 'evaluated'
                ? 'See results'
                : 'See your answers'}
          </Link>
        </LinkButton>
      </Flex>
    </Card>
  )
}
