import { completeSearch, contentTypeIds, search, searchGroups } from '@brightyard/contract'
import type { SearchGroup, SearchOffers, SearchResult } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { invalidInput } from '../../server/api-problem.ts'
import type { PageRequest } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findsProducts, listProductCards } from '../catalog/product.repository.ts'
import { findsContent, listFirstOfTypes } from '../content/content-search.repository.ts'
import { listContentCards } from '../content/content.repository.ts'
import { findsOfferings, listOfferingCards } from '../offerings/offering-list.repository.ts'
import { findsPrograms, listCards } from '../programs/program-card.repository.ts'
import { completeText } from './completion.repository.ts'
import { meaningOf, wordsSearched } from './meaning.ts'
import { correctSpelling } from './spelling.ts'
import { suggest } from './suggestion.repository.ts'
import type { Searching } from './words.ts'

const typeOf: Record<SearchGroup, number> = {
  events: contentTypeIds.Event,
  blog: contentTypeIds.Blogs,
  workshop: contentTypeIds.Workshop,
  'young-xperts': contentTypeIds.CaseStudy,
}
const shortestCompletion = 2

interface Wish {
  /** Only this group, page by page; without it the first of each, offers too. */
  group: SearchGroup | undefined
  paging: PageRequest
  now: Date
}

export function searchRoutes(app: FastifyInstance, { db, reads, now, inTurn }: Services) {
  registerCall(app, search, async (_, { text, group, page = 1, maxRows }, { request }) => {
    if (page > 1 && !group)
      throw invalidInput({ page: 'Please choose a group: only one group has further pages.' })
    if (text === '')
      return { text, corrected: null, groups: [], offers: [], suggestions: [], meta: { total: 0 } }
    const wish = { group, paging: { page, perPage: maxRows ?? (group ? 12 : 6) }, now: now() }
    const meanAndFind = async () => {
      const finds = (searching: Searching) => findsAny(reads, searching, wish)
      const meaning = await meaningOf(db, text, { now: now(), finds })
      return meaning && { ...(await find(reads, meaning, wish)), ...wordsSearched(meaning) }
    }
    return inTurn(request.ip, async () => {
      const typed = await find(reads, { search: text }, wish)
      const found = (isEmpty(typed) ? await meanAndFind() : null) ?? typed
      return {
        text,
        corrected: null,
        ...found,
        suggestions: await suggest(reads, text, now()),
        meta: { total: totalOf(found.groups) },
      }
    })
  })

  registerCall(app, completeSearch, async (_, { text }, { request }) => {
    if (text.length < shortestCompletion) return { data: [] }
    const data = await completeText(reads, text, now())
    if (data.length > 0) return { data }
    return inTurn(request.ip, async () => {
      const corrected = await correctSpelling(db, text, now())
      return { data: corrected === null ? [] : await completeText(reads, corrected, now()) }
    })
  })
}

type Found = Pick<SearchResult, 'groups' | 'offers'>

async function find(
  db: Database,
  { search, enough }: Searching,
  { group, paging, now }: Wish,
): Promise<Found> {
  const searching = { search, enough }
  const filter = { types: typesIn(group), now, notOver: true, ...searching }
  if (group)
    return { groups: [{ group, ...(await listContentCards(db, filter, paging)) }], offers: [] }
  const firstOf = await listFirstOfTypes(db, filter, paging.perPage)
  const none = { total: 0, data: [] }
  return {
    groups: searchGroups.map((one) => ({ group: one, ...(firstOf.get(typeOf[one]) ?? none) })),
    offers: await findOffers(db, searching, { paging, now }),
  }
}

const typesIn = (group: SearchGroup | undefined) =>
  (group ? [group] : searchGroups).map((one) => typeOf[one])

async function findOffers(
  db: Database,
  searching: Searching,
  { paging, now }: Omit<Wish, 'group'>,
): Promise<SearchOffers[]> {
  const maxRows = paging.perPage
  const activities = await listOfferingCards(
    db,
    { ...searching, sort: 'next', maxRows },
    paging,
    now,
  )
  const programs = await listCards(db, searching, { sort: 'featured', limit: maxRows, offset: 0 })
  const { isFollowed: _, ...goods } = await listProductCards(
    db,
    { ...searching, sortColumn: 'rating', sortDirection: 'desc', maxRows },
    paging,
  )
  return [
    { kind: 'activities', ...activities },
    { kind: 'programs', ...programs },
    { kind: 'products', ...goods },
  ]
}

/** Whether anything of what is asked for has the words. */
async function findsAny(db: Database, searching: Searching, { group, now }: Wish) {
  const filter = { types: typesIn(group), now, notOver: true, ...searching }
  if (await findsContent(db, filter)) return true
  if (group) return false
  return (
    (await findsProducts(db, searching)) ||
    (await findsOfferings(db, searching, now)) ||
    (await findsPrograms(db, searching))
  )
}

const totalOf = (parts: readonly { total: number }[]) =>
  parts.reduce((sum, { total }) => sum + total, 0)
const isEmpty = ({ groups, offers }: Found) => totalOf(groups) + totalOf(offers) === 0
