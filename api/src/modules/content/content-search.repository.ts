import type { ContentCard } from '@brightyard/contract'
import { lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { cardColumns, contentCardOf, matching, orderOf } from './content.repository.ts'
import type { ContentFilter } from './content.repository.ts'

/** The first entries of each type, and how many it has. */
export async function listFirstOfTypes(
  db: Database,
  filter: ContentFilter,
  perType: number,
): Promise<Map<number, { total: number; data: ContentCard[] }>> {
  const ofType = sql`over (partition by ${contentEntries.contentTypeId}`
  const found = db
    .select({
      ...cardColumns,
      total: sql<number>`count(*) ${ofType})`.mapWith(Number).as('total'),
      rank: sql<number>`row_number() ${ofType} order by ${sql.join(orderOf(filter.when), sql`, `)})`
        .mapWith(Number)
        .as('rank'),
    })
    .from(contentEntries)
    .where(matching(filter))
    .as('found')
  const rows = await db.select().from(found).where(lte(found.rank, perType)).orderBy(found.rank)
  return new Map(
    filter.types.map((type) => {
      const own = rows.filter(({ contentTypeId }) => contentTypeId === type)
      return [type, { total: own[0]?.total ?? 0, data: own.map(contentCardOf) }]
    }),
  )
}

/** Whether a search finds any entry. */
export async function findsContent(db: Database, filter: ContentFilter): Promise<boolean> {
  const rows = await db
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(matching(filter))
    .limit(1)
  return rows.length > 0
}
