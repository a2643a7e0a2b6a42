import type { CmsPage } from '@brightyard/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { cmsPages } from '../../database/schema/content.schema.ts'

const pageBySlug = prepared('cms_page', (db) =>
  db
    .select()
    .from(cmsPages)
    .where(eq(cmsPages.slug, sql.placeholder('slug'))),
)

export async function findCmsPage(db: Database, slug: string): Promise<CmsPage | undefined> {
  const [row] = await pageBySlug(db, { slug })
  if (!row) return undefined
  const { title, description, sections, updatedAt } = row
  return { slug: row.slug, title, description, sections, updated_at: updatedAt.toISOString() }
}
