import type { CallOutput, listCampTypes, OfferingCard } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'

type Groups = NonNullable<OfferingCard['groups']>

/** The way from a type down to each of these categories or sub-categories. */
export async function readCampGroups(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Groups>> {
  if (ids.length === 0) return new Map()
  const above = alias(contentEntries, 'above')
  const top = alias(contentEntries, 'top')
  const rows = await db
    .select({
      own: { id: contentEntries.id, title: contentEntries.title },
      above: { id: above.id, title: above.title },
      top: { id: top.id, title: top.title },
    })
    .from(contentEntries)
    .leftJoin(above, eq(above.id, contentEntries.parentId))
    .leftJoin(top, eq(top.id, above.parentId))
    .where(inArray(contentEntries.id, [...ids]))
  return new Map(
    rows.map((row) => [row.own.id, [row.top, row.above, row.own].flatMap((group) => group ?? [])]),
  )
}

type CampTypes = CallOutput<typeof listCampTypes>['data']

/** Camps to come in each group that has some of its own. */
async function readCamps(db: Database, now: Date) {
  return db
    .select({
      parentId: contentEntries.parentId,
      city: offerings.city,
      from: offerings.ageFrom,
      to: offerings.ageTo,
    })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(
      and(
        eq(offerings.kind, 'camp'),
        isNull(offerings.hiddenAt),
        lte(contentEntries.publishedAt, now),
        gt(offerings.lastEndsAt, now),
      ),
    )
}

/** Every type of camps with its categories and sub-categories. */
export async function readCampTypes(db: Database, now: Date): Promise<CampTypes> {
  const rows = await db
    .select({
      id: contentEntries.id,
      parentId: contentEntries.parentId,
      slug: contentEntries.slug,
      title: contentEntries.title,
      summary: contentEntries.summary,
      subtitle: contentEntries.subtitle,
      picture: contentEntries.picture,
    })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentTypeId, contentTypeIds.CampaignsType),
        lte(contentEntries.publishedAt, now),
        notInArray(contentEntries.id, sql`(select ${offerings.contentEntryId} from ${offerings})`),
      ),
    )
    .orderBy(asc(contentEntries.id))
  const camps = await readCamps(db, now)
  const childrenOf = (id: number | null) => rows.filter(({ parentId }) => parentId === id)
  const idsUnder = (id: number): number[] => [
    id,
    ...childrenOf(id).flatMap((child) => idsUnder(child.id)),
  ]
  const groupOf = ({ id, slug, title, summary, subtitle, picture }: (typeof rows)[number]) => {
    const below = new Set(idsUnder(id))
    const own = camps.filter(({ parentId }) => parentId !== null && below.has(parentId))
    return {
      id,
      slug,
      title,
      summary,
      subtitle,
      picture,
      camps: own.length,
      age: own.length === 0 ? null : spanOf(own),
      cities: citiesOf(own),
    }
  }
  return childrenOf(null).map((type) => ({
    ...groupOf(type),
    groups: childrenOf(type.id).map((category) => ({
      ...groupOf(category),
      groups: childrenOf(category.id).map(groupOf),
    })),
  }))
}

const spanOf = (camps: readonly { from: number; to: number }[]) => ({
  from: Math.min(...camps.map(({ from }) => from)),
  to: Math.max(...camps.map(({ to }) => to)),
})

function citiesOf(camps: readonly { city: string }[]): string[] {
  const counts = new Map<string, number>()
  for (const { city } of camps) if (city) counts.set(city, (counts.get(city) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, many], [b, others]) => others - many || a.localeCompare(b, 'en'))
    .map(([city]) => city)
}
