import type { FormContent, FormState, OwnFormAnswer, WebForm } from '@brightyard/contract'
import { formStateAt } from '@brightyard/contract'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formAnswers, formVersions, webForms } from '../../database/schema/forms.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { filesOf } from './form-files.ts'
import { kidIdsIn, kidsNamed } from './form-kids.ts'

export type FormRow = typeof webForms.$inferSelect

/** A published form with the content that people answer. */
export interface PublishedForm {
  form: FormRow
  version: number
  content: FormContent
  answers: number
  /** The school or partner that asks. */
  room: string | null
}

/** How many answers a form has. */
export const answersOf =
  sql<number>`(select count(*) from ${formAnswers} a where a.form_id = ${webForms.id})`.mapWith(
    Number,
  )

/** Undefined before the first publication. */
export async function findPublished(
  db: Database,
  slug: string,
): Promise<PublishedForm | undefined> {
  const [row] = await db
    .select({
      form: webForms,
      content: formVersions.content,
      answers: answersOf,
      room: vendors.name,
    })
    .from(webForms)
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, webForms.id), eq(formVersions.number, webForms.version)),
    )
    .leftJoin(vendors, eq(vendors.id, webForms.roomId))
    .where(eq(webForms.slug, slug))
  return row && { ...row, version: row.form.version ?? 0 }
}

export const stateOfForm = (form: FormRow, answers: number, now: Date): FormState =>
  formStateAt({ ...form, isPublished: form.version !== null, answers }, now)

/** When it closes or has closed: by hand, where that was earlier than planned. */
export function closingTimeOf({ closedAt, closesAt }: FormRow): string | null {
  const isByHand = closedAt !== null && (closesAt === null || closedAt < closesAt)
  return (isByHand ? closedAt : closesAt)?.toISOString() ?? null
}

/** What visitors and signed-in people see alike. */
export const headOf = ({ form, content, answers, room }: PublishedForm, now: Date) => ({
  slug: form.slug,
  title: content.title,
  lead: content.lead,
  is_of_room: form.roomId !== null,
  room_name: room,
  class_name: form.roomId === null ? null : form.className,
  state: stateOfForm(form, answers, now),
  is_public: form.isPublic,
  is_for_guardians: form.isForGuardians,
  is_once: form.isOnce,
  opens_at: form.opensAt?.toISOString() ?? null,
  closes_at: closingTimeOf(form),
})

/** What a school asks its families is for nobody else's eyes. */
export const headForOthers = (found: PublishedForm, now: Date) => ({
  ...headOf(found, now),
  ...(found.form.roomId === null
    ? {}
    : {
        title: 'A form for families',
        lead: 'A school or partner asks its own families.',
        room_name: null,
        class_name: null,
      }),
})

export const webFormOf = (found: PublishedForm, now: Date): WebForm => ({
  ...headForOthers(found, now),
  version: found.version,
  content: found.form.isPublic ? found.content : null,
  server_time: now.toISOString(),
})

const answerFields = {
  answer: formAnswers,
  slug: webForms.slug,
  content: formVersions.content,
}
const ofVersion = and(
  eq(formVersions.formId, formAnswers.formId),
  eq(formVersions.number, formAnswers.version),
)
interface AnswerRow {
  answer: typeof formAnswers.$inferSelect
  slug: string
  content: FormContent
}

async function toOwnAnswer(
  db: Database,
  { answer, slug, content }: AnswerRow,
): Promise<OwnFormAnswer> {
  const ids = kidIdsIn(content.pages, answer.values)
  return {
    reference: answer.reference,
    slug,
    subject: answer.subject,
    sent_at: answer.sentAt.toISOString(),
    title: content.title,
    pages: content.pages,
    values: answer.values,
    files: await filesOf(db, { formAnswerId: answer.id }),
    kids: (await kidsNamed(db, { ids, senderId: answer.userId })).map(
      ({ is_own: _own, ...kid }) => kid,
    ),
  }
}

/** The last answer of this person about this subject; null without one. */
export async function lastAnswerOf(
  actor: ActingUser,
  db: Database,
  { formId, subject }: { formId: number; subject: string },
): Promise<OwnFormAnswer | null> {
  const [row] = await db
    .select(answerFields)
    .from(formAnswers)
    .innerJoin(webForms, eq(webForms.id, formAnswers.formId))
    .innerJoin(formVersions, ofVersion)
    .where(
      and(
        eq(formAnswers.userId, actor.id),
        eq(formAnswers.formId, formId),
        eq(formAnswers.subject, subject),
      ),
    )
    .orderBy(desc(formAnswers.id))
    .limit(1)
  return row ? toOwnAnswer(db, row) : null
}

/** Undefined for other people's answers. */
export async function findOwnAnswer(actor: ActingUser, db: Database, reference: string) {
  const [row] = await db
    .select(answerFields)
    .from(formAnswers)
    .innerJoin(webForms, eq(webForms.id, formAnswers.formId))
    .innerJoin(formVersions, ofVersion)
    .where(
      and(
        isNotNull(formAnswers.userId),
        eq(formAnswers.userId, actor.id),
        eq(formAnswers.reference, reference),
      ),
    )
  return row && toOwnAnswer(db, row)
}
