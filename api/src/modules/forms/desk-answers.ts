import type { FormAnswer, FormAnswerCard, FormContent, FormField } from '@brightyard/contract'
import { answerText, questionsOf } from '@brightyard/contract'
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { containing } from '../../database/database.ts'
import type { Database } from '../../database/database.ts'
import { formAnswers, formVersions } from '../../database/schema/forms.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import { findForDesk } from './desk.repository.ts'
import { asDocument } from '../uploads/upload.repository.ts'

type AnswerRow = typeof formAnswers.$inferSelect

const cardOf = (answer: AnswerRow, sender: string | null): FormAnswerCard => ({
  id: answer.id,
  reference: answer.reference,
  subject: answer.subject,
  sender,
  summary: answer.summary,
  version: answer.version,
  sent_at: answer.sentAt.toISOString(),
  is_done: answer.doneAt !== null,
})

const withSender = (db: Database) =>
  db
    .select({ answer: formAnswers, sender: users.name })
    .from(formAnswers)
    .leftJoin(users, eq(users.id, formAnswers.userId))
    .$dynamic()

/** The summary has the first words with the labels of options, the values what was written further down. */
function isAbout(search: string) {
  const pattern = containing(search)
  const { reference, subject, summary, values } = formAnswers
  const written = sql`exists (
    select 1 from jsonb_path_query(${values}, '$.*') as answer (value)
    where answer.value #>> '{}' ilike ${pattern})`
  return or(
    ilike(reference, pattern),
    ilike(subject, pattern),
    ilike(summary, pattern),
    ilike(users.name, pattern),
    written,
  )
}

async function countAnswers(db: Database, where: SQL | undefined) {
  const [row] = await db
    .select({ total: count() })
    .from(formAnswers)
    .leftJoin(users, eq(users.id, formAnswers.userId))
    .where(where)
  return Number(row?.total ?? 0)
}

/** The newest first, from the one before `before` on. */
export async function listAnswers(
  actor: ActingUser,
  db: Database,
  {
    formId,
    show,
    search,
    before,
    limit,
  }: {
    formId: number
    show: 'all' | 'open' | 'done'
    search: string | undefined
    before: number | undefined
    limit: number
  },
) {
  await findForDesk(actor, db, formId)
  const where = and(
    eq(formAnswers.formId, formId),
    show === 'all'
      ? undefined
      : show === 'done'
        ? isNotNull(formAnswers.doneAt)
        : isNull(formAnswers.doneAt),
    search ? isAbout(search) : undefined,
  )
  const rows = await withSender(db)
    .where(and(where, before === undefined ? undefined : lt(formAnswers.id, before)))
    .orderBy(desc(formAnswers.id))
    .limit(limit)
  return {
    data: rows.map(({ answer, sender }) => cardOf(answer, sender)),
    total: await countAnswers(db, where),
  }
}

async function findAnswer(actor: ActingUser, db: Database, id: number) {
  refuseAllButAdmins(actor)
  const [row] = await withSender(db).where(eq(formAnswers.id, id))
  if (!row) throw notFound('this answer')
  return row
}

export async function readAnswer(actor: ActingUser, db: Database, id: number): Promise<FormAnswer> {
  const { answer, sender } = await findAnswer(actor, db, id)
  const [version] = await db
    .select({ content: formVersions.content })
    .from(formVersions)
    .where(and(eq(formVersions.formId, answer.formId), eq(formVersions.number, answer.version)))
  const pages = version?.content.pages ?? []
  const files = await db
    .select()
    .from(uploads)
    .where(eq(uploads.formAnswerId, id))
    .orderBy(asc(uploads.id))
  const fieldOf = (ticket: string) =>
    Object.entries(answer.values).find(
      ([, value]) => Array.isArray(value) && value.includes(ticket),
    )?.[0] ?? ''
  return {
    ...cardOf(answer, sender),
    form_id: answer.formId,
    title: version?.content.title ?? '',
    pages,
    values: answer.values,
    documents: files.flatMap(({ id: fileId, name, size, ticket, ...file }) => {
      const kind = asDocument(file.kind)
      return kind ? [{ id: fileId, name, kind, size, field: fieldOf(ticket) }] : []
    }),
  }
}

export async function markAnswer(
  actor: ActingUser,
  db: Database,
  { id, doneAt }: { id: number; doneAt: Date | null },
): Promise<FormAnswerCard> {
  const { sender } = await findAnswer(actor, db, id)
  const [answer] = await db
    .update(formAnswers)
    .set({ doneAt })
    .where(eq(formAnswers.id, id))
    .returning()
  if (!answer) throw notFound('this answer')
  return cardOf(answer, sender)
}

/** Its files go with it. */
export async function deleteAnswer(actor: ActingUser, db: Database, id: number): Promise<void> {
  await findAnswer(actor, db, id)
  await db.delete(formAnswers).where(eq(formAnswers.id, id))
}

const maxExported = 10_000

/** A column for each question that any version has asked, in the newest version's order and words. */
export async function answersTable(
  actor: ActingUser,
  db: Database,
  formId: number,
): Promise<string[][]> {
  await findForDesk(actor, db, formId)
  const versions = await db
    .select({ number: formVersions.number, content: formVersions.content })
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.number))
  const columns = new Map<string, string>()
  for (const { content } of versions)
    for (const { key, label } of questionsOf(content))
      if (!columns.has(key)) columns.set(key, label)
  const fields = new Map(versions.map(({ number, content }) => [number, byKey(content)]))
  const rows = await withSender(db)
    .where(eq(formAnswers.formId, formId))
    .orderBy(desc(formAnswers.id))
    .limit(maxExported)
  const names = await fileNames(db, formId)
  const head = ['Reference', 'Sent', 'Account', 'About', 'Done', ...columns.values()]
  const lines = rows.map(({ answer, sender }) => [
    answer.reference,
    answer.sentAt.toISOString(),
    sender ?? '',
    answer.subject,
    answer.doneAt ? 'Yes' : 'No',
    ...[...columns.keys()].map((key) => {
      const field = fields.get(answer.version)?.get(key)
      const value = answer.values[key]
      if (!field || value === undefined) return ''
      if (field.kind !== 'file' || typeof value === 'string') return answerText(field, value)
      return value.map((ticket) => names.get(ticket) ?? '').join(', ')
    }),
  ])
  return [head, ...lines]
}

const byKey = (content: FormContent): Map<string, FormField> =>
  new Map(questionsOf(content).map((field) => [field.key, field]))

async function fileNames(db: Database, formId: number) {
  const rows = await db
    .select({ ticket: uploads.ticket, name: uploads.name })
    .from(uploads)
    .innerJoin(formAnswers, eq(formAnswers.id, uploads.formAnswerId))
    .where(eq(formAnswers.formId, formId))
  return new Map(rows.map(({ ticket, name }) => [ticket, name]))
}
