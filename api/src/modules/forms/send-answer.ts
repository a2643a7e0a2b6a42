import { randomInt } from 'node:crypto'
import type { FormContent, FormValues } from '@brightyard/contract'
import { answerProblems, answerText, formSlugs, questionsOf, shownPart } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formAnswers, webForms } from '../../database/schema/forms.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import {
  ApiProblem,
  conflict,
  invalidInput,
  notFound,
  notSignedIn,
} from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { postStory } from '../feeds/post-story.ts'
import { sendMessage } from '../messages/send-message.ts'
import { attachUploads } from '../uploads/upload.repository.ts'
import { removeDraft } from './draft.repository.ts'
import { ticketsIn } from './form-files.ts'
import { findPublished, stateOfForm } from './form.repository.ts'
import type { PublishedForm } from './form.repository.ts'

/** Without the letters and digits that people mix up. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newReference = () =>
  `WF-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const longest = 140

interface Sent {
  version: number
  subject: string
  values: FormValues
  idempotency_key: string
}

/** Throws 409 unless the form takes answers now, by the server's clock. */
export function refuseUnlessOpen({ form, answers }: PublishedForm, now: Date) {
  switch (stateOfForm(form, answers, now)) {
    case 'open':
      return
    case 'scheduled':
      throw conflict('form_not_open', 'This form is not open yet. Please come back later.')
    case 'full':
      throw conflict('form_full', 'This form has as many answers as it can take.')
    default:
      throw conflict('form_closed', 'This form is closed. It takes no more answers.')
  }
}

/** Throws 409 where this person has answered a form that takes one answer per person. */
export async function refuseSecondAnswer(
  actor: ActingUser | null,
  db: Database,
  { form, subject }: { form: PublishedForm['form']; subject: string },
) {
  if (!form.isOnce || !actor) return
  const [before] = await db
    .select({ reference: formAnswers.reference })
    .from(formAnswers)
    .where(
      and(
        eq(formAnswers.formId, form.id),
        eq(formAnswers.userId, actor.id),
        eq(formAnswers.subject, subject),
      ),
    )
    .limit(1)
  if (before)
    throw conflict('already_answered', `You have answered this form: ${before.reference}.`)
}

/** Takes an answer, under the lock of its form: closing, a limit, or a second answer never slip in between. */
export async function sendAnswer(
  actor: ActingUser | null,
  services: Services,
  slug: string,
  input: Sent,
) {
  const { db, lock, now } = services
  return db.transaction(async (tx) => {
    const [locked] = await lock(
      tx.select({ id: webForms.id }).from(webForms).where(eq(webForms.slug, slug)),
    )
    const found = locked && (await findPublished(tx, slug))
    if (!found) throw notFound('this form')
    const { form, content, version } = found
    if (!form.isPublic && !actor) throw notSignedIn()
    const { subject, idempotency_key: sendKey } = input
    const { values } = shownPart(content.pages, input.values)
    const before = await sentBefore(tx, { formId: form.id, sendKey })
    if (before) {
      if (before.userId === (actor?.id ?? null) && isSame(before.values, values)) return before
      throw new ApiProblem(422, 'key_reused', 'Please reload the page and try again.')
    }
    refuseUnlessOpen(found, now())
    await refuseSecondAnswer(actor, tx, { form, subject })
    if (input.version !== version)
      throw conflict('form_changed', 'This form has just changed. Please look at it again.')
    const problems = answerProblems(content.pages, values, indianDay.format(now()))
    if (Object.keys(problems).length > 0) throw invalidInput(problems)
    const answer = {
      reference: newReference(),
      formId: form.id,
      version,
      userId: actor?.id ?? null,
      subject,
      values,
      summary: summaryOf(content, values),
      sendKey,
      sentAt: now(),
    }
    const [made] = await tx.insert(formAnswers).values(answer).returning({ id: formAnswers.id })
    await claimFiles(tx, { formAnswerId: made?.id ?? 0, content, values })
    if (actor && slug === formSlugs.submitStory)
      await postStory(actor, tx, { content, values, formAnswerId: made?.id ?? 0, now: now() })
    if (actor) await removeDraft(actor, tx, { formId: form.id, subject })
    await notifyStaff(services, tx, { found, answer })
    return answer
  })
}

async function sentBefore(tx: Database, { formId, sendKey }: { formId: number; sendKey: string }) {
  const [row] = await tx
    .select()
    .from(formAnswers)
    .where(and(eq(formAnswers.formId, formId), eq(formAnswers.sendKey, sendKey)))
  return row
}

/** Whatever the order of the questions. */
const isSame = (one: FormValues, other: FormValues) => {
  const sorted = (values: FormValues) =>
    JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

async function claimFiles(
  tx: Database,
  {
    formAnswerId,
    content,
    values,
  }: { formAnswerId: number; content: FormContent; values: FormValues },
) {
  const tickets = ticketsIn(content.pages, values)
  if (await attachUploads(tx, tickets, { purpose: 'form', formAnswerId })) return
  const fields = questionsOf(content).filter(({ key, kind }) => kind === 'file' && values[key])
  const sentence = 'A file is no longer there: files are stored for a day. Please choose it again.'
  throw invalidInput(Object.fromEntries(fields.map(({ key }) => [key, sentence])))
}

/** The first words, by which staff find an answer in a list. */
function summaryOf(content: FormContent, values: FormValues): string {
  const texts = questionsOf(content)
    .filter(({ kind }) => kind !== 'file' && kind !== 'consent')
    .flatMap((field) => answerText(field, values[field.key]) || [])
  const line = texts.join(' · ').replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

async function notifyStaff(
  services: Services,
  tx: Database,
  { found, answer }: { found: PublishedForm; answer: typeof formAnswers.$inferInsert },
) {
  const { form, content } = found
  if (!form.notifyEmail) return
  const lines = questionsOf(content).flatMap((field) => {
    const value = answer.values[field.key]
    const text =
      field.kind === 'file'
        ? `${value?.length ?? 0} attached, on the site`
        : answerText(field, value)
    return value === undefined ? [] : [`${field.label}\n${text}`]
  })
  const about = answer.subject ? `: ${answer.subject}` : ''
  await sendMessage(services, tx, {
    cause: `form-answer:${answer.reference}`,
    to: [{ kind: 'email', value: form.notifyEmail }],
    message: {
      subject: `${content.title}${about} (${answer.reference})`,
      paragraphs: [`Somebody has answered “${content.title}”${about}.`, ...lines],
      short: `${content.title}${about}: ${answer.reference}`,
    },
  })
}
