import type { FormContent, FormKid, FormValues } from '@brightyard/contract'
import { answerText, questionsOf } from '@brightyard/contract'
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formAnswers, formVersions, webForms } from '../../database/schema/forms.schema.ts'
import type { Services } from '../../server/services.ts'
import { sendMessage } from '../messages/send-message.ts'
import { kidIdsIn, kidsNamed } from './form-kids.ts'
import type { FormRow } from './form.repository.ts'

const longest = 140
/** Answers that an email tells of one by one. */
const listed = 20
/** One email tells of all that came meanwhile. */
const pauseMs = 10 * 60 * 1000

/** The first words, by which staff find an answer in a list. */
export function summaryOf(
  content: FormContent,
  values: FormValues,
  kids: readonly FormKid[],
): string {
  const texts = questionsOf(content)
    .filter(({ kind }) => kind !== 'file' && kind !== 'consent')
    .flatMap((field) => answerText(field, values[field.key], kids) || [])
  const line = texts.join(' · ').replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

/** Emails what the desk of a form has not heard of, unless it was told within ten minutes. Under the form's lock. */
export async function tellDesk(services: Services, tx: Database, form: FormRow) {
  const { id, notifyEmail, toldAt, toldAnswerId } = form
  const now = services.now()
  if (!notifyEmail || (toldAt !== null && now.getTime() - toldAt.getTime() < pauseMs)) return
  const rows = await tx
    .select({ answer: formAnswers, content: formVersions.content })
    .from(formAnswers)
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, id), eq(formVersions.number, formAnswers.version)),
    )
    .where(and(eq(formAnswers.formId, id), gt(formAnswers.id, toldAnswerId)))
    .orderBy(asc(formAnswers.id))
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return
  await tx
    .update(webForms)
    .set({ toldAt: now, toldAnswerId: last.answer.id })
    .where(eq(webForms.id, id))
  await sendMessage(services, tx, {
    cause: `form-answer:${last.answer.reference}`,
    to: [{ kind: 'email', value: notifyEmail }],
    message: rows.length === 1 ? await aboutOne(tx, first) : aboutAll(rows),
  })
}

interface Row {
  answer: typeof formAnswers.$inferSelect
  content: FormContent
}

async function aboutOne(tx: Database, { answer, content }: Row) {
  const { values, subject, reference, userId } = answer
  const kids = await kidsNamed(tx, { ids: kidIdsIn(content.pages, values), senderId: userId })
  const lines = questionsOf(content).flatMap((field) => {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined
    const text =
      field.kind === 'file'
        ? `${value?.length ?? 0} attached, on the site`
        : answerText(field, value, kids)
    return value === undefined ? [] : [`${field.label}\n${text}`]
  })
  const about = subject ? `: ${subject}` : ''
  return {
    subject: `${content.title}${about} (${reference})`,
    paragraphs: [`Somebody has answered “${content.title}”${about}.`, ...lines],
    short: `${content.title}${about}: ${reference}`,
  }
}

function aboutAll(rows: readonly Row[]) {
  const title = rows.at(-1)?.content.title ?? ''
  const subject = `${title}: ${rows.length} new answers`
  const lines = rows
    .slice(0, listed)
    .map(({ answer }) =>
      [answer.reference, answer.subject, answer.summary].filter(Boolean).join(' · '),
    )
  const more = rows.length - lines.length
  return {
    subject,
    paragraphs: [
      `There are ${rows.length} new answers to “${title}”.`,
      ...lines,
      more > 0 ? `And ${more} more. All of them are on the site.` : 'All of them are on the site.',
    ],
    short: subject,
  }
}

/** Tells the desks of what came while they were not told. */
export async function tellDesks(services: Services) {
  const { db, lock, now } = services
  const newer = sql`exists (select 1 from ${formAnswers} a
    where a.form_id = ${webForms.id} and a.id > ${webForms.toldAnswerId})`
  const due = await db
    .select({ id: webForms.id })
    .from(webForms)
    .where(
      and(
        isNotNull(webForms.notifyEmail),
        lte(webForms.toldAt, new Date(now().getTime() - pauseMs)),
        newer,
      ),
    )
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [form] = await lock(tx.select().from(webForms).where(eq(webForms.id, id)))
      if (form) await tellDesk(services, tx, form)
    })
}
