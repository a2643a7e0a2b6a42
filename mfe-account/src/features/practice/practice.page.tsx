import { getKidStatus } from '@brightyard/contract/calls'
import { kidSelected } from '@brightyard/contract/channels'
import type { KidStatus } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import {
  channel,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  type QueryClient,
  redirect,
  toPageNotFound,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Avatar, Box, Flex, Grid, LinkButton, PageHeading, Stack, Text } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { kidsQuery } from '../../signed-in/kids.queries.ts'
import { signedInUser } from '../../signed-in/signed-in-user.ts'
import { isStudent } from '../../student/student-address.ts'
import { Progress } from './progress.tsx'

/** Whether a kid's practice is open, and until when. */
const practiceQuery = (kidUserId: number) =>
  queryOf(getKidStatus, { user_id: kidUserId }, { mapError: toPageNotFound, staleTime: 10_000 })

/** Fetches the practice of a page. Throws `pageNotFound()` for somebody else's kid. */
async function ensurePractice(client: QueryClient, kidUserId: number) {
  await loadSubject(client.fetchQuery(practiceQuery(kidUserId)))
  return kidUserId
}

/** The kid of `id` in the address; a student is always the own one, others the chosen kid. */
function kidIn(query: URLSearchParams): number | null {
  const user = signedInUser()
  const [, id = ''] = [...query].find(([key]) => key.toLowerCase() === 'id') ?? []
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id)
  if (user && isStudent(user)) return user.id
  return channel(kidSelected).latest()?.kid?.user_id ?? null
}

/** Where Choose a kid leads to. Without a kid, the kid is chosen first. */
export async function loader({ request, queryClient }: PageContext) {
  const kidUserId = kidIn(new URL(request.url).searchParams)
  if (kidUserId === null) return redirect(accountPaths.selectKid.to())
  void queryClient.prefetchQuery(kidsQuery)
  return ensurePractice(queryClient, kidUserId)
}

export function Component() {
  const kidUserId = useLoaderData<number>()
  const query = useQuery(practiceQuery(kidUserId))
  const kids = useQuery(kidsQuery)
  const kid = kids.data?.data.find(({ user_id }) => user_id === kidUserId)
  const title = kid ? `${kid.name}’s practice` : 'Practice'
  return (
    <>
      <PageHead title={title} description="A kid’s practice plan and progress." hidden />
      <Flex align="flex-start" gap="5" mb="2">
        <Avatar name={kid?.name ?? 'Kid'} src={kid?.avatar ?? null} size="lg" decorative />
        <PageHeading intro="What there is to practise, and what has been achieved.">
          {title}
        </PageHeading>
      </Flex>
      <Box minH="24rem" pb="6">
        <QueryBoundary query={query} what="the practice plan">
          {(status) => (
            <Grid
              templateColumns={{
                base: 'minmax(0, 1fr)',
                lg: kid ? 'repeat(2, minmax(0, 1fr))' : '',
              }}
              gap="6"
              alignItems="start"
            >
              <Part title={status.Heading}>
                <Plan status={status} />
              </Part>
              {kid && <Progress studentId={kid.student_id} />}
            </Grid>
          )}
        </QueryBoundary>
      </Box>
    </>
  )
}

const Plan = ({ status: { isAppDashboard, message } }: { status: KidStatus }) => (
  <Stack gap="4">
    <Text>{message}</Text>
    <Flex gap="3" wrap="wrap">
      <LinkButton asChild colorPalette="learn">
        <Link to={contentPaths.programs.to()}>
          {isAppDashboard ? 'Choose what to practise' : 'See programs'}
        </Link>
      </LinkButton>
      <LinkButton asChild variant="outline">
        <Link to={accountPaths.selectKid.to()}>Another kid</Link>
      </LinkButton>
    </Flex>
  </Stack>
)
