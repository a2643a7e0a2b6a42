import { accountPaths } from '@brightyard/contract/paths'
import {
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { Box, LinkButton, PageHeading } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { sessionQuery } from '../../practice/practice.queries.ts'
import { idIn } from '../../practice/practising-kid.ts'
import { Asking } from './asking.tsx'

interface Subject {
  id: number
  kidUserId: number | undefined
}

/** Another family's session, and an id that cannot be one, is not found. */
export async function loader({ params, request, queryClient }: PageContext): Promise<Subject> {
  const id = idIn(params.id ?? '')
  if (id === undefined) throw pageNotFound()
  await loadSubject(queryClient.fetchQuery({ ...sessionQuery(id), retry: false }))
  return { id, kidUserId: idIn(new URL(request.url).searchParams.get('kid') ?? '') }
}

/** Ten questions, one at a time; the server has the state, so a reload goes on where it was. */
export function Component() {
  const { id, kidUserId } = useLoaderData<Subject>()
  const query = useQuery(sessionQuery(id))
  const title = query.data?.title ?? 'Practice'
  const home = accountPaths.practWorks.to({}, { id: kidUserId })
  return (
    <Box maxW="44rem" mx="auto" pb="8" colorPalette="learn">
      <PageHead title={title} description="Ten questions of one topic." hidden />
      <PageHeading
        actions={
          query.data?.finished_at ? null : (
            <LinkButton asChild variant="plain">
              <Link to={home}>Take a break</Link>
            </LinkButton>
          )
        }
      >
        {title}
      </PageHeading>
      <Box minH="28rem">
        <QueryBoundary query={query} what="the questions" lines={8}>
          {(session) => (
            <Asking key={session.id} session={session} home={home} kidUserId={kidUserId} />
          )}
        </QueryBoundary>
      </Box>
    </Box>
  )
}
