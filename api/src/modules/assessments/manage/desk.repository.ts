import type { Composition } from '@brightyard/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentItems } from '../../../database/schema/assessment-items.schema.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { organiserOf } from '../../offerings/organiser-scope.ts'
import { type AssessmentRow } from '../assessment.repository.ts'
import { assessmentNotFound } from '../start-attempt.ts'
import { isUsableBy, readItems } from './bank.repository.ts'
import { itemIdsIn, listedColumns } from './composition.ts'
import { isOwn } from './desk-scope.ts'

/** Throws 404, also for another organisation's. */
export async function findForDesk(
  actor: ActingUser,
  db: Database,
  id: number,
): Promise<AssessmentRow> {
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(isOwn(actor, assessments.vendorId), eq(assessments.id, id)))
  if (!row) throw assessmentNotFound()
  return row
}

/** The items of the bank that an assessment of this organisation may have. */
export const itemsFor = (db: Database, vendorId: number | null, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(assessmentItems)
        .where(and(inArray(assessmentItems.id, ids), isUsableBy(vendorId)))

/** Says which question it is; its words only to those who may read them. */
async function refuseForeignItems(
  actor: ActingUser,
  db: Database,
  { vendorId, written }: { vendorId: number | null; written: Composition },
) {
  const ids = itemIdsIn(written)
  const found = new Set((await itemsFor(db, vendorId, ids)).map(({ id }) => id))
  const at = ids.findIndex((id) => !found.has(id))
  if (at < 0) return
  const [item] = await readItems(actor, db, ids.slice(at, at + 1))
  const which = item ? `Question ${at + 1}, “${item.content.text}”,` : `Question ${at + 1}`
  throw invalidInput({
    sections: item
      ? `${which} belongs to ${item.owner_name} and cannot be used here. Please remove it.`
      : `${which} is not in your bank. Please remove it.`,
  })
}

export async function createDraft(
  actor: ActingUser,
  { db, now }: Pick<Services, 'db' | 'now'>,
  draft: Composition,
  vendorId = organiserOf(actor),
): Promise<AssessmentRow> {
  await refuseForeignItems(actor, db, { vendorId, written: draft })
  const at = now()
  const [row] = await db
    .insert(assessments)
    .values({
      ...listedColumns(draft),
      vendorId,
      createdBy: actor.id,
      draft,
      changedAt: at,
      createdAt: at,
    })
    .returning()
  if (!row) throw new Error('The assessment was not stored.')
  return row
}

export const alreadyPublished = () =>
  conflict(
    'published',
    'This assessment is published, so it stays as it is. Duplicate it to make another one of it.',
  )
export const changedElsewhere = () =>
  conflict(
    'changed_elsewhere',
    'This assessment was changed in another window or by somebody else. Please reload it.',
  )

export async function changeDraft(
  actor: ActingUser,
  { db, now }: Services,
  { id, revision, composition }: { id: number; revision: number; composition: Composition },
): Promise<AssessmentRow> {
  const before = await findForDesk(actor, db, id)
  if (before.publishedAt !== null) throw alreadyPublished()
  await refuseForeignItems(actor, db, { vendorId: before.vendorId, written: composition })
  const [row] = await db
    .update(assessments)
    .set({
      ...listedColumns(composition),
      draft: composition,
      revision: sql`${assessments.revision} + 1`,
      changedAt: now(),
    })
    .where(
      and(
        eq(assessments.id, id),
        eq(assessments.revision, revision),
        isNull(assessments.publishedAt),
      ),
    )
    .returning()
  if (!row) throw changedElsewhere()
  return row
}

export async function deleteDraft(actor: ActingUser, db: Database, id: number): Promise<void> {
  await findForDesk(actor, db, id)
  const gone = await db
    .delete(assessments)
    .where(and(eq(assessments.id, id), isNull(assessments.publishedAt)))
    .returning({ id: assessments.id })
  if (gone.length === 0)
    throw conflict('published', 'This assessment was published, so it can only be closed.')
}
