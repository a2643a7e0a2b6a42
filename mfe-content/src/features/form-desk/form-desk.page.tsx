import { formDeskPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  pageNotFound,
  replace,
  useParams,
  useQuery,
  useLocation,
} from '@brightyard/runtime'
import { Container } from '@brightyard/ui'
import { Loaded } from '../../entries/loaded.tsx'
import { AnswersDesk } from './answers/answers-desk.tsx'
import { formQuery, formsQuery, idIn } from './desk.queries.ts'
import { FormEditor } from './editor/form-editor.tsx'
import { ManageForms } from './manage/manage-forms.tsx'
import { NewForm } from './manage/new-form.tsx'

const isManage = (pathname: string) =>
  new RegExp(`^${formDeskPaths.manage.pattern}/?$`, 'i').test(pathname)
const isAnswers = (pathname: string) => /^\/web-forms\/answers\b/i.test(pathname)

/** All forms, one in the making, or the answers to one. */
export async function loader({ params, request, queryClient }: PageContext) {
  const { pathname, searchParams } = new URL(request.url)
  if (isManage(pathname)) {
    void queryClient.prefetchQuery(formsQuery(searchParams))
    return null
  }
  if (params.id === undefined)
    return isAnswers(pathname) ? replace(formDeskPaths.manage.to()) : null
  const id = idIn(params.id)
  if (id === undefined) throw pageNotFound()
  const query = formQuery(id)
  // Another part of the form that is open: what is written there counts, not what the server has.
  if (searchParams.has('part') && queryClient.getQueryData(query.queryKey)) return null
  return loadSubject(queryClient.fetchQuery({ ...query, staleTime: 0 }))
}

export function Component() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (isManage(pathname)) return <ManageForms />
  if (id === undefined) return <NewForm />
  return <OneForm key={id} id={Number(id)} isOfAnswers={isAnswers(pathname)} />
}

function OneForm({ id, isOfAnswers }: { id: number; isOfAnswers: boolean }) {
  const form = useQuery(formQuery(id))
  if (!form.data)
    return (
      <Container py="10">
        <Loaded query={form} what="the form">
          {() => null}
        </Loaded>
      </Container>
    )
  return isOfAnswers ? <AnswersDesk form={form.data} /> : <FormEditor form={form.data} />
}
