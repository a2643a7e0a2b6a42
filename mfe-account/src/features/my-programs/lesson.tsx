import { finishProgramLesson } from '@brightyard/contract/calls'
import { accountPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  showToast,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { lessonQuery, progressQuery } from './my-programs.queries.ts'

interface Props {
  enrolmentId: number
  lessonId: number
}

/** A lesson to read, watch or practise, and the way on. */
export function Lesson({ enrolmentId, lessonId }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(lessonQuery(enrolmentId, lessonId))
  const finish = useMutation({
    ...mutationOf(finishProgramLesson),
    // It may be shown from before the connection was lost, and then counts as opened from now on.
    onError: () => void query.refetch(),
    async onSuccess({ state, next_lesson }) {
      await Promise.all([
        client.invalidateQueries({ queryKey: progressQuery.queryKey }),
        client.invalidateQueries({ queryKey: lessonQuery(enrolmentId, lessonId).queryKey }),
      ])
      if (state === 'completed')
        showToast({ kind: 'success', title: 'The program is completed. Here is the certificate.' })
      await navigate(
        accountPaths.myPrograms.to(
          { id: enrolmentId },
          next_lesson ? { lesson: next_lesson.id } : {},
        ),
      )
    },
  })
  return (
    <QueryBoundary query={query} what="this lesson" lines={10}>
      {({
        title,
        chapter_title,
        minutes,
        paragraphs,
        video_url,
        practice_topic,
        is_done,
        next_id,
      }) => (
        <Box as="article">
          <Text color="fg.muted">
            {chapter_title} · {minutes} minutes
          </Text>
          <Heading as="h2" size="lg" mb="4">
            {title}
          </Heading>
          <Stack gap="4" maxW="prose" fontSize="lg">
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          {video_url ? (
            <LinkButton
              href={video_url}
              target="_blank"
              rel="noopener noreferrer"
              variant="soft"
              mt="5"
            >
              Watch the video in a new tab
            </LinkButton>
          ) : null}
          {practice_topic ? (
            <LinkButton asChild variant="soft" mt="5">
              <Link to={accountPaths.practWorks.to()}>Practise this</Link>
            </LinkButton>
          ) : null}
          {finish.isError ? (
            <Box mt="5">
              <Notice tone="danger">{failureSentence(finish.error)}</Notice>
            </Box>
          ) : null}
          <Flex gap="3" wrap="wrap" mt="6">
            {is_done ? null : (
              <Button
                busy={finish.isPending}
                onClick={() => finish.mutate({ id: enrolmentId, lesson_id: lessonId })}
              >
                {next_id === null ? 'Finish the program' : 'Done, next lesson'}
              </Button>
            )}
            {is_done && next_id !== null ? (
              <LinkButton asChild variant="outline">
                <Link to={accountPaths.myPrograms.to({ id: enrolmentId }, { lesson: next_id })}>
                  Next lesson
                </Link>
              </LinkButton>
            ) : null}
          </Flex>
        </Box>
      )}
    </QueryBoundary>
  )
}
