import { isDeepStrictEqual } from 'node:util'
import { contentProblems, settingsProblems } from '@brightyard/contract'
import type { FormSettings } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formVersions, webForms } from '../../database/schema/forms.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { classesOf } from '../students/classes.ts'
import { changedElsewhere, findForDesk } from './desk.repository.ts'
import { announceIfDue } from './form-news.ts'
import type { FormNews } from './form-news.ts'
import type { FormRow } from './form.repository.ts'

const asDate = (moment: string | null) => (moment === null ? null : new Date(moment))

/** The columns that count, from what an author has set. */
export const publishedSettings = (settings: FormSettings) => ({
  isPublic: settings.is_public,
  isForGuardians: settings.is_for_guardians,
  hasSubjects: settings.has_subjects,
  isListed: settings.is_listed,
  isOnce: settings.is_once,
  className: settings.class_name ?? null,
  opensAt: asDate(settings.opens_at),
  closesAt: asDate(settings.closes_at),
  maxAnswers: settings.max_answers,
  notifyEmail: settings.notify_email,
})

/** A new version where the questions or texts differ from the last one; settings count at once. */
export async function publishForm(
  actor: ActingUser,
  { db, lock, now }: Services,
  { id, revision, news }: { id: number; revision: number; news: FormNews },
): Promise<FormRow> {
  await findForDesk(actor, db, id)
  return db.transaction(async (tx) => {
    const [form] = await lock(tx.select().from(webForms).where(eq(webForms.id, id)))
    if (!form || form.revision !== revision) throw changedElsewhere()
    const { content, settings } = form
    const problems = {
      ...contentProblems(content),
      ...settingsProblems(settings, content, { isOfRoom: form.roomId !== null }),
      ...(await emailProblem(tx, form)),
      ...(await classProblem(tx, form)),
    }
    if (Object.keys(problems).length > 0) {
      throw invalidInput(problems, 'This form is not ready. Please look at what is marked.')
    }
    const publishedAt = now()
    const last = form.version === null ? undefined : await readVersion(tx, form.id, form.version)
    const isNew = !last || !isDeepStrictEqual(last, content)
    const version = isNew ? (form.version ?? 0) + 1 : (form.version ?? 1)
    if (isNew) {
      await tx
        .insert(formVersions)
        .values({ formId: id, number: version, content, publishedBy: actor.id, publishedAt })
    }
    const [published] = await tx
      .update(webForms)
      .set({
        ...publishedSettings(form.settings),
        version,
        publishedAt: form.publishedAt ?? publishedAt,
        hasChanges: false,
        updatedAt: publishedAt,
      })
      .where(eq(webForms.id, id))
      .returning()
    return (await announceIfDue(tx, { lock, now }, news, id)) ?? published ?? form
  })
}

/** Answers about the kids of a room are emailed to nobody but the form's author. */
async function emailProblem(
  tx: Database,
  { settings, roomId, createdBy }: FormRow,
): Promise<Record<string, string>> {
  const { notify_email } = settings
  if (roomId === null || notify_email === null) return {}
  const [author] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, createdBy ?? 0))
  return author?.email === notify_email
    ? {}
    : { notify_email: 'Emails about answers go to your own email id only.' }
}

async function classProblem(
  tx: Database,
  { settings: { class_name }, roomId }: FormRow,
): Promise<Record<string, string>> {
  if (class_name === undefined || class_name === null) return {}
  const classes = roomId === null ? [] : await classesOf(tx, roomId)
  return classes.some((one) => one.class_name === class_name)
    ? {}
    : { class_name: 'Nobody is in this class. Please choose again.' }
}

async function readVersion(tx: Database, formId: number, number: number) {
  const [row] = await tx
    .select({ content: formVersions.content })
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), eq(formVersions.number, number)))
  return row?.content
}
