import { firstNameOf, type PracticeProgress } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  redirect,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Button,
  Flex,
  Grid,
  LinkButton,
  Notice,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { minutesText } from '../../practice/minutes.ts'
import { idOfQuery, kidOf } from '../../practice/practising-kid.ts'
import { progressQuery } from '../../practice/practice.queries.ts'
import { useStartPractice } from '../../practice/use-start-practice.ts'
import { Week } from '../../practice/week.tsx'
import { isStudent } from '../../student/student-address.ts'
import { LastSessions } from './last-sessions.tsx'
import { TopicTable } from './topic-table.tsx'

/** Of the kid in the address, its path or its query; without one of the current kid, who is chosen first. */
export async function loader({ params, request, queryClient }: PageContext) {
  const named = params.id ?? idOfQuery(new URL(request.url).searchParams)
  const kidUserId = kidOf(named)
  if (kidUserId === null) return redirect(accountPaths.selectKid.to())
  await loadSubject(queryClient.fetchQuery({ ...progressQuery(kidUserId), retry: false }))
  return kidUserId
}

export function Component() {
  const kidUserId = useLoaderData<number>()
  const user = useUser()
  const query = useQuery(progressQuery(kidUserId))
  const isOwn = user !== null && isStudent(user)
  const name = query.data?.kid.name
  const title = isOwn ? 'My progress' : name ? `${name}’s progress` : 'Progress'
  return (
    <Box colorPalette="learn" minH="32rem" pb="6">
      <PageHead title={title} description="Topics, time and progress in maths." hidden />
      <PageHeading
        intro={
          isOwn
            ? 'What you know, and what comes next.'
            : 'What is known, what is growing, and what comes next.'
        }
        actions={
          <LinkButton asChild variant="outline">
            <Link to={accountPaths.practWorks.to({}, { id: kidUserId })}>To practice</Link>
          </LinkButton>
        }
      >
        {title}
      </PageHeading>
      <QueryBoundary query={query} what="the progress" lines={14}>
        {(progress) => <Progress progress={progress} isOwn={isOwn} kidUserId={kidUserId} />}
      </QueryBoundary>
    </Box>
  )
}

interface Props {
  progress: PracticeProgress
  isOwn: boolean
  kidUserId: number
}

function Progress({ progress, isOwn, kidUserId }: Props) {
  const { kid, topics, days_this_week, seconds_total, sessions, next_topic, right } = progress
  const practice = useStartPractice(kidUserId)
  const firstName = firstNameOf(kid.name)
  const who = isOwn ? 'You' : firstName
  const answered = topics.reduce((total, topic) => total + topic.answered, 0)
  const correct = topics.reduce((total, topic) => total + topic.right, 0)
  const next = topics.find(({ topic }) => topic === next_topic)
  return (
    <Stack gap="6">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="stretch"
      >
        <Part title="This week">
          <Week days={days_this_week} who={who} />
          <Text mt="4">
            {answered === 0
              ? `${who} ${isOwn ? 'have' : 'has'} not practised yet.`
              : `${who} answered ${answered} ${answered === 1 ? 'question' : 'questions'} so far, ${correct} of them right, in ${minutesText(seconds_total)}.`}
          </Text>
        </Part>
        <Part title="Next">
          <Text fontSize="xl" fontWeight="bold">
            {next?.title ?? 'Ten questions'}
          </Text>
          <Text mb="4">
            {next?.mastery === null || next === undefined
              ? 'Something new.'
              : 'Ten questions here help most.'}
          </Text>
          <Flex>
            <Button
              disabled={!right.may_practise}
              busy={practice.isStarting({ topic: next_topic })}
              onClick={() => practice.start({ topic: next_topic })}
            >
              Start ten questions
            </Button>
          </Flex>
          {right.may_practise ? null : (
            <Text mt="2" color="fg.muted" fontSize="sm">
              The free sessions are used; with a plan it goes on.
            </Text>
          )}
          {practice.error ? <Notice tone="danger">{failureSentence(practice.error)}</Notice> : null}
        </Part>
      </Grid>
      <TopicTable topics={topics} />
      <LastSessions sessions={sessions} />
    </Stack>
  )
}
