import type { OfferingDraft, OfferingKind } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { and, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'

interface Given {
  kind: OfferingKind
  given: Pick<OfferingDraft, 'camp_group'>
  /** The group that it is in. */
  current?: number | null
  now: Date
}

/** The entry that a camp stands below; null for what is no camp, and for a draft that is not placed yet. */
export async function campParent(
  tx: Database,
  { kind, given: { camp_group: id }, current = null, now }: Given,
): Promise<number | null> {
  if (kind !== 'camp') {
    if ((id ?? null) !== null)
      throw invalidInput({ camp_group: 'Only camps have a category of the TalentBox.' })
    return current
  }
  // What editors have put elsewhere stays there.
  if (id === undefined || id === current) return current
  if (id === null) return null
  if (!(await isSubcategory(tx, id, now)))
    throw invalidInput({ camp_group: 'Please choose a sub-category of camps.' })
  return id
}

async function isSubcategory(tx: Database, id: number, now: Date): Promise<boolean> {
  const category = alias(contentEntries, 'category')
  const [row] = await tx
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .innerJoin(category, eq(category.id, contentEntries.parentId))
    .where(
      and(
        eq(contentEntries.id, id),
        eq(contentEntries.contentTypeId, contentTypeIds.CampaignsType),
        lte(contentEntries.publishedAt, now),
        isNotNull(category.parentId),
        notInArray(contentEntries.id, sql`(select ${offerings.contentEntryId} from ${offerings})`),
      ),
    )
  return row !== undefined
}
