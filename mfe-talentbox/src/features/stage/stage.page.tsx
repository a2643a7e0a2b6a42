import { talentboxPaths } from '@brightyard/contract/paths'
import {
  lazyPart,
  loadSubject,
  type PageContext,
  type QueryClient,
  redirect,
  useLocation,
  useParams,
} from '@brightyard/runtime'
import { Suspense } from 'react'
import {
  campaignQuery,
  entriesQuery,
  leadersQuery,
  winnersQuery,
} from '../../stage/talent.queries.ts'
import { CampaignStage } from './campaign-stage.tsx'
import { colourothon } from './colourothon-facts.ts'
import { EntryPage } from './entry-page.tsx'
import { loadEntry } from './load-entry.ts'

const isColourothon = (pathname: string) =>
  pathname.replace(/\/+$/, '').toLowerCase() === talentboxPaths.colorothon.pattern

async function loadStage(queryClient: QueryClient, slug: string) {
  const loading = queryClient.ensureQueryData(campaignQuery(slug))
  await Promise.all([loadSubject(loading), queryClient.prefetchInfiniteQuery(entriesQuery(slug))])
  const campaign = await loading.catch(() => null)
  if (campaign?.voting && campaign.phase !== 'upcoming')
    await queryClient.prefetchQuery(leadersQuery(slug))
  if (campaign?.phase === 'closed') await queryClient.prefetchQuery(winnersQuery(slug))
  return null
}

/** A campaign by its slug, the Colourothon, or an entry; without any of them, the list of campaigns. */
export async function loader(context: PageContext) {
  const { params, request, queryClient } = context
  if (params['id'] !== undefined) return loadEntry(context)
  if (isColourothon(new URL(request.url).pathname)) return loadStage(queryClient, colourothon)
  return params['slug']
    ? loadStage(queryClient, params['slug'])
    : redirect(talentboxPaths.home.to())
}

const Colourothon = lazyPart(() => import('./colourothon.tsx'))

export function Component() {
  const { id, slug } = useParams()
  const { pathname } = useLocation()
  if (id !== undefined) return <EntryPage id={Number(id)} />
  return isColourothon(pathname) ? (
    <Suspense>
      <Colourothon />
    </Suspense>
  ) : (
    <CampaignStage slug={slug ?? ''} />
  )
}
