import { contentTypeIds } from '@brightyard/contract/entities'
import { offeringAddress, talentboxPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  pageNotFound,
  replace,
  useLoaderData,
} from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { campQuery, campTypesQuery } from '../../camps/camp.queries.ts'
import { idOf, readCampSearch, valueOf } from './camp-address.ts'
import { CampCategories } from './camp-categories.tsx'
import { CampListing } from './camp-listing.tsx'
import { CampPackages } from './camp-packages.tsx'
import { CampSubcategories } from './camp-subcategories.tsx'
import { CampTypes } from './camp-types.tsx'
import { CampaignPackage, loadCampaign } from './campaign-package.tsx'
import { findCategory } from './camp-groups.ts'
import { campOfIdQuery, campsQuery } from './camps.queries.ts'

type Subject =
  | { screen: 'types' | 'camps' }
  | { screen: 'categories'; type: number | null }
  | { screen: 'subcategories'; id: number }
  | { screen: 'packages' | 'campaign'; slug: string }

/** Each address is a screen of its own; all of them are one walk from a type of camps to a package. */
export async function loader(context: PageContext) {
  const { request, queryClient } = context
  const { pathname, searchParams } = new URL(request.url)
  const word = pathname.toLowerCase().replace(/\/+$/, '')
  const isAt = ({ pattern }: { pattern: string }) => word === pattern.toLowerCase()
  if (isAt(talentboxPaths.packages)) return loadPackages(context, searchParams)
  const types = queryClient.prefetchQuery(campTypesQuery)
  if (isAt(talentboxPaths.camps)) {
    await Promise.all([types, queryClient.prefetchQuery(campsQuery(readCampSearch(searchParams)))])
    return { screen: 'camps' } satisfies Subject
  }
  await types
  const { data: known } = queryClient.getQueryData(campTypesQuery.queryKey) ?? {}
  const type = idOf(searchParams, 'campTypeid')
  if (isAt(talentboxPaths.campCategories)) {
    if (known && type !== null && known.every(({ id }) => id !== type)) throw pageNotFound()
    return { screen: 'categories', type } satisfies Subject
  }
  if (isAt(talentboxPaths.campSubcategories)) {
    const id = idOf(searchParams, 'id')
    if (id === null) return replace(talentboxPaths.campCategories.to({}, { campTypeid: type }))
    if (known && !findCategory(known, id)) throw pageNotFound()
    return { screen: 'subcategories', id } satisfies Subject
  }
  return { screen: 'types' } satisfies Subject
}

/** A camp by its slug; links of the specification name it by type and id, or a campaign. */
async function loadPackages({ queryClient }: PageContext, search: URLSearchParams) {
  const slug = valueOf(search, 'slug')
  const id = idOf(search, 'id')
  if (!slug && id === null) return replace(talentboxPaths.camps.to())
  if (!slug && idOf(search, 'type') === contentTypeIds.Campaigns)
    return { screen: 'campaign', slug: await loadCampaign(queryClient, id) } satisfies Subject
  if (slug && !/^[\w-]{1,120}$/.test(slug)) throw pageNotFound()
  const loading = queryClient.ensureQueryData(slug ? campQuery(slug) : campOfIdQuery(id ?? 0))
  await loadSubject(loading)
  const camp = await loading.catch(() => null)
  if (camp && (!slug || camp.kind !== 'camp')) return replace(offeringAddress(camp))
  return { screen: 'packages', slug } satisfies Subject
}

export function Component() {
  const subject = useLoaderData<Subject>()
  return (
    <Box colorPalette="learn" bg="bg">
      <Screen {...subject} />
    </Box>
  )
}

function Screen(subject: Subject) {
  switch (subject.screen) {
    case 'types':
      return <CampTypes />
    case 'categories':
      return <CampCategories typeId={subject.type} />
    case 'subcategories':
      return <CampSubcategories id={subject.id} />
    case 'camps':
      return <CampListing />
    case 'campaign':
      return <CampaignPackage slug={subject.slug} />
    case 'packages':
      return <CampPackages slug={subject.slug} />
  }
}
