import { loadSubject, type PageContext, useLocation } from '@brightyard/runtime'
import { CmsView } from '../../cms/cms-view.tsx'
import { cmsQuery } from '../../cms/cms.queries.ts'

/** `/Terms-Service/` is the page `terms-service`: case and a trailing slash make no difference. */
const slugOf = (pathname: string) => pathname.replaceAll(/^\/+|\/+$/g, '').toLowerCase()

export const loader = ({ request, queryClient }: PageContext) =>
  loadSubject(queryClient.ensureQueryData(cmsQuery(slugOf(new URL(request.url).pathname))))

export function Component() {
  const slug = slugOf(useLocation().pathname)
  return <CmsView key={slug} slug={slug} />
}
