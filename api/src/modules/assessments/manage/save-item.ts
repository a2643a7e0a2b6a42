import type {
  BankItem,
  ItemInput,
  ItemPicture,
  Picture,
  QuestionContent,
} from '@brightyard/contract'
import { itemProblems } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentItems } from '../../../database/schema/assessment-items.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { organiserOf } from '../../offerings/organiser-scope.ts'
import { findOwnItem, itemNotFound, readItem } from './bank.repository.ts'
import { withRandomIds } from '../part-ids.ts'
import { pictureFinder } from './item-pictures.ts'

const changedElsewhere = () =>
  conflict(
    'changed_elsewhere',
    'This question was changed in another window or by somebody else. Please reload it.',
  )

function refuseUnfinished(input: ItemInput) {
  const problems = itemProblems(input)
  if (Object.keys(problems).length > 0)
    throw invalidInput(problems, 'This question is not finished. Please look at what is marked.')
}

/** What belongs to another kind is left out. */
function contentOf(
  { kind, text, options, prompts, unit, picture }: ItemInput,
  pictureOf: (picture: ItemPicture | null) => Picture | null,
): QuestionContent {
  const hasOptions = kind !== 'number' && kind !== 'text'
  return {
    text,
    picture: pictureOf(picture),
    options: hasOptions
      ? options.map((option) => ({ ...option, picture: pictureOf(option.picture) }))
      : [],
    prompts: kind === 'matching' ? prompts : [],
    unit: kind === 'number' ? unit : '',
  }
}

const columnsOf = (input: ItemInput, content: QuestionContent) => ({
  kind: input.kind,
  subject: input.subject,
  topic: input.topic,
  minAge: input.min_age,
  maxAge: input.max_age,
  difficulty: input.difficulty,
  content,
  answerKey: {
    right: input.kind === 'number' ? input.right.slice(0, 1) : input.right.filter(Boolean),
    ...(input.kind === 'number' && input.tolerance > 0 ? { tolerance: input.tolerance } : {}),
  },
  explanation: input.explanation,
  keepsOrder: input.keeps_order,
  marks: input.marks,
  negativeMarks: input.negative_marks,
})

export function createItem(
  actor: ActingUser,
  { db, now }: Services,
  { copy_of, ...written }: ItemInput & { copy_of?: number | undefined },
): Promise<BankItem> {
  const vendorId = organiserOf(actor)
  refuseUnfinished(written)
  const input = withRandomIds(written)
  return db.transaction(async (tx) => {
    const source = copy_of === undefined ? null : await readItem(actor, tx, copy_of)
    const empty = { text: '', picture: null, options: [], prompts: [], unit: '' }
    const [row] = await tx
      .insert(assessmentItems)
      .values({ ...columnsOf(input, empty), vendorId, createdBy: actor.id, changedAt: now() })
      .returning({ id: assessmentItems.id })
    if (!row) throw new Error('The question was not stored.')
    const known = source ? [source.content] : []
    const pictureOf = await pictureFinder(actor, tx, { itemId: row.id, written: input, known })
    const content = contentOf(input, pictureOf)
    await tx.update(assessmentItems).set({ content }).where(eq(assessmentItems.id, row.id))
    return readItem(actor, tx, row.id)
  })
}

export async function changeItem(
  actor: ActingUser,
  { db, now }: Services,
  { id, revision, ...written }: ItemInput & { id: number; revision: number },
): Promise<BankItem> {
  const before = await findOwnItem(actor, db, id)
  refuseUnfinished(written)
  const known = [...before.content.options, ...before.content.prompts].map((part) => part.id)
  const input = withRandomIds(written, { known })
  return db.transaction(async (tx) => {
    const pictureOf = await pictureFinder(actor, tx, {
      itemId: id,
      written: input,
      known: [before.content],
    })
    const [row] = await tx
      .update(assessmentItems)
      .set({
        ...columnsOf(input, contentOf(input, pictureOf)),
        revision: sql`${assessmentItems.revision} + 1`,
        changedAt: now(),
      })
      .where(and(eq(assessmentItems.id, id), eq(assessmentItems.revision, revision)))
      .returning({ id: assessmentItems.id })
    if (!row) throw changedElsewhere()
    return readItem(actor, tx, id)
  })
}

export async function retireItem(
  actor: ActingUser,
  db: Database,
  { id, archivedAt }: { id: number; archivedAt: Date | null },
): Promise<BankItem> {
  const before = await findOwnItem(actor, db, id)
  if ((before.archivedAt === null) !== (archivedAt === null)) {
    const [row] = await db
      .update(assessmentItems)
      .set({ archivedAt })
      .where(eq(assessmentItems.id, id))
      .returning({ id: assessmentItems.id })
    if (!row) throw itemNotFound()
  }
  return readItem(actor, db, id)
}
