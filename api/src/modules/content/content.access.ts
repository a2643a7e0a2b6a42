import { randomUUID } from 'node:crypto'
import {
  completeSearch,
  contentTypeIds,
  getCmsPage,
  getContent,
  getHome,
  getPanellist,
  getPartner,
  getSiteSettings,
  listOpenPages,
  listCampaigns,
  listContent,
  listCountries,
  listMedia,
  listNewspapers,
  search,
} from '@brightyard/contract'
import { cmsPages, contentEntries } from '../../database/schema/content.schema.ts'
import { partnerProfiles } from '../../database/schema/people.schema.ts'
import { everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'

const type = 11

async function insertEntry({ api }: World, contentTypeId: number) {
  const slug = randomUUID()
  const publishedAt = new Date(api.clock.now.getTime() - 60_000)
  const [entry] = await api.db
    .insert(contentEntries)
    .values({ contentTypeId, slug, title: 'Kite day', publishedAt })
    .returning({ id: contentEntries.id })
  return { id: entry?.id ?? 0, slug }
}

const anEntry = async (world: World) => ({ type, slug: (await insertEntry(world, type)).slug })

async function aPartner(world: World) {
  const { id, slug } = await insertEntry(world, contentTypeIds.Partners)
  const profile = { contentEntryId: id, address: '5, Prabhat Road', partnerSince: 2018 }
  await world.api.db.insert(partnerProfiles).values(profile)
  return { slug }
}

const aPanellist = async (world: World) => ({
  slug: (await insertEntry(world, contentTypeIds.PanelList)).slug,
})

async function aPage({ api }: World) {
  const slug = randomUUID()
  await api.db.insert(cmsPages).values({ slug, title: 'About us', sections: [] })
  return { slug }
}

/** Content is public. */
export const contentAccess: readonly AccessRow[] = [
  { call: listContent, given: () => ({ type }), outcomes: everyone },
  { call: getContent, given: anEntry, outcomes: everyone },
  { call: getCmsPage, given: aPage, outcomes: everyone },
  { call: getPartner, given: aPartner, outcomes: everyone },
  { call: getPanellist, given: aPanellist, outcomes: everyone },
  { call: listNewspapers, outcomes: everyone },
  { call: listMedia, outcomes: everyone },
  { call: getHome, outcomes: everyone },
  { call: listOpenPages, given: () => ({ kind: 'activities' }), outcomes: everyone },
  { call: listCampaigns, outcomes: everyone },
  { call: search, given: () => ({ text: 'kite' }), outcomes: everyone },
  { call: completeSearch, given: () => ({ text: 'kite' }), outcomes: everyone },
  { call: getSiteSettings, outcomes: everyone },
  { call: listCountries, outcomes: everyone },
]
