import type { CmsPage } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cmsPages } from '../../database/schema/content.schema.ts'

export async function findCmsPage(db: Database, slug: string): Promise<CmsPage | undefined> {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.slug, slug))
  if (!row) return undefined
  const { title, description, sections, updatedAt } = row
  return { slug: row.slug, title, description, sections, updated_at: updatedAt.toISOString() }
}
