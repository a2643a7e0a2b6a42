import { offeringDeskPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  pageNotFound,
  useLocation,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { Container } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { NewOffering } from './new-offering.tsx'
import { OfferingEditor } from './offering-editor.tsx'
import { OfferingList } from './offering-list.tsx'
import { idIn, offeringQuery, offeringsQuery } from './offerings.queries.ts'

const isList = (pathname: string) =>
  new RegExp(`^${offeringDeskPaths.manage.pattern}/?$`, 'i').test(pathname)

/** What an organiser offers, and the editor of one or of a new one. */
export async function loader({ params, request, queryClient }: PageContext) {
  const { pathname, searchParams } = new URL(request.url)
  if (isList(pathname)) {
    void queryClient.prefetchQuery(offeringsQuery(idIn(searchParams.get('page')) ?? 1))
    return null
  }
  if (params.id === undefined) return null
  const id = idIn(params.id)
  if (id === undefined) throw pageNotFound()
  const query = offeringQuery(id)
  // Another part of what is open already.
  if (searchParams.has('part') && queryClient.getQueryData(query.queryKey)) return null
  return loadSubject(queryClient.fetchQuery(query))
}

export function Component() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (isList(pathname)) return <OfferingList />
  return id === undefined ? <NewOffering /> : <One key={id} id={Number(id)} />
}

function One({ id }: { id: number }) {
  const offering = useQuery(offeringQuery(id))
  if (offering.data) return <OfferingEditor stored={offering.data} />
  return (
    <Container py="10">
      <QueryBoundary query={offering} what="your offering">
        {() => null}
      </QueryBoundary>
    </Container>
  )
}
