import { formSlugs } from '@brightyard/contract'
import type { DeskForm, DeskFormCard, FormContent, FormSettings } from '@brightyard/contract'
import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { containing, isUniqueViolation } from '../../database/database.ts'
import type { Database } from '../../database/database.ts'
import { formAnswers, webForms } from '../../database/schema/forms.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { isOwnForm, refuseAllButAuthors, roomOf } from './form-authors.ts'
import { newsOf } from './form-news.ts'
import { closingTimeOf, stateOfForm } from './form.repository.ts'
import type { FormRow } from './form.repository.ts'

const openAnswers = (db: Database, formId: number) =>
  db.$count(formAnswers, and(eq(formAnswers.formId, formId), isNull(formAnswers.doneAt)))
const allAnswers = (db: Database, formId: number) =>
  db.$count(formAnswers, eq(formAnswers.formId, formId))

export async function listForDesk(
  actor: ActingUser,
  db: Database,
  {
    limit,
    offset,
    search,
    now,
  }: { limit: number; offset: number; search: string | undefined; now: Date },
): Promise<{ data: DeskFormCard[]; total: number }> {
  refuseAllButAuthors(actor)
  const where = and(
    isOwnForm(actor),
    search
      ? or(
          ilike(webForms.slug, containing(search)),
          ilike(sql`${webForms.content} ->> 'title'`, containing(search)),
        )
      : undefined,
  )
  const rows = await db
    .select()
    .from(webForms)
    .where(where)
    .orderBy(desc(webForms.updatedAt), desc(webForms.id))
    .limit(limit)
    .offset(offset)
  const data: DeskFormCard[] = []
  for (const form of rows) {
    const answers = await allAnswers(db, form.id)
    data.push({
      id: form.id,
      slug: form.slug,
      title: form.content.title,
      state: stateOfForm(form, answers, now),
      has_changes: form.hasChanges,
      answers,
      open_answers: await openAnswers(db, form.id),
      opens_at: form.opensAt?.toISOString() ?? null,
      closes_at: closingTimeOf(form),
      room_name: (await roomOf(db, form.roomId))?.name ?? null,
      updated_at: form.updatedAt.toISOString(),
    })
  }
  return { data, total: await db.$count(webForms, where) }
}

export async function deskFormOf(db: Database, form: FormRow, now: Date): Promise<DeskForm> {
  const answers = await allAnswers(db, form.id)
  return {
    id: form.id,
    slug: form.slug,
    state: stateOfForm(form, answers, now),
    revision: form.revision,
    content: form.content,
    settings: form.settings,
    has_changes: form.hasChanges,
    version: form.version,
    published_at: form.publishedAt?.toISOString() ?? null,
    closed_at: form.closedAt?.toISOString() ?? null,
    answers,
    room_name: (await roomOf(db, form.roomId))?.name ?? null,
    news: await newsOf(db, form),
    updated_at: form.updatedAt.toISOString(),
  }
}

/** Throws 404, for other people's forms too. */
export async function findForDesk(actor: ActingUser, db: Database, id: number): Promise<FormRow> {
  refuseAllButAuthors(actor)
  const [form] = await db
    .select()
    .from(webForms)
    .where(and(eq(webForms.id, id), isOwnForm(actor)))
  if (!form) throw notFound('this form')
  return form
}

interface Written {
  slug: string
  content: FormContent
  settings: FormSettings
}

const slugTaken = () =>
  conflict('slug_taken', 'Another form has this address. Please choose another one.')

/** The site's own pages are built around these. */
function refusePageSlug({ role }: ActingUser, slug: string) {
  const isOfPage = Object.values<string>(formSlugs).includes(slug)
  if (isOfPage && role !== 'superAdmin') throw slugTaken()
}

export async function createForm(
  actor: ActingUser,
  db: Database,
  { slug, content, settings }: Written,
  now: Date,
): Promise<FormRow> {
  refuseAllButAuthors(actor)
  refusePageSlug(actor, slug)
  const roomId = actor.role === 'superAdmin' ? null : actor.vendorId
  const times = { updatedAt: now, createdAt: now }
  const [form] = await db
    .insert(webForms)
    .values({ slug, content, settings, createdBy: actor.id, roomId, ...times })
    .onConflictDoNothing({ target: webForms.slug })
    .returning()
  if (!form) throw slugTaken()
  return form
}

export async function changeForm(
  actor: ActingUser,
  db: Database,
  { id, revision, slug, content, settings }: Written & { id: number; revision: number },
  now: Date,
): Promise<FormRow> {
  const before = await findForDesk(actor, db, id)
  if (before.version !== null && before.slug !== slug)
    throw conflict(
      'slug_fixed',
      'This form is published: its address stays, because others use it.',
    )
  if (before.slug !== slug) refusePageSlug(actor, slug)
  try {
    const [form] = await db
      .update(webForms)
      .set({
        slug,
        content,
        settings,
        revision: sql`${webForms.revision} + 1`,
        hasChanges: true,
        updatedAt: now,
      })
      .where(and(eq(webForms.id, id), eq(webForms.revision, revision)))
      .returning()
    if (form) return form
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error
  }
  throw changedElsewhere()
}

export const changedElsewhere = () =>
  conflict(
    'changed_elsewhere',
    'This form was changed in another window or by somebody else. Please reload it.',
  )

/** At once, or takes that back. */
export async function closeForm(
  actor: ActingUser,
  db: Database,
  { id, isClosed }: { id: number; isClosed: boolean },
  now: Date,
): Promise<FormRow> {
  const before = await findForDesk(actor, db, id)
  if (before.version === null) throw conflict('not_published', 'This form is not published yet.')
  const closedAt = isClosed ? (before.closedAt ?? now) : null
  const [form] = await db
    .update(webForms)
    .set({ closedAt, updatedAt: now })
    .where(eq(webForms.id, id))
    .returning()
  if (!form) throw notFound('this form')
  return form
}

export async function deleteForm(actor: ActingUser, db: Database, id: number): Promise<void> {
  const { version } = await findForDesk(actor, db, id)
  const gone = await db
    .delete(webForms)
    .where(and(eq(webForms.id, id), isNull(webForms.version)))
    .returning({ id: webForms.id })
  if (version !== null || gone.length === 0)
    throw conflict('published', 'This form was published, so it can only be closed.')
}
