import { type PageContext, useLocation } from '@brightyard/runtime'
import { CmsView } from '../../cms/cms-view.tsx'
import { cmsQuery } from '../../cms/cms.queries.ts'
import { loadOrNotFound } from '../../links/load-or-not-found.ts'

/** `/Terms-Service/` is the page `terms-service`: case and a trailing slash make no difference. */
const slugOf = (pathname: string) => pathname.replaceAll(/^\/+|\/+$/g, '').toLowerCase()

export const loader = ({ request, queryClient }: PageContext) =>
  loadOrNotFound(queryClient.ensureQueryData(cmsQuery(slugOf(new URL(request.url).pathname))))

export function Component() {
  const slug = slugOf(useLocation().pathname)
  return <CmsView key={slug} slug={slug} />
}
