import type { Assessment } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  PageHead,
  redirect,
  toPageNotFound,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { namedIn, ofFirstKid } from './assessment-address.ts'
import { assessmentQuery, assessmentsQuery, resultQuery } from './assessment.queries.ts'
import { AssessmentList } from './assessment-list.tsx'
import { Instructions } from './instructions.tsx'
import { Responses } from './responses.tsx'
import { Status } from './status.tsx'
import { Submission } from './submission.tsx'

const views = {
  list: 'Assessments',
  instructions: 'Before you start',
  'assessment-status': 'How it stands',
  submission: 'Handed in',
  'response-list': 'Answers',
} as const
type View = keyof typeof views

const viewOf = (url: URL): View => {
  const name = url.pathname.split('/')[2]?.toLowerCase() ?? ''
  return Object.hasOwn(views, name) ? (name as View) : 'list'
}

interface Shown {
  view: View
  id: number
  kid: number | undefined
  attempt: number | undefined
}

/** Everything around answering: the list, what to know before, how it stands, and what became of it. */
export async function loader(context: PageContext) {
  const url = new URL(context.request.url)
  const view = viewOf(url)
  const named = namedIn(context)
  const { id, kid, attempt } = named
  const { queryClient } = context
  try {
    const chosen = await ofFirstKid(named, context)
    if (chosen) return chosen
    if (view === 'list') await queryClient.fetchQuery(assessmentsQuery(kid))
    else if (id === undefined) return redirect(assessmentPaths.list.to())
    else {
      const assessment = await queryClient.fetchQuery({ ...assessmentQuery(id, kid), retry: false })
      return await shownOf({ view, id, kid, attempt }, assessment, context)
    }
  } catch (error) {
    if (error instanceof Response) throw error
    const cause = toPageNotFound(error)
    if (cause instanceof Response) throw cause
  }
  return { view, id: id ?? 0, kid, attempt }
}

/** A page that has nothing to show yet leads to the one that says how things stand. */
async function shownOf(
  named: Shown,
  { attempts }: Assessment,
  { queryClient }: PageContext,
): Promise<Shown | Response> {
  const { view, id, kid } = named
  if (view !== 'submission' && view !== 'response-list') return named
  const ended = attempts.filter(({ state }) => state !== 'running')
  const attempt = named.attempt ? ended.find((one) => one.id === named.attempt) : ended[0]
  if (!attempt) return redirect(assessmentPaths.status.to({ id }, { kid }))
  if (view === 'response-list') await loadSubject(queryClient.fetchQuery(resultQuery(attempt.id)))
  return { ...named, attempt: attempt.id }
}

export function Component() {
  const { view, id, kid, attempt } = useLoaderData<Shown>()
  return (
    <Box maxW="52rem" mx="auto" pb="10" colorPalette="learn">
      {view === 'list' ? (
        <ListOf kid={kid} />
      ) : (
        <OneOf view={view} id={id} kid={kid} attempt={attempt} />
      )}
    </Box>
  )
}

function ListOf({ kid }: { kid: number | undefined }) {
  const query = useQuery(assessmentsQuery(kid))
  return (
    <>
      <PageHead title={views.list} description="What to answer, and what is done." hidden />
      <QueryBoundary query={query} what="the assessments" lines={8}>
        {({ taker, data }) => <AssessmentList taker={taker} cards={data} />}
      </QueryBoundary>
    </>
  )
}

function OneOf({ view, id, kid, attempt }: Shown) {
  const query = useQuery(assessmentQuery(id, kid))
  const title = [query.data?.title, views[view]].filter(Boolean).join(', ')
  const ended = query.data?.attempts.find((one) => one.id === attempt)
  return (
    <>
      <PageHead title={title} description="An assessment." hidden />
      <QueryBoundary query={query} what="the assessment" lines={8}>
        {(assessment) => {
          switch (view) {
            case 'submission':
              return ended ? <Submission assessment={assessment} attempt={ended} /> : null
            case 'response-list':
              return ended ? <Responses attempt={ended.id} kid={kid} /> : null
            case 'assessment-status':
              return <Status assessment={assessment} />
            default:
              return <Instructions assessment={assessment} />
          }
        }}
      </QueryBoundary>
    </>
  )
}
