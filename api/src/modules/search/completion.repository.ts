import type { Completion } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { and, asc, desc, eq, gt, ilike, isNull, lte, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../../database/database.ts'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { programs } from '../../database/schema/programs.schema.ts'
import { products } from '../../database/schema/shop.schema.ts'

const ofEach = 4

/** Titles with a word that begins with the text; those that begin with it themselves come first. */
export async function completeText(db: Database, text: string, now: Date): Promise<Completion[]> {
  const start = containing(text).slice(1)
  const begins = (title: AnyPgColumn) => ilike(title, start)
  const matches = (title: AnyPgColumn) => or(begins(title), ilike(title, `% ${start}`))
  const order = (title: AnyPgColumn) => [
    desc(sql`${begins(title)}`),
    sql`lower(${title}) collate "C"`,
  ]
  const { title, slug, publishedAt } = contentEntries
  const activities = await db
    .select({ id: offerings.id, kind: offerings.kind, slug, title })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(
      and(
        matches(title),
        isNull(offerings.hiddenAt),
        lte(publishedAt, now),
        gt(offerings.lastEndsAt, now),
      ),
    )
    .orderBy(...order(title), asc(offerings.id))
    .limit(ofEach)
  const courses = await db
    .select({ id: programs.id, title: programs.title })
    .from(programs)
    .where(and(matches(programs.title), isNull(programs.hiddenAt)))
    .orderBy(...order(programs.title), asc(programs.id))
    .limit(ofEach)
  const goods = await db
    .select({ id: products.id, slug: products.slug, title: products.name })
    .from(products)
    .where(and(matches(products.name), isNull(products.hiddenAt)))
    .orderBy(...order(products.name), asc(products.id))
    .limit(ofEach)
  const posts = await db
    .select({ id: contentEntries.id, slug, title })
    .from(contentEntries)
    .where(
      and(
        matches(title),
        eq(contentEntries.contentTypeId, contentTypeIds.Blogs),
        lte(publishedAt, now),
      ),
    )
    .orderBy(...order(title), asc(contentEntries.id))
    .limit(ofEach)
  return [
    ...activities,
    ...courses.map((row) => ({ ...row, kind: 'program' as const, slug: String(row.id) })),
    ...goods.map((row) => ({ ...row, kind: 'product' as const })),
    ...posts.map((row) => ({ ...row, kind: 'blog' as const })),
  ]
}
