import { randomUUID } from 'node:crypto'
import {
  completeSearch,
  getCmsPage,
  getContent,
  getHome,
  getSiteSettings,
  listOpenPages,
  listCampaigns,
  listContent,
  listCountries,
  search,
} from '@brightyard/contract'
import { cmsPages, contentEntries } from '../../database/schema/content.schema.ts'
import { everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'

const type = 11

async function anEntry({ api }: World) {
  const slug = randomUUID()
  const publishedAt = new Date(api.clock.now.getTime() - 60_000)
  await api.db
    .insert(contentEntries)
    .values({ contentTypeId: type, slug, title: 'Kite day', publishedAt })
  return { type, slug }
}

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
  { call: getHome, outcomes: everyone },
  { call: listOpenPages, given: () => ({ kind: 'activities' }), outcomes: everyone },
  { call: listCampaigns, outcomes: everyone },
  { call: search, given: () => ({ text: 'kite' }), outcomes: everyone },
  { call: completeSearch, given: () => ({ text: 'kite' }), outcomes: everyone },
  { call: getSiteSettings, outcomes: everyone },
  { call: listCountries, outcomes: everyone },
]
