import type { OpenPageKind } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { contentPaths, offeringAddress, shopPaths } from '@brightyard/contract/paths'
import { and, eq, gt, inArray, isNull, like, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cmsPages, contentEntries } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { programChapters, programClasses, programs } from '../../database/schema/programs.schema.ts'
import { brands, categories, products } from '../../database/schema/shop.schema.ts'
import type { PageRequest } from '../../server/paging.ts'

/** Content types whose entries have a page each. */
const entryPages: Readonly<Record<number, (slug: string) => string>> = {
  [contentTypeIds.Blogs]: (slug) => contentPaths.blogPost.to({ slug }),
  [contentTypeIds.News]: (slug) => contentPaths.newsPost.to({ slug }),
  [contentTypeIds.CaseStudy]: (slug) => contentPaths.youngXperts.to({ slug }),
  [contentTypeIds.Partners]: (slug) => contentPaths.partner.to({ slug }),
  [contentTypeIds.PanelList]: (slug) => contentPaths.panellist.to({ slug }),
  [contentTypeIds.Careers]: (slug) => contentPaths.career.to({ slug }),
}

const total = sql<number>`(count(*) over ())::int`

interface Page {
  limit: number
  offset: number
}
type List = (db: Database, now: Date, page: Page) => Promise<{ path: string; total: number }[]>

const lists: Record<OpenPageKind, List> = {
  async entries(db, now, { limit, offset }) {
    const types = Object.keys(entryPages).map(Number)
    const rows = await db
      .select({ type: contentEntries.contentTypeId, slug: contentEntries.slug, total })
      .from(contentEntries)
      .where(
        and(
          inArray(contentEntries.contentTypeId, types),
          lte(contentEntries.publishedAt, now),
          // A position that is closed is nothing to search for.
          or(isNull(contentEntries.endsAt), gt(contentEntries.endsAt, now)),
        ),
      )
      .orderBy(contentEntries.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: entryPages[row.type]?.(row.slug) ?? '/' }))
  },
  async activities(db, now, { limit, offset }) {
    const rows = await db
      .select({ kind: offerings.kind, slug: contentEntries.slug, total })
      .from(offerings)
      .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
      .where(and(isNull(offerings.hiddenAt), lte(contentEntries.publishedAt, now)))
      .orderBy(offerings.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: offeringAddress(row) }))
  },
  async programs(db, _, { limit, offset }) {
    const rows = await db
      .select({ id: programs.id, total })
      .from(programs)
      .where(isNull(programs.hiddenAt))
      .orderBy(programs.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: contentPaths.program.to(row) }))
  },
  async chapters(db, _, { limit, offset }) {
    const rows = await db
      .select({ id: programChapters.id, total })
      .from(programChapters)
      .innerJoin(programs, eq(programs.id, programChapters.programId))
      .where(isNull(programs.hiddenAt))
      .orderBy(programChapters.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: contentPaths.programChapter.to(row) }))
  },
  async classes(db, _, { limit, offset }) {
    const rows = await db
      .select({ id: programClasses.id, total })
      .from(programClasses)
      .innerJoin(programs, eq(programs.id, programClasses.programId))
      .where(isNull(programs.hiddenAt))
      .orderBy(programClasses.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: contentPaths.programClass.to(row) }))
  },
  async categories(db, _, { limit, offset }) {
    const rows = await db
      .select({ slug: categories.slug, total })
      .from(categories)
      .orderBy(categories.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({
      ...row,
      path: shopPaths.searchResult.to({}, { category: row.slug }),
    }))
  },
  async brands(db, _, { limit, offset }) {
    const rows = await db
      .select({ slug: brands.slug, total })
      .from(brands)
      .orderBy(brands.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: shopPaths.searchResult.to({}, { brand: row.slug }) }))
  },
  async products(db, _, { limit, offset }) {
    const rows = await db
      .select({ id: products.id, total })
      .from(products)
      .where(isNull(products.hiddenAt))
      .orderBy(products.id)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, path: shopPaths.product.to({}, { ecommID: row.id }) }))
  },
  async 'partner-app-topics'(db, _, { limit, offset }) {
    const rows = await db
      .select({ slug: cmsPages.slug, total })
      .from(cmsPages)
      .where(like(cmsPages.slug, 'partnerapp-%'))
      .orderBy(cmsPages.slug)
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({
      ...row,
      path: contentPaths.partnerAppTopic.to({ slug: row.slug.slice('partnerapp-'.length) }),
    }))
  },
}

/** Paths of all pages of a kind that everybody may open, and how many there are. */
export async function findOpenPages(
  db: Database,
  kind: OpenPageKind,
  { now, page, perPage }: PageRequest & { now: Date },
) {
  const rows = await lists[kind](db, now, { limit: perPage, offset: (page - 1) * perPage })
  return { total: rows[0]?.total ?? 0, data: rows.map(({ path }) => path) }
}
