import { contentTypeIds, search, searchGroups } from '@brightyard/contract'
import type { SearchGroup } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { listContentCards } from '../content/content.repository.ts'
import { suggest } from './suggestion.repository.ts'

const typesOf: Record<SearchGroup, readonly number[]> = {
  events: [contentTypeIds.Event],
  blog: [contentTypeIds.Blogs],
  workshop: [contentTypeIds.Workshop],
  'young-xperts': [contentTypeIds.CaseStudy],
}

export function searchRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, search, async (_, { text, group, page = 1, maxRows = group ? 12 : 6 }) => {
    if (text === '') return { text, groups: [], suggestions: [], meta: { total: 0 } }
    const groups = []
    for (const one of group ? [group] : searchGroups) {
      const filter = { types: typesOf[one], now: now(), search: text }
      // Without a group the overlay shows the first of each; paging makes sense only within a group.
      const found = await listContentCards(db, filter, { page: group ? page : 1, perPage: maxRows })
      groups.push({ group: one, ...found })
    }
    const total = groups.reduce((sum, one) => sum + one.total, 0)
    return { text, groups, suggestions: await suggest(db, text, now()), meta: { total } }
  })
}
