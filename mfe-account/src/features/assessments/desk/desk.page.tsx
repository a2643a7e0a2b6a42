import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  pageNotFound,
  useLocation,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { Container } from '@brightyard/ui'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { BankView } from './bank/bank-view.tsx'
import { Composer } from './compose/composer.tsx'
import { NewAssessment } from './compose/new-assessment.tsx'
import { deskQuery, idIn } from './desk.queries.ts'
import { ManageView } from './manage/manage-view.tsx'

const is = (path: string, pathname: string) => new RegExp(`^${path}/?$`, 'i').test(pathname)
const isManage = (pathname: string) => is(assessmentDeskPaths.manage.pattern, pathname)
const isBank = (pathname: string) => is(assessmentDeskPaths.questions.pattern, pathname)

/** All assessments, one in the making, or the questions of the bank. */
export async function loader({ params, request, queryClient }: PageContext) {
  const { pathname, searchParams } = new URL(request.url)
  if (isManage(pathname) || isBank(pathname) || params.id === undefined) return null
  const id = idIn(params.id)
  if (id === undefined) throw pageNotFound()
  const query = deskQuery(id)
  // Another part of what is open: what is written there counts, not what the server has.
  if (searchParams.has('part') && queryClient.getQueryData(query.queryKey)) return null
  return loadSubject(queryClient.fetchQuery({ ...query, staleTime: 0 }))
}

export function Component() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (isManage(pathname)) return <ManageView />
  if (isBank(pathname)) return <BankView />
  return id === undefined ? <NewAssessment /> : <One key={id} id={Number(id)} />
}

function One({ id }: { id: number }) {
  const desk = useQuery(deskQuery(id))
  if (desk.data) return <Composer desk={desk.data} />
  return (
    <Container py="10">
      <QueryBoundary query={desk} what="the assessment">
        {() => null}
      </QueryBoundary>
    </Container>
  )
}
