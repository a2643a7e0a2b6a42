import { type AssessmentCard, firstNameOf, type Taker } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, useUser } from '@brightyard/runtime'
import {
  Box,
  Card,
  Chip,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  PageHeading,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { ClockIcon } from '@brightyard/ui/icons'
import { isStudent } from '../../student/student-address.ts'
import { CandidateSignOut } from '../../candidate/leave-button.tsx'
import { KidsNav } from './kids-nav.tsx'
import { marksText, questionsText, scoreText, timeText } from './words.ts'

interface Props {
  taker: Taker
  cards: readonly AssessmentCard[]
}

const isToDo = ({ state }: AssessmentCard) =>
  state === 'running' || state === 'due' || state === 'upcoming'

/** What to do first at the top; what is done below, each with the one step that comes next. */
export function AssessmentList({ taker, cards }: Props) {
  const user = useUser()
  const isOwn = !user || isStudent(user)
  const firstName = firstNameOf(taker.name)
  const toDo = cards.filter(isToDo)
  const done = cards.filter(({ state }) => state === 'submitted' || state === 'evaluated')
  const missed = cards.filter(({ state }) => state === 'missed')
  return (
    <>
      <PageHeading
        actions={<CandidateSignOut taker={taker} />}
        intro={
          isOwn
            ? 'Take your time to read, and watch the clock: it keeps running once you have started.'
            : `${firstName} answers these alone. Start one when ${firstName} is ready, then hand over the phone or tablet.`
        }
      >
        {isOwn ? 'My assessments' : `${firstName}’s assessments`}
      </PageHeading>
      {isOwn ? null : <KidsNav current={taker.user_id} />}
      <Stack gap="10">
        <Section title="To do" headingSize="md">
          {toDo.length === 0 ? (
            <EmptyState title="Nothing to do" art={<DoneArt />}>
              {taker.user_id === null
                ? 'You have done what you were invited to.'
                : 'A new assessment appears here as soon as a teacher gives it out.'}
            </EmptyState>
          ) : (
            <Cards cards={toDo} kid={taker.user_id} />
          )}
        </Section>
        {done.length > 0 && (
          <Section title="Done" headingSize="md">
            <Cards cards={done} kid={taker.user_id} />
          </Section>
        )}
        {missed.length > 0 && (
          <Section title="Missed" headingSize="md">
            <Cards cards={missed} kid={taker.user_id} />
          </Section>
        )}
      </Stack>
    </>
  )
}

const Cards = ({ cards, kid }: { cards: readonly AssessmentCard[]; kid: number | null }) => (
  <Stack as="ul" listStyleType="none" gap="4">
    {cards.map((card) => (
      <One key={card.id} card={card} kid={kid ?? undefined} />
    ))}
  </Stack>
)

function One({ card, kid }: { card: AssessmentCard; kid: number | undefined }) {
  const { title, subject, given_by, minutes, questions, marks, state, attempt } = card
  const isRunning = state === 'running'
  return (
    <Card as="li" p={{ base: '5', md: '6' }} {...(isRunning ? { variant: 'tinted' } : {})}>
      <Flex gap="5" wrap="wrap" align="center" justify="space-between">
        <Box flex="1 1 18rem" minW="0">
          <Flex gap="2" wrap="wrap" align="center" mb="1">
            <Text color="colorPalette.fg" fontWeight="bold" fontSize="sm">
              {subject}
            </Text>
            <State card={card} />
          </Flex>
          <Heading as="h3" size="md" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1">
            {`${questionsText(questions)}, ${marksText(marks)}, from ${given_by}`}
          </Text>
          <Flex gap="2" align="center" mt="2">
            <ClockIcon size={18} aria-hidden />
            <Text fontSize="sm">
              {timeText(minutes)}
              {card.attempts_allowed > 1 && isToDo(card)
                ? `, ${card.attempts_left} of ${card.attempts_allowed} attempts left`
                : null}
            </Text>
          </Flex>
          <Times card={card} />
        </Box>
        <Stack gap="2" align={{ base: 'flex-start', md: 'flex-end' }}>
          {state === 'evaluated' && attempt && attempt.score !== null ? (
            <Text fontWeight="bold" fontSize="lg">
              {scoreText(attempt.score, attempt.marks)}
            </Text>
          ) : null}
          <NextStep card={card} kid={kid} />
        </Stack>
      </Flex>
    </Card>
  )
}

function State({ card: { state } }: { card: AssessmentCard }) {
  switch (state) {
    case 'running':
      return <Chip colorPalette="sun">In progress</Chip>
    case 'due':
      return <Chip colorPalette="learn">Open</Chip>
    case 'upcoming':
      return <Chip colorPalette="neutral">Opens later</Chip>
    case 'submitted':
      return <Chip colorPalette="brand">Handed in</Chip>
    case 'evaluated':
      return <Chip colorPalette="learn">Results are here</Chip>
    case 'missed':
      return <Chip colorPalette="neutral">Closed</Chip>
  }
}

/** The one moment that matters next. */
function Times({ card: { state, opens_at, closes_at, attempt } }: { card: AssessmentCard }) {
  const [words, iso] =
    state === 'running'
      ? ['Your time ends ', attempt?.ends_at ?? null]
      : state === 'upcoming'
        ? ['Opens ', opens_at]
        : state === 'due'
          ? ['Open until ', closes_at]
          : state === 'missed'
            ? ['Closed ', closes_at]
            : ['Handed in ', attempt?.submitted_at ?? null]
  if (!iso) return null
  return (
    <Text fontSize="sm" color="fg.muted">
      {words}
      <DateTime iso={iso} show={state === 'missed' ? 'day' : 'moment'} zone="home" />
    </Text>
  )
}

function NextStep({ card, kid }: { card: AssessmentCard; kid: number | undefined }) {
  const { id, state, title } = card
  const [label, to, isMain] =
    state === 'running'
      ? (['Go on', assessmentPaths.player, true] as const)
      : state === 'due'
        ? (['Start', assessmentPaths.instructions, true] as const)
        : state === 'evaluated'
          ? (['See results', assessmentPaths.responses, false] as const)
          : state === 'submitted'
            ? (['See what you handed in', assessmentPaths.submission, false] as const)
            : (['What it is about', assessmentPaths.instructions, false] as const)
  return (
    <Flex gap="3" wrap="wrap">
      {card.attempt && state !== 'running' && card.attempts_left > 0 ? (
        <LinkButton asChild variant="plain" aria-label={`Try again: ${title}`}>
          <Link to={assessmentPaths.instructions.to({ id }, { kid })}>Try again</Link>
        </LinkButton>
      ) : null}
      <LinkButton asChild variant={isMain ? 'solid' : 'outline'}>
        <Link to={to.to({ id }, { kid })} aria-label={`${label}: ${title}`}>
          {label}
        </Link>
      </LinkButton>
    </Flex>
  )
}
