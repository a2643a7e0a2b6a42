import type { Assessment } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Grid,
  LinkButton,
  Notice,
  PageHeading,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import type { ReactNode } from 'react'
import { CandidateSignOut } from '../../candidate/leave-button.tsx'
import { StartForm } from './start-form.tsx'
import { marksText, questionsText, reviewText, timeText } from './words.ts'
import { Trail } from './trail.tsx'

/** Rules, time and marks, and the consent without which nothing starts. */
export function Instructions({ assessment }: { assessment: Assessment }) {
  const { title, subject, given_by, summary, sections, taker } = assessment
  return (
    <>
      <PageHeading
        trail={<Trail id={assessment.id} title={title} kid={taker.user_id ?? undefined} />}
        intro={summary || `${subject}, from ${given_by}.`}
        actions={<CandidateSignOut taker={taker} />}
      >
        {title}
      </PageHeading>
      <Stack gap="8">
        <Facts assessment={assessment} />
        <Section title="Good to know" headingSize="md">
          <Rules assessment={assessment} />
        </Section>
        {sections.length > 1 && (
          <Section title="Parts" headingSize="md">
            <Stack as="ol" listStyleType="none" gap="3">
              {sections.map((section) => (
                <Box as="li" key={section.id}>
                  <Text fontWeight="semibold">{section.title}</Text>
                  <Text color="fg.muted">
                    {`${questionsText(section.questions)}, ${marksText(section.marks)}`}
                  </Text>
                  {section.note && <Text>{section.note}</Text>}
                </Box>
              ))}
            </Stack>
          </Section>
        )}
        <WayIn assessment={assessment} />
      </Stack>
    </>
  )
}

function Facts({ assessment }: { assessment: Assessment }) {
  const { minutes, questions, marks, attempts_allowed, attempts_left } = assessment
  return (
    <Card variant="tinted" p={{ base: '5', md: '6' }}>
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="5">
        <Fact name="Time">{timeText(minutes)}</Fact>
        <Fact name="Questions">{questions}</Fact>
        <Fact name="Marks">{marksText(marks).split(' ')[0]}</Fact>
        <Fact name="Attempts left">{`${attempts_left} of ${attempts_allowed}`}</Fact>
      </Grid>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Text as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Text>
    <Text as="dd" fontWeight="bold" fontSize="xl">
      {children}
    </Text>
  </Box>
)

function Rules({ assessment }: { assessment: Assessment }) {
  const { minutes, rules, has_negative_marks, is_shuffled, closes_at } = assessment
  const all: ReactNode[] = [
    `You have ${timeText(minutes)} from the moment you start. The clock cannot be paused, not even when you close the page.`,
    'Every answer is saved by itself. If the connection fails, go on: your answers are kept and sent later.',
    'When the time is over, what you have answered is handed in for you.',
    has_negative_marks
      ? 'Some wrong answers take marks off; leaving a question out does not.'
      : 'A wrong answer takes no marks off, so it is worth trying every question.',
    ...(is_shuffled ? ['Everybody gets the questions in another order.'] : []),
    reviewText(assessment),
    ...(closes_at
      ? [
          <>
            It closes <DateTime iso={closes_at} show="moment" zone="home" />: nobody has time beyond
            that.
          </>,
        ]
      : []),
    ...rules,
  ]
  return (
    <chakra.ul listStyleType="disc" paddingStart="5" display="grid" gap="2">
      {all.map((rule, index) => (
        <li key={index}>{rule}</li>
      ))}
    </chakra.ul>
  )
}

/** The start, or why there is none. */
function WayIn({ assessment }: { assessment: Assessment }) {
  const { id, state, attempts_left, opens_at, taker } = assessment
  const kid = taker.user_id ?? undefined
  if (state === 'running')
    return (
      <Notice
        tone="info"
        title="You have started already"
        action={
          <LinkButton asChild>
            <Link to={assessmentPaths.player.to({ id }, { kid })}>Go on</Link>
          </LinkButton>
        }
      >
        Your clock is running.
      </Notice>
    )
  if (state === 'upcoming')
    return (
      <Notice tone="info" title="Not open yet">
        {opens_at ? (
          <>
            It opens <DateTime iso={opens_at} show="moment" zone="home" />. Please come back then.
          </>
        ) : null}
      </Notice>
    )
  if (attempts_left === 0)
    return (
      <Notice
        tone="info"
        title={state === 'missed' ? 'This assessment is closed' : 'You have handed in'}
        action={
          state === 'missed' ? null : (
            <LinkButton asChild variant="outline">
              <Link to={assessmentPaths.status.to({ id }, { kid })}>How it stands</Link>
            </LinkButton>
          )
        }
      >
        {state === 'missed'
          ? 'Please ask your teacher if you missed it.'
          : 'There is no attempt left.'}
      </Notice>
    )
  return <StartForm assessment={assessment} />
}
