import type { PracticeSession } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useQuery } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  Chip,
  Flex,
  Heading,
  LinkButton,
  Notice,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { useEffect, useRef } from 'react'
import { Mastery, masteryWords, percent } from '../../practice/mastery.tsx'
import { minutesText } from '../../practice/minutes.ts'
import { progressQuery } from '../../practice/practice.queries.ts'
import { useStartPractice } from '../../practice/use-start-practice.ts'

interface Props {
  session: PracticeSession
  home: string
  kidUserId: number | undefined
  takesFocus: boolean
}

/** How ten questions went, what was learnt, and what could come next. */
export function SessionEnd({ session, home, kidUserId, takesFocus }: Props) {
  const { results, mastery, mastery_before, title } = session
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const right = results.filter(({ is_right }) => is_right).length
  const seconds = results.reduce((total, result) => total + result.seconds, 0)
  return (
    <Stack gap="8">
      <Card variant="tinted" p={{ base: '5', md: '7' }}>
        <Flex gap="6" align="center" wrap="wrap">
          <Box aria-hidden width="8rem">
            <DoneArt />
          </Box>
          <Box flex="1 1 16rem">
            <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
              {right} of {results.length} right
            </Heading>
            <Text mt="1" fontSize="lg">
              {endSentence(session)}
            </Text>
            <Text color="fg.muted">In {minutesText(seconds)}.</Text>
            <Box mt="4" maxW="20rem">
              <Text fontWeight="semibold" mb="1">
                {title}
              </Text>
              <Mastery mastery={mastery} />
              {percent(mastery) > percent(mastery_before) ? (
                <Text fontSize="sm" color="fg.muted" mt="1">
                  It was {percent(mastery_before)}% before,{' '}
                  {masteryWords(mastery_before).toLowerCase()}.
                </Text>
              ) : null}
            </Box>
          </Box>
        </Flex>
      </Card>
      <Next session={session} home={home} kidUserId={kidUserId} />
      <Section title="Your answers" headingSize="md">
        <Stack as="ol" listStyleType="none" gap="3">
          {results.map(({ number, text, given, is_right }) => (
            <Flex as="li" key={number} gap="3" justify="space-between" align="flex-start">
              <Box minW="0">
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {number}. {text}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  {given ? `You wrote: ${given}` : 'Skipped'}
                </Text>
              </Box>
              <Chip colorPalette={is_right ? 'learn' : 'sun'}>{is_right ? 'Right' : 'Tried'}</Chip>
            </Flex>
          ))}
        </Stack>
      </Section>
    </Stack>
  )
}

/** What was gained, without blame. */
export function endSentence({ results, mastery, mastery_before }: PracticeSession): string {
  const right = results.filter(({ is_right }) => is_right).length
  if (right === results.length) return 'Every one of them. Wonderful!'
  if (mastery >= 0.85) return 'You know this topic well. Time for something new?'
  if (mastery > mastery_before) return 'You know more than before. Keep going!'
  return 'Those were hard ones. Now you have seen how they work.'
}

/** The topic that helps most, the same once more, or an end for today. */
function Next({ session, home, kidUserId }: Omit<Props, 'takesFocus'>) {
  if (kidUserId === undefined)
    return (
      <Flex>
        <LinkButton asChild>
          <Link to={home}>All topics</Link>
        </LinkButton>
      </Flex>
    )
  return <NextOf session={session} home={home} kidUserId={kidUserId} />
}

function NextOf({
  session,
  home,
  kidUserId,
}: Omit<Props, 'takesFocus' | 'kidUserId'> & { kidUserId: number }) {
  const practice = useStartPractice(kidUserId)
  const progress = useQuery(progressQuery(kidUserId))
  const next = progress.data?.topics.find(({ topic }) => topic === progress.data.next_topic)
  const isOther = next !== undefined && next.topic !== session.topic
  const isOpen = progress.data?.right.may_practise ?? false
  return (
    <Box>
      <Flex gap="3" wrap="wrap" minH="12">
        {isOpen && isOther ? (
          <Button
            size="lg"
            busy={practice.isStarting({ topic: next.topic })}
            onClick={() => practice.start({ topic: next.topic })}
          >
            {`Next: ${next.title}`}
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            size="lg"
            variant={isOther ? 'outline' : 'solid'}
            busy={practice.isStarting({ topic: session.topic })}
            onClick={() => practice.start({ topic: session.topic })}
          >
            Ten more of this
          </Button>
        ) : null}
        <LinkButton asChild size="lg" variant={isOpen ? 'plain' : 'solid'}>
          <Link to={home}>Enough for now</Link>
        </LinkButton>
        <LinkButton asChild size="lg" variant="plain">
          <Link to={accountPaths.practiceDashboard.to({}, { id: kidUserId })}>Progress</Link>
        </LinkButton>
      </Flex>
      {practice.error ? <Notice tone="danger">{failureSentence(practice.error)}</Notice> : null}
    </Box>
  )
}
