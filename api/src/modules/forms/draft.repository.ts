import type { FormDraft, FormPage, FormValues } from '@brightyard/contract'
import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formDrafts } from '../../database/schema/forms.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { filesOf, keepForDraft, ticketsIn } from './form-files.ts'

/** Of one person, over all forms. */
const maxDrafts = 20
const keptFor = 60 * 24 * 60 * 60 * 1000

interface Of {
  formId: number
  subject: string
}

const ownDraft = (actor: ActingUser, { formId, subject }: Of) =>
  and(
    eq(formDrafts.userId, actor.id),
    eq(formDrafts.formId, formId),
    eq(formDrafts.subject, subject),
  )

export async function readDraft(
  actor: ActingUser,
  db: Database,
  of: Of,
): Promise<FormDraft | null> {
  const [row] = await db.select().from(formDrafts).where(ownDraft(actor, of))
  if (!row) return null
  return {
    values: row.values,
    page: row.page,
    files: await filesOf(db, { formDraftId: row.id }),
    saved_at: row.savedAt.toISOString(),
  }
}

export async function saveDraft(
  actor: ActingUser,
  db: Database,
  of: Of,
  draft: { values: FormValues; page: string | null; pages: readonly FormPage[]; savedAt: Date },
) {
  const { pages, ...written } = draft
  const stored = { ...written, values: askedIn(pages, written.values) }
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(formDrafts)
      .values({ userId: actor.id, ...of, ...stored })
      .onConflictDoUpdate({
        target: [formDrafts.userId, formDrafts.formId, formDrafts.subject],
        set: stored,
      })
      .returning({ id: formDrafts.id })
    if (row) await keepForDraft(actor, tx, row.id, ticketsIn(pages, stored.values))
    await removeOldestDrafts(actor, tx)
  })
}

/** Without answers to questions that the form does not ask. */
function askedIn(pages: readonly FormPage[], values: FormValues): FormValues {
  const keys = new Set(pages.flatMap(({ fields }) => fields.map(({ key }) => key)))
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
}

/** One person keeps the newest ones. */
async function removeOldestDrafts(actor: ActingUser, tx: Database) {
  const kept = tx
    .select({ id: formDrafts.id })
    .from(formDrafts)
    .where(eq(formDrafts.userId, actor.id))
    .orderBy(desc(formDrafts.savedAt), desc(formDrafts.id))
    .limit(maxDrafts)
  await tx
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, actor.id), notInArray(formDrafts.id, kept)))
}

export const removeDraft = (actor: ActingUser, db: Database, of: Of) =>
  db.delete(formDrafts).where(ownDraft(actor, of))

/** Nobody comes back to a form after two months. */
export const deleteOldDrafts = (db: Database, now: Date) =>
  db.delete(formDrafts).where(lt(formDrafts.savedAt, new Date(now.getTime() - keptFor)))
