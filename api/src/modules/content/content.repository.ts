import type { ContentCard, ContentEntry } from '@brightyard/contract'
import {
  getTableColumns,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import { wordsIn } from '../search/words.ts'
import type { Searching } from '../search/words.ts'

export interface ContentFilter extends Searching {
  types: readonly number[]
  now: Date
  tag?: string | undefined
  place?: string | undefined
  when?: 'upcoming' | 'past' | undefined
  /** Only what cannot be booked here. */
  unbookable?: boolean
  /** Of what is booked here, only what has a date to come. */
  notOver?: boolean
}

const isOffered = sql`(select ${offerings.contentEntryId} from ${offerings})`

type Row = Omit<typeof contentEntries.$inferSelect, 'body' | 'createdAt'>
/** Lists leave out the long body. */
const { body: _body, createdAt: _createdAt, ...columns } = getTableColumns(contentEntries)
export const cardColumns = columns

export const contentCardOf = (row: Row): ContentCard => ({
  id: row.id,
  content_type_id: row.contentTypeId,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  picture: row.picture,
  tags: row.tags,
  published_at: row.publishedAt.toISOString(),
  author: row.author,
  reading_minutes: row.readingMinutes,
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
  place: row.place,
  price_in_paise: row.priceInPaise,
  subtitle: row.subtitle,
})

/** An entry that is still running counts as upcoming. */
const end = sql`coalesce(${contentEntries.endsAt}, ${contentEntries.startsAt})`
/** Drivers convert a date only in a comparison with a column; here it is compared with an expression. */
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

const searchedTexts = [
  contentEntries.title,
  contentEntries.summary,
  sql`array_to_string(${contentEntries.tags}, ' ')`,
]

export function matching({
  types,
  now,
  tag,
  place,
  when,
  unbookable,
  notOver,
  ...searching
}: ContentFilter): SQL | undefined {
  return and(
    or(...types.map((type) => eq(contentEntries.contentTypeId, type))),
    lte(contentEntries.publishedAt, now),
    unbookable ? notInArray(contentEntries.id, isOffered) : undefined,
    notOver
      ? or(notInArray(contentEntries.id, isOffered), gt(contentEntries.endsAt, now))
      : undefined,
    place ? eq(contentEntries.place, place) : undefined,
    tag ? sql`${contentEntries.tags} @> array[${tag}]::text[]` : undefined,
    when === 'upcoming' ? sql`${end} > ${moment(now)}` : undefined,
    when === 'past' ? sql`${end} <= ${moment(now)}` : undefined,
    wordsIn(searching, searchedTexts),
  )
}

/** Upcoming entries: the next first, or what closes first. All others: the newest first. */
export const orderOf = (when: ContentFilter['when']) =>
  when === 'upcoming'
    ? [sql`coalesce(${contentEntries.startsAt}, ${contentEntries.endsAt})`, asc(contentEntries.id)]
    : [
        sql`coalesce(${contentEntries.startsAt}, ${contentEntries.publishedAt}) desc`,
        asc(contentEntries.id),
      ]

export async function listContentCards(
  db: Database,
  filter: ContentFilter,
  { page, perPage }: PageRequest,
): Promise<{ total: number; data: ContentCard[] }> {
  const where = matching(filter)
  const [found] = await db.select({ total: count() }).from(contentEntries).where(where)
  const rows = await db
    .select(cardColumns)
    .from(contentEntries)
    .where(where)
    .orderBy(...orderOf(filter.when))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: Number(found?.total ?? 0), data: rows.map(contentCardOf) }
}

export async function listTags(
  db: Database,
  types: readonly number[],
  now: Date,
): Promise<string[]> {
  const tag = sql<string>`unnest(${contentEntries.tags})`.as('tag')
  const carried = db
    .select({ tag })
    .from(contentEntries)
    .where(
      and(inArray(contentEntries.contentTypeId, [...types]), lte(contentEntries.publishedAt, now)),
    )
    .as('carried')
  const rows = await db
    .select({ tag: carried.tag })
    .from(carried)
    .groupBy(carried.tag)
    .orderBy(desc(count()), asc(carried.tag))
  return rows.map((row) => row.tag)
}

/** Places of what is not over, by name. */
export async function listPlaces(
  db: Database,
  types: readonly number[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ place: contentEntries.place })
    .from(contentEntries)
    .where(
      and(
        inArray(contentEntries.contentTypeId, [...types]),
        lte(contentEntries.publishedAt, now),
        or(isNull(contentEntries.endsAt), gt(contentEntries.endsAt, now)),
      ),
    )
    .orderBy(asc(contentEntries.place))
  return rows.flatMap(({ place }) => place || [])
}

/** Undefined for one that does not exist or is not published yet. */
export async function findContent(
  db: Database,
  type: number,
  slug: string,
  now: Date,
): Promise<ContentEntry | undefined> {
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentTypeId, type),
        eq(contentEntries.slug, slug),
        lte(contentEntries.publishedAt, now),
      ),
    )
  if (!row) return undefined
  const sharedTags = sql`cardinality(array(select unnest(${contentEntries.tags}) intersect select unnest(array[${sql.join([sql`''`, ...row.tags.map((tag) => sql`${tag}`)], sql`, `)}]::text[])))`
  const related = await db
    .select(cardColumns)
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentTypeId, type),
        ne(contentEntries.id, row.id),
        lte(contentEntries.publishedAt, now),
        or(isNull(contentEntries.startsAt), gt(contentEntries.startsAt, now)),
      ),
    )
    .orderBy(desc(sharedTags), desc(contentEntries.publishedAt), asc(contentEntries.id))
    .limit(3)
  return {
    ...contentCardOf(row),
    body: row.body,
    gallery: row.gallery,
    related: related.map(contentCardOf),
  }
}
