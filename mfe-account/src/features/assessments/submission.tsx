import type { Assessment, AttemptSummary } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Card, Flex, LinkButton, PageHeading, Stack, Text } from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { CandidateSignOut } from '../../candidate/leave-button.tsx'
import { AttemptFacts } from './attempt-facts.tsx'
import { reviewText, scoreText } from './words.ts'

interface Props {
  assessment: Assessment
  attempt: AttemptSummary
}

/** That it has arrived, how much of it, and when the results come. */
export function Submission({ assessment, attempt }: Props) {
  const { id, title, taker, attempts_left } = assessment
  const kid = taker.user_id ?? undefined
  const isByTime = attempt.submitted_by === 'time'
  return (
    <>
      <PageHeading
        intro={
          isByTime
            ? 'The time was over, so we handed in what was saved.'
            : 'Well done. Everything has arrived.'
        }
        actions={<CandidateSignOut taker={taker} />}
      >
        {`“${title}” is handed in`}
      </PageHeading>
      <Card variant="tinted" p={{ base: '5', md: '7' }}>
        <Flex gap="6" wrap="wrap" align="center">
          <Box aria-hidden width="8rem">
            <DoneArt />
          </Box>
          <Stack gap="5" flex="1 1 18rem">
            <AttemptFacts attempt={attempt} />
            <WhenResultsCome assessment={assessment} attempt={attempt} />
          </Stack>
        </Flex>
      </Card>
      <Flex gap="3" wrap="wrap" mt="6">
        <LinkButton asChild>
          <Link to={assessmentPaths.responses.to({ id }, { kid, attempt: attempt.id })}>
            {attempt.state === 'evaluated' ? 'See results' : 'See your answers'}
          </Link>
        </LinkButton>
        <LinkButton asChild variant="outline">
          <Link to={assessmentPaths.list.to({}, { kid })}>All assessments</Link>
        </LinkButton>
        {attempts_left > 0 ? (
          <LinkButton asChild variant="plain">
            <Link to={assessmentPaths.instructions.to({ id }, { kid })}>Try again</Link>
          </LinkButton>
        ) : null}
      </Flex>
    </>
  )
}

/** The marks where they are known, the moment where that is known, and otherwise who decides. */
export function WhenResultsCome({ assessment, attempt }: Props) {
  if (attempt.score !== null)
    return (
      <Text fontSize="lg" fontWeight="bold">
        {scoreText(attempt.score, attempt.marks)}
      </Text>
    )
  return (
    <Text>
      {attempt.results_at && attempt.state === 'submitted' ? (
        <>
          The results come <DateTime iso={attempt.results_at} show="moment" zone="home" />.
        </>
      ) : (
        reviewText(assessment)
      )}
    </Text>
  )
}
