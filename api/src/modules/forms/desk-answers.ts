import type { FormAnswer, FormAnswerCard } from '@brightyard/contract'
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { containing } from '../../database/database.ts'
import type { Database } from '../../database/database.ts'
import { formAnswers, formVersions, webForms } from '../../database/schema/forms.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { findForDesk } from './desk.repository.ts'
import { isOwnForm, refuseAllButAuthors } from './form-authors.ts'
import { kidIdsIn, kidsNamed } from './form-kids.ts'
import { asDocument } from '../uploads/upload.repository.ts'

type AnswerRow = typeof formAnswers.$inferSelect

const account = { id: users.id, role: users.role, email: users.email, mobile: users.mobile }
interface Sent {
  answer: AnswerRow
  sender: string | null
  account: FormAnswerCard['account']
}

const cardOf = ({ answer, sender, account: who }: Sent): FormAnswerCard => ({
  id: answer.id,
  reference: answer.reference,
  subject: answer.subject,
  sender,
  account: who,
  summary: answer.summary,
  version: answer.version,
  sent_at: answer.sentAt.toISOString(),
  is_done: answer.doneAt !== null,
})

/** Answers with their senders' names and accounts. */
export const withSender = (db: Database) =>
  db
    .select({ answer: formAnswers, sender: users.name, account })
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
    data: rows.map(cardOf),
    total: await countAnswers(db, where),
  }
}

async function findAnswer(actor: ActingUser, db: Database, id: number) {
  refuseAllButAuthors(actor)
  const [row] = await withSender(db)
    .innerJoin(webForms, eq(webForms.id, formAnswers.formId))
    .where(and(eq(formAnswers.id, id), isOwnForm(actor)))
  if (!row) throw notFound('this answer')
  return row
}

export async function readAnswer(actor: ActingUser, db: Database, id: number): Promise<FormAnswer> {
  const found = await findAnswer(actor, db, id)
  const { answer } = found
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
    ...cardOf(found),
    form_id: answer.formId,
    title: version?.content.title ?? '',
    pages,
    values: answer.values,
    kids: await kidsNamed(db, {
      ids: kidIdsIn(pages, answer.values),
      senderId: answer.userId,
    }),
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
  const found = await findAnswer(actor, db, id)
  const [answer] = await db
    .update(formAnswers)
    .set({ doneAt })
    .where(eq(formAnswers.id, id))
    .returning()
  if (!answer) throw notFound('this answer')
  return cardOf({ ...found, answer })
}

/** Its files go with it. */
export async function deleteAnswer(actor: ActingUser, db: Database, id: number): Promise<void> {
  await findAnswer(actor, db, id)
  await db.delete(formAnswers).where(eq(formAnswers.id, id))
}
