import { contentPaths } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { Box, EmptyState, LinkButton, Notice, PageHeading, Stack } from '@brightyard/ui'
import type { ProgramProgress } from '@brightyard/contract/entities'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { Enrolment } from './enrolment.tsx'
import { progressQuery } from './my-programs.queries.ts'
import { ProgramProgressCard } from './progress-card.tsx'

/** Without an id all of them; an enrolment that is not this family's is not found. */
export async function loader({ params, queryClient }: PageContext): Promise<number | null> {
  const { id } = params
  if (!id) {
    void queryClient.prefetchQuery(progressQuery)
    return null
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) throw pageNotFound()
  const progress = await queryClient.ensureQueryData(progressQuery).catch(() => null)
  const wanted = Number(id)
  if (progress && !progress.data.some(({ enrolment_id }) => enrolment_id === wanted))
    throw pageNotFound()
  return wanted
}

export function Component() {
  const id = useLoaderData<number | null>()
  const query = useQuery(progressQuery)
  return (
    <Box colorPalette="learn">
      <PageHead title="My programs" description="Lessons, progress and certificates." hidden />
      {id === null ? (
        <>
          <PageHeading intro="Go on where you were, and see what is done.">My programs</PageHeading>
          <QueryBoundary query={query} what="your programs">
            {({ data }) =>
              data.length === 0 ? (
                <EmptyState
                  title="Nobody is enrolled in a program yet"
                  action={
                    <LinkButton asChild>
                      <Link to={contentPaths.allPrograms.to()}>See all programs</Link>
                    </LinkButton>
                  }
                >
                  The first chapter of every program is open to try.
                </EmptyState>
              ) : (
                <Stack gap="5">
                  <Enrolled enrolments={data} />
                  <Stack as="ul" gap="5" listStyleType="none">
                    {data.map((progress) => (
                      <li key={progress.enrolment_id}>
                        <ProgramProgressCard progress={progress} />
                      </li>
                    ))}
                  </Stack>
                </Stack>
              )
            }
          </QueryBoundary>
        </>
      ) : (
        <QueryBoundary query={query} what="this program" lines={10}>
          {({ data }) => {
            const progress = data.find(({ enrolment_id }) => enrolment_id === id)
            return progress ? <Enrolment progress={progress} /> : null
          }}
        </QueryBoundary>
      )}
    </Box>
  )
}

/** After kids were enrolled free of charge: no payment has told so. */
function Enrolled({ enrolments }: { enrolments: readonly ProgramProgress[] }) {
  const [search] = useSearchParams()
  const wanted = Number(search.get('enrolled'))
  const found = enrolments.filter(
    ({ program, state }) => program.id === wanted && state === 'active',
  )
  const [first] = found
  if (!first) return null
  const names = found.map(({ kid_name }) => kid_name).join(' and ')
  return (
    <Notice tone="success" title={`${names} ${found.length > 1 ? 'are' : 'is'} enrolled`}>
      The first lesson of {first.program.title} is ready. We have sent you the details.
    </Notice>
  )
}
