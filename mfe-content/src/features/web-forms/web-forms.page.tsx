import { contentPaths } from '@brightyard/contract/paths'
import { loadSubject, type PageContext, replace, useParams } from '@brightyard/runtime'
import { webFormQuery } from '../../forms/web-form.queries.ts'
import { FormList } from './form-list.tsx'
import { FormSheet } from './form-sheet.tsx'

const isList = (request: Request) => /^\/web-forms\/?$/i.test(new URL(request.url).pathname)

/** `/web-forms` is the list, `/web-form/:slug` one form. */
export async function loader({ params, request, queryClient }: PageContext) {
  const { slug } = params
  if (!slug) return isList(request) ? null : replace(contentPaths.webForms.to())
  return loadSubject(queryClient.ensureQueryData(webFormQuery(slug)))
}

export function Component() {
  const { slug } = useParams()
  return slug ? <FormSheet key={slug} slug={slug} /> : <FormList />
}
