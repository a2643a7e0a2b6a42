import { isDeepStrictEqual } from 'node:util'
import type { BankItem, DeskAssessment, DeskState } from '@brightyard/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessmentItems } from '../../../database/schema/assessment-items.schema.ts'
import { assessmentSections } from '../../../database/schema/assessments.schema.ts'
import { vendors } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { type AssessmentRow, type QuestionRow, readQuestions } from '../assessment.repository.ts'
import { type ItemRow, readItems } from './bank.repository.ts'
import { compositionOf, itemIdOf, itemIdsIn } from './composition.ts'

export function deskStateOf(
  { publishedAt, withdrawnAt, closesAt }: AssessmentRow,
  now: Date,
): DeskState {
  if (publishedAt === null) return 'draft'
  return withdrawnAt !== null || (closesAt !== null && closesAt <= now) ? 'closed' : 'published'
}

async function ownerNameOf(db: Database, { vendorId }: AssessmentRow) {
  if (vendorId === null) return 'Brightyard'
  const [vendor] = await db
    .select({ name: vendors.name })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return vendor?.name ?? 'Brightyard'
}

export const readSectionRows = (db: Database, assessmentId: number) =>
  db
    .select()
    .from(assessmentSections)
    .where(eq(assessmentSections.assessmentId, assessmentId))
    .orderBy(asc(assessmentSections.position))

/** As its author has it: a draft with the questions of the bank, a published one with its copies. */
export async function viewForDesk(
  actor: ActingUser,
  db: Database,
  row: AssessmentRow,
  now: Date,
): Promise<DeskAssessment> {
  const questions = row.draft ? [] : await readQuestions(db, row.id)
  const composition = row.draft ?? compositionOf(row, await readSectionRows(db, row.id), questions)
  const ids = itemIdsIn(composition).filter((id) => id > 0)
  const inBank = await readItems(actor, db, ids)
  return {
    id: row.id,
    state: deskStateOf(row, now),
    owner_name: await ownerNameOf(db, row),
    revision: row.revision,
    composition,
    items: row.draft ? inBank : questions.map((question) => copyOf(question, row, inBank)),
    newer_items: await changedSince(db, questions),
    attempts: await db.$count(assessmentAttempts, eq(assessmentAttempts.assessmentId, row.id)),
    published_at: row.publishedAt?.toISOString() ?? null,
    closed_at: row.withdrawnAt?.toISOString() ?? null,
    changed_at: row.changedAt.toISOString(),
  }
}

/** What takers are asked, with what the bank says about its item. */
function copyOf(question: QuestionRow, row: AssessmentRow, inBank: readonly BankItem[]): BankItem {
  const item = inBank.find(({ id }) => id === question.itemId)
  return {
    owner: 'own',
    owner_name: '',
    can_edit: false,
    revision: 1,
    subject: row.subject,
    topic: '',
    min_age: row.minAge,
    max_age: row.maxAge,
    difficulty: 'medium',
    is_retired: false,
    uses: 1,
    changed_at: row.changedAt.toISOString(),
    ...item,
    id: itemIdOf(question),
    kind: question.kind,
    content: question.content,
    right: question.answerKey.right,
    tolerance: question.answerKey.tolerance ?? 0,
    explanation: question.explanation,
    keeps_order: question.keepsOrder,
    marks: question.marks,
    negative_marks: question.negativeMarks,
  }
}

/** What a copy takes from its item; marks are the assessment's own. */
export const copiedColumns = ({
  kind,
  content,
  answerKey,
  explanation,
  keepsOrder,
}: Pick<ItemRow, 'kind' | 'content' | 'answerKey' | 'explanation' | 'keepsOrder'>) => ({
  kind,
  content,
  answerKey,
  explanation,
  keepsOrder,
})

async function changedSince(db: Database, questions: readonly QuestionRow[]): Promise<number[]> {
  const ids = questions.flatMap(({ itemId }) => itemId ?? [])
  if (ids.length === 0) return []
  const rows = await db.select().from(assessmentItems).where(inArray(assessmentItems.id, ids))
  const byId = new Map(rows.map((item) => [item.id, item]))
  return questions.flatMap((question) => {
    const item = byId.get(question.itemId ?? 0)
    const isSame = !item || isDeepStrictEqual(copiedColumns(item), copiedColumns(question))
    return isSame ? [] : [question.itemId ?? 0]
  })
}
