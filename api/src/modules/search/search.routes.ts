import { completeSearch, contentTypeIds, search, searchGroups } from '@brightyard/contract'
import type { SearchGroup, SearchOffers, SearchResult } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { PageRequest } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { listProductCards } from '../catalog/product.repository.ts'
import { listContentCards } from '../content/content.repository.ts'
import { listOfferingCards } from '../offerings/offering-list.repository.ts'
import { listCards } from '../programs/program-card.repository.ts'
import { completeText } from './completion.repository.ts'
import { correctSpelling, meaningsOf } from './spelling.ts'
import { suggest } from './suggestion.repository.ts'

const typesOf: Record<SearchGroup, readonly number[]> = {
  events: [contentTypeIds.Event],
  blog: [contentTypeIds.Blogs],
  workshop: [contentTypeIds.Workshop],
  'young-xperts': [contentTypeIds.CaseStudy],
}
const shortestCompletion = 2

interface Wish {
  /** Only this group, page by page; without it the first of each, offers too. */
  group: SearchGroup | undefined
  paging: PageRequest
  now: Date
}

export function searchRoutes(app: FastifyInstance, { db, reads, now, inTurn }: Services) {
  registerCall(app, search, async (_, { text, group, page = 1, maxRows = group ? 12 : 6 }) => {
    if (text === '')
      return { text, corrected: null, groups: [], offers: [], suggestions: [], meta: { total: 0 } }
    const paging = { page: group ? page : 1, perPage: maxRows }
    const wish = { group, paging, now: now() }
    async function findMeant(of: string) {
      for await (const corrected of meaningsOf(db, of, now())) {
        const found = await find(reads, corrected, wish)
        if (!isEmpty(found)) return { ...found, corrected }
      }
      return null
    }
    return inTurn(async () => {
      const typed = await find(reads, text, wish)
      const found = (isEmpty(typed) ? await findMeant(text) : null) ?? { ...typed, corrected: null }
      return {
        text,
        ...found,
        suggestions: await suggest(reads, text, now()),
        meta: { total: totalOf(found.groups) },
      }
    })
  })

  registerCall(app, completeSearch, async (_, { text }) => {
    if (text.length < shortestCompletion) return { data: [] }
    const data = await completeText(reads, text, now())
    if (data.length > 0) return { data }
    return inTurn(async () => {
      const corrected = await correctSpelling(db, text, now())
      return { data: corrected === null ? [] : await completeText(reads, corrected, now()) }
    })
  })
}

type Found = Pick<SearchResult, 'groups' | 'offers'>

async function find(db: Database, text: string, { group, paging, now }: Wish): Promise<Found> {
  const groups = []
  for (const one of group ? [group] : searchGroups) {
    const filter = { types: typesOf[one], now, search: text, notOver: true }
    groups.push({ group: one, ...(await listContentCards(db, filter, paging)) })
  }
  return { groups, offers: group ? [] : await findOffers(db, text, { paging, now }) }
}

async function findOffers(
  db: Database,
  text: string,
  { paging, now }: Omit<Wish, 'group'>,
): Promise<SearchOffers[]> {
  const maxRows = paging.perPage
  const activities = await listOfferingCards(
    db,
    { search: text, sort: 'next', maxRows },
    paging,
    now,
  )
  const programs = await listCards(
    db,
    { search: text },
    { sort: 'featured', limit: maxRows, offset: 0 },
  )
  const { isFollowed: _, ...goods } = await listProductCards(
    db,
    { search: text, sortColumn: 'rating', sortDirection: 'desc', maxRows },
    paging,
  )
  return [
    { kind: 'activities', ...activities },
    { kind: 'programs', ...programs },
    { kind: 'products', ...goods },
  ]
}

const totalOf = (parts: readonly { total: number }[]) =>
  parts.reduce((sum, { total }) => sum + total, 0)
const isEmpty = ({ groups, offers }: Found) => totalOf(groups) + totalOf(offers) === 0
