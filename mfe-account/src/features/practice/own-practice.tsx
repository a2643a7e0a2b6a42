import { firstNameOf, type PracticeRight } from '@brightyard/contract/entities'
import { failureSentence, useQuery } from '@brightyard/runtime'
import { Box, Button, Card, Flex, Grid, Heading, Notice, Stack, Text } from '@brightyard/ui'
import { LearnScene } from '@brightyard/ui/art'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { progressQuery, topicsQuery, worksQuery } from '../../practice/practice.queries.ts'
import { type StartPractice, useStartPractice } from '../../practice/use-start-practice.ts'
import { Week } from '../../practice/week.tsx'
import { Topics } from './topics.tsx'
import { Worksheets } from './worksheets.tsx'

interface Props {
  kidUserId: number
  /** The student's own page. */
  isOwn: boolean
}

/** What to do next, worksheets, and every topic. */
export function OwnPractice({ kidUserId, isOwn }: Props) {
  const [classNumber, setClass] = useState<number>()
  const works = useQuery(worksQuery(kidUserId))
  const topics = useQuery(topicsQuery(kidUserId, classNumber))
  const practice = useStartPractice(kidUserId)
  return (
    <Stack gap="8">
      <GoOn kidUserId={kidUserId} isOwn={isOwn} practice={practice} />
      {practice.error ? <Notice tone="danger">{failureSentence(practice.error)}</Notice> : null}
      <QueryBoundary query={works} what="the worksheets" lines={4}>
        {(data) => <Worksheets works={data} practice={practice} />}
      </QueryBoundary>
      <QueryBoundary query={topics} what="the topics" lines={10}>
        {({ kid, right, data }) => (
          <Topics
            topics={data}
            classNumber={classNumber ?? kid.class_number}
            onClass={setClass}
            mayStart={right.may_practise}
            practice={practice}
          />
        )}
      </QueryBoundary>
    </Stack>
  )
}

/** The one next thing: the open session's topic, or the one that helps most. */
function GoOn({ kidUserId, isOwn, practice }: Props & { practice: StartPractice }) {
  const progress = useQuery(progressQuery(kidUserId))
  return (
    <Card variant="tinted" p={{ base: '5', md: '7' }} minH="13rem">
      <QueryBoundary query={progress} what="what comes next" lines={4}>
        {({ kid, right, topics, next_topic, days_this_week }) => {
          const next = topics.find(({ topic }) => topic === next_topic)
          const firstName = firstNameOf(kid.name)
          return (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem' }}
              gap="6"
              alignItems="center"
            >
              <Box>
                <Text color="colorPalette.fg" fontWeight="bold">
                  Next
                </Text>
                <Heading as="h2" size="lg">
                  {next?.title ?? 'Ten questions'}
                </Heading>
                <Text mt="1">{rightSentence(right, isOwn)}</Text>
                <Flex mt="4" mb="5">
                  <Button
                    size="lg"
                    disabled={!right.may_practise}
                    busy={practice.isStarting({ topic: next_topic })}
                    onClick={() => practice.start({ topic: next_topic })}
                  >
                    Start ten questions
                  </Button>
                </Flex>
                <Week days={days_this_week} who={isOwn ? 'You' : firstName} />
              </Box>
              <Box hideBelow="md">
                <LearnScene />
              </Box>
            </Grid>
          )
        }}
      </QueryBoundary>
    </Card>
  )
}

function rightSentence({ is_subscribed, free_sessions_left }: PracticeRight, isOwn: boolean) {
  if (is_subscribed) return 'As often as you like: it is in the plan.'
  if (free_sessions_left === 0)
    return isOwn
      ? 'Your free sessions are used. Ask your guardian about a plan; worksheets of your school stay free.'
      : 'The free sessions are used. With a plan it goes on; worksheets of the school stay free.'
  return free_sessions_left === 1
    ? 'One free session is left.'
    : `${free_sessions_left} free sessions are left.`
}
