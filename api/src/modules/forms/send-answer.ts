import { randomInt } from 'node:crypto'
import type { FormContent, FormValues } from '@brightyard/contract'
import { answerProblems, formSlugs, questionsOf, shownPart } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
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
import { attachUploads } from '../uploads/upload.repository.ts'
import { removeDraft } from './draft.repository.ts'
import { ticketsIn } from './form-files.ts'
import {
  kidIdsIn,
  kidKeyOf,
  kidsNamed,
  refuseOtherKids,
  refuseStoryOfOthers,
  refuseStrangers,
  refuseSubject,
} from './form-kids.ts'
import { findPublished, stateOfForm } from './form.repository.ts'
import type { PublishedForm } from './form.repository.ts'
import { summaryOf, tellDesk } from './tell-desk.ts'

/** Without the letters and digits that people mix up. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newReference = () =>
  `WF-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

interface Sent {
  version: number
  subject: string
  values: FormValues
  idempotency_key: string
  /** Throws 429 where this person has sent enough. */
  count: (tx: Database) => Promise<void>
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

/** Throws 409 where this person has answered a form that takes one answer per person, or per kid where it asks for one. */
export async function refuseSecondAnswer(
  actor: ActingUser | null,
  db: Database,
  { found, subject, values }: { found: PublishedForm; subject: string; values: FormValues },
) {
  const { form, content } = found
  if (!form.isOnce || !actor) return
  const key = kidKeyOf(content)
  const kid = key !== undefined && Object.hasOwn(values, key) ? values[key] : undefined
  if (key !== undefined && kid === undefined) return
  const [before] = await db
    .select({ reference: formAnswers.reference })
    .from(formAnswers)
    .where(
      and(
        eq(formAnswers.formId, form.id),
        eq(formAnswers.userId, actor.id),
        eq(formAnswers.subject, subject),
        key === undefined ? undefined : sql`${formAnswers.values} ->> ${key} = ${String(kid)}`,
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
    refuseSubject(found, subject)
    refuseStoryOfOthers(actor, slug)
    if (actor) await refuseStrangers(actor, tx, found)
    const { values } = shownPart(content.pages, input.values)
    const before = await sentBefore(tx, { formId: form.id, sendKey })
    if (before) {
      if (before.userId === (actor?.id ?? null) && isSame(before.values, values)) return before
      throw new ApiProblem(422, 'key_reused', 'Please reload the page and try again.')
    }
    refuseUnlessOpen(found, now())
    await refuseSecondAnswer(actor, tx, { found, subject, values })
    if (input.version !== version)
      throw conflict('form_changed', 'This form has just changed. Please look at it again.')
    const problems = answerProblems(content.pages, values, indianDay.format(now()))
    if (Object.keys(problems).length > 0) throw invalidInput(problems)
    await refuseOtherKids(actor, tx, { form, content, values })
    const kids = await kidsNamed(tx, {
      ids: kidIdsIn(content.pages, values),
      senderId: actor?.id ?? null,
    })
    await input.count(tx)
    const answer = {
      reference: newReference(),
      formId: form.id,
      version,
      userId: actor?.id ?? null,
      subject,
      values,
      summary: summaryOf(content, values, kids),
      sendKey,
      sentAt: now(),
    }
    const [made] = await tx.insert(formAnswers).values(answer).returning({ id: formAnswers.id })
    await claimFiles(actor, tx, { formAnswerId: made?.id ?? 0, content, values })
    if (actor && slug === formSlugs.submitStory)
      await postStory(actor, tx, {
        content,
        values,
        formAnswerId: made?.id ?? 0,
        files: services.files,
        now: now(),
      })
    if (actor) await removeDraft(actor, tx, { formId: form.id, subject })
    await tellDesk(services, tx, form)
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
  actor: ActingUser | null,
  tx: Database,
  {
    formAnswerId,
    content,
    values,
  }: { formAnswerId: number; content: FormContent; values: FormValues },
) {
  for (const purpose of ['form', 'form-picture'] as const) {
    const tickets = ticketsIn(content.pages, values, purpose)
    if (await attachUploads(actor, tx, tickets, { purpose, formAnswerId })) continue
    const sentence =
      'A file is no longer there: files are stored for a day. Please choose it again.'
    const fields = questionsOf(content).filter(({ key, kind }) => kind === 'file' && values[key])
    throw invalidInput(Object.fromEntries(fields.map(({ key }) => [key, sentence])))
  }
}
