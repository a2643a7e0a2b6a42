import type { Composition } from '@brightyard/contract'
import { compositionProblems } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessmentItems } from '../../../database/schema/assessment-items.schema.ts'
import {
  assessmentQuestions,
  assessments,
  assessmentSections,
} from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { type AssessmentRow, type QuestionRow, readQuestions } from '../assessment.repository.ts'
import { assessmentNotFound } from '../start-attempt.ts'
import { itemNotFound } from './bank.repository.ts'
import { compositionOf, itemIdsIn, publishedColumns } from './composition.ts'
import {
  alreadyPublished,
  changedElsewhere,
  createDraft,
  findForDesk,
  itemsFor,
} from './desk.repository.ts'
import { copiedColumns, readSectionRows } from './desk-view.ts'

/** Copies the questions: what is improved in the bank later changes no attempt. */
export async function publishAssessment(
  actor: ActingUser,
  { db, lock, now }: Services,
  { id, revision }: { id: number; revision: number },
): Promise<AssessmentRow> {
  await findForDesk(actor, db, id)
  return db.transaction(async (tx) => {
    const [row] = await lock(tx.select().from(assessments).where(eq(assessments.id, id)))
    if (row?.publishedAt) throw alreadyPublished()
    if (!row?.draft || row.revision !== revision) throw changedElsewhere()
    const { draft } = row
    const at = now()
    const items = await itemsFor(tx, row.vendorId, itemIdsIn(draft))
    const known = items.map((item) => ({ id: item.id, is_retired: item.archivedAt !== null }))
    const problems = compositionProblems(draft, known, at)
    if (Object.keys(problems).length > 0)
      throw invalidInput(problems, 'This assessment is not ready. Please look at what is marked.')
    await copyQuestions(tx, id, draft, items)
    const [published] = await tx
      .update(assessments)
      .set({
        ...publishedColumns(draft),
        draft: null,
        publishedAt: at,
        changedAt: at,
        revision: sql`${assessments.revision} + 1`,
      })
      .where(eq(assessments.id, id))
      .returning()
    return published ?? row
  })
}

async function copyQuestions(
  tx: Database,
  assessmentId: number,
  { sections }: Composition,
  items: readonly (typeof assessmentItems.$inferSelect)[],
) {
  const byId = new Map(items.map((item) => [item.id, item]))
  await tx.delete(assessmentSections).where(eq(assessmentSections.assessmentId, assessmentId))
  for (const [position, { title, note, questions }] of sections.entries()) {
    if (questions.length === 0) continue
    const [section] = await tx
      .insert(assessmentSections)
      .values({ assessmentId, position, title: title || 'Questions', note })
      .returning()
    if (!section) throw new Error('The section was not stored.')
    await tx.insert(assessmentQuestions).values(
      questions.map(({ item_id, marks, negative_marks }, place) => {
        const item = byId.get(item_id)
        if (!item) throw itemNotFound()
        return {
          ...copiedColumns(item),
          assessmentId,
          sectionId: section.id,
          itemId: item.id,
          position: place,
          marks,
          negativeMarks: negative_marks,
        }
      }),
    )
  }
}

/** Nobody begins an attempt any more; opened again, a closing time that has passed no longer counts. */
export async function closeAssessment(
  actor: ActingUser,
  { db, now }: Services,
  { id, isClosed }: { id: number; isClosed: boolean },
): Promise<AssessmentRow> {
  const before = await findForDesk(actor, db, id)
  if (before.publishedAt === null)
    throw conflict('not_published', 'This assessment is not published yet.')
  const at = now()
  const hasPassed = before.closesAt !== null && before.closesAt <= at
  const [row] = await db
    .update(assessments)
    .set(
      isClosed
        ? { withdrawnAt: before.withdrawnAt ?? at, changedAt: at }
        : { withdrawnAt: null, closesAt: hasPassed ? null : before.closesAt, changedAt: at },
    )
    .where(eq(assessments.id, id))
    .returning()
  if (!row) throw assessmentNotFound()
  return row
}

/** With the questions as the bank has them now, and without times, which are over or another's. */
export async function copyAssessment(
  actor: ActingUser,
  { db, now }: Services,
  id: number,
): Promise<AssessmentRow> {
  const row = await findForDesk(actor, db, id)
  return db.transaction(async (tx) => {
    const draft = row.draft ?? (await recompose(tx, row))
    const title = `${draft.title} (copy)`.slice(0, 120)
    const copy = { ...draft, title, opens_at: null, closes_at: null }
    return createDraft(actor, { db: tx, now }, copy, row.vendorId)
  })
}

/** What was published; a question whose item is gone gets one. */
async function recompose(tx: Database, row: AssessmentRow): Promise<Composition> {
  const questions: QuestionRow[] = []
  for (const question of await readQuestions(tx, row.id)) {
    if (question.itemId !== null) {
      questions.push(question)
      continue
    }
    const [item] = await tx
      .insert(assessmentItems)
      .values({
        ...copiedColumns(question),
        vendorId: row.vendorId,
        subject: row.subject,
        marks: question.marks,
        negativeMarks: question.negativeMarks,
      })
      .returning({ id: assessmentItems.id })
    questions.push({ ...question, itemId: item?.id ?? null })
  }
  return compositionOf(row, await readSectionRows(tx, row.id), questions)
}

/** The item as it is now in the place of its copy, while nobody has seen it. */
export async function renewQuestion(
  actor: ActingUser,
  { db, lock, now }: Services,
  { id, itemId }: { id: number; itemId: number },
): Promise<AssessmentRow> {
  await findForDesk(actor, db, id)
  return db.transaction(async (tx) => {
    // An attempt that begins waits for this lock, since it refers to the row.
    const [row] = await lock(tx.select().from(assessments).where(eq(assessments.id, id)))
    if (!row) throw assessmentNotFound()
    if (row.publishedAt === null)
      throw conflict('not_published', 'This assessment is not published yet.')
    const attempts = await tx.$count(assessmentAttempts, eq(assessmentAttempts.assessmentId, id))
    if (attempts > 0)
      throw conflict(
        'started',
        'Somebody has begun this assessment, so its questions stay as they are. The bank has the mended one.',
      )
    const [item] = await itemsFor(tx, row.vendorId, [itemId])
    if (!item) throw itemNotFound()
    const renewed = await tx
      .update(assessmentQuestions)
      .set(copiedColumns(item))
      .where(and(eq(assessmentQuestions.assessmentId, id), eq(assessmentQuestions.itemId, itemId)))
      .returning({ id: assessmentQuestions.id })
    if (renewed.length === 0) throw itemNotFound()
    const [changed] = await tx
      .update(assessments)
      .set({ changedAt: now() })
      .where(eq(assessments.id, id))
      .returning()
    return changed ?? row
  })
}
