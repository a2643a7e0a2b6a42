import type { AssessmentRun } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { Box, Breadcrumbs, Chip, Flex, PageHeading } from '@brightyard/ui'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { idIn } from '../../../practice/practising-kid.ts'
import { CandidatesPart } from './candidates-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { addressOf, type Part, parts, runQuery, type View, viewIn } from './results.queries.ts'
import { RunBoard } from './run-board.tsx'
import { RunsList } from './runs-list.tsx'
import { ScoresPart } from './scores-part.tsx'
import { TakerAnswersView } from './taker-answers-view.tsx'
import { WhoPart } from './who-part.tsx'

const partNames: Readonly<Record<Part, string>> = {
  who: 'Who takes it',
  results: 'Results',
  questions: 'Questions',
  candidates: 'Candidates',
}

/** Not found for one that another organisation gave. */
export async function loader({ params, queryClient }: PageContext) {
  if (params.id === undefined) return { id: null }
  const id = idIn(params.id)
  if (id === undefined) throw pageNotFound()
  await loadSubject(queryClient.fetchQuery({ ...runQuery(id), retry: false }))
  return { id }
}

/** How assessments go: who is missing, what the results are, and which questions were no good. */
export function Component() {
  const { id } = useLoaderData<{ id: number | null }>()
  const [query] = useSearchParams()
  const view = viewIn(query)
  return (
    <Box pb="10" colorPalette="learn">
      {id === null ? (
        <RunsList page={view.page} search={view.search} />
      ) : (
        <OneRun key={id} id={id} view={view} />
      )}
    </Box>
  )
}

function OneRun({ id, view }: { id: number; view: View }) {
  const query = useQuery(runQuery(id))
  const title = query.data?.title ?? 'Assessment'
  return (
    <>
      <PageHead title={`${title}: ${partNames[view.part]}`} description="How it goes." hidden />
      <QueryBoundary query={query} what="the assessment" lines={10}>
        {(run) => (
          <>
            <PageHeading
              trail={
                <Breadcrumbs
                  crumbs={[
                    {
                      label: 'Assessments',
                      link: (label) => <Link to={assessmentDeskPaths.manage.to()}>{label}</Link>,
                    },
                    {
                      label: 'Results of assessments',
                      link: (label) => <Link to={assessmentDeskPaths.results.to({})}>{label}</Link>,
                    },
                    { label: run.title },
                  ]}
                />
              }
            >
              {run.title}
            </PageHeading>
            <RunBoard run={run} />
            <Flex as="nav" aria-label="Parts" gap="2" wrap="wrap" mb="7">
              {parts.map((part) => (
                <Chip key={part} asChild size="md" tone={part === view.part ? 'solid' : 'outline'}>
                  <Link
                    to={addressOf(id, { part })}
                    preventScrollReset
                    {...(part === view.part ? { 'aria-current': 'page' as const } : {})}
                  >
                    {partNames[part]}
                  </Link>
                </Chip>
              ))}
            </Flex>
            <Shown run={run} view={view} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function Shown({ run, view }: { run: AssessmentRun; view: View }) {
  if (view.attempt) return <TakerAnswersView run={run} view={view} attempt={view.attempt} />
  switch (view.part) {
    case 'who':
      return <WhoPart run={run} view={view} />
    case 'results':
      return <ScoresPart run={run} view={view} />
    case 'questions':
      return <QuestionsPart run={run} />
    case 'candidates':
      return <CandidatesPart run={run} view={view} />
  }
}
