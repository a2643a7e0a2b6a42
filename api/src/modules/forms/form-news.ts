import { contentPaths } from '@brightyard/contract'
import type { DeskForm } from '@brightyard/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { formVersions, webForms } from '../../database/schema/forms.schema.ts'
import { enrolments, guardianships, vendors } from '../../database/schema/users.schema.ts'
import type { AddTask } from '../../queue/tasks.ts'
import type { Services } from '../../server/services.ts'
import { firstWords } from '../notifications/first-words.ts'
import { notify } from '../notifications/notify.ts'
import { familiesOfKids, familyOf } from '../students/families.ts'
import { isInClass } from './form-class.ts'
import type { FormRow } from './form.repository.ts'

const Input = z.object({ formId: z.number(), userIds: z.array(z.number()) })
export type FormNews = AddTask<z.infer<typeof Input>>
/** Told in one transaction each. */
const toldTogether = 50

const isOpen = (now: Date) =>
  and(
    isNull(webForms.closedAt),
    or(isNull(webForms.opensAt), lte(webForms.opensAt, now)),
    or(isNull(webForms.closesAt), gt(webForms.closesAt, now)),
  )

const isDue = (now: Date) =>
  and(
    isNotNull(webForms.roomId),
    isNotNull(webForms.version),
    eq(webForms.isListed, true),
    isNull(webForms.announcedAt),
    isOpen(now),
  )

/** Stores who is to be told of a room's form. */
export const formNews = (services: Services): FormNews =>
  services.tasks.define({
    name: 'tell-families-of-form',
    input: Input,
    validForMinutes: 24 * 60,
    run: ({ formId, userIds }) =>
      services.db.transaction(async (tx) => {
        const [form] = await tx
          .select({ slug: webForms.slug, content: formVersions.content, room: vendors.name })
          .from(webForms)
          .innerJoin(vendors, eq(vendors.id, webForms.roomId))
          .innerJoin(
            formVersions,
            and(eq(formVersions.formId, webForms.id), eq(formVersions.number, webForms.version)),
          )
          .where(and(eq(webForms.id, formId), isOpen(services.now())))
        if (!form) return
        for (const userId of userIds) {
          await notify(services, tx, {
            userId,
            topic: 'community',
            cause: `form:${formId}:${userId}`,
            title: `${form.room} asks: ${form.content.title}`,
            description: firstWords(form.content.lead),
            path: contentPaths.webForm.to({ slug: form.slug }),
          })
        }
      }),
  })

/** The families of a room are told once of each form on their list, when it takes answers. */
export async function announceForms(
  { db, lock, now }: Pick<Services, 'db' | 'lock' | 'now'>,
  news: FormNews,
) {
  const due = await db
    .select({ id: webForms.id })
    .from(webForms)
    .where(isDue(now()))
    .orderBy(asc(webForms.id))
  for (const { id } of due) await db.transaction((tx) => announceIfDue(tx, { lock, now }, news, id))
}

/** In the transaction that publishes a form as well, so that nobody waits for the next run. Undefined: not due. */
export async function announceIfDue(
  tx: Database,
  { lock, now }: Pick<Services, 'lock' | 'now'>,
  news: FormNews,
  id: number,
): Promise<FormRow | undefined> {
  const [form] = await lock(
    tx
      .select()
      .from(webForms)
      .where(and(eq(webForms.id, id), isDue(now()))),
  )
  if (!form) return undefined
  const userIds = await readersOf(tx, form)
  for (let at = 0; at < userIds.length; at += toldTogether)
    await news(tx, { formId: id, userIds: userIds.slice(at, at + toldTogether) })
  const [told] = await tx
    .update(webForms)
    .set({ announcedAt: now() })
    .where(eq(webForms.id, id))
    .returning()
  return told
}

/** Whom a form is told to, and when it was; null where nobody is told. */
export async function newsOf(db: Database, form: FormRow): Promise<DeskForm['news']> {
  const { roomId, announcedAt, settings } = form
  if (roomId === null || !(settings.is_listed || announcedAt)) return null
  const guarded = db.select({ id: guardianships.studentId }).from(guardianships)
  const [row] = await db
    .select({ families: sql<number>`count(distinct ${familyOf(enrolments.studentId)})::int` })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.vendorId, roomId),
        settings.class_name ? isInClass(db, settings.class_name) : undefined,
        form.settings.is_for_guardians ? inArray(enrolments.studentId, guarded) : undefined,
      ),
    )
  return { families: row?.families ?? 0, told_at: announcedAt?.toISOString() ?? null }
}

/** Guardians of the room’s kids, and the kids themselves where the form is for them too. */
async function readersOf(db: Database, form: FormRow): Promise<number[]> {
  const kids = db
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.vendorId, form.roomId ?? 0),
        form.className === null ? undefined : isInClass(db, form.className),
      ),
    )
  const families = await familiesOfKids(db, kids)
  return families.filter(({ isKid }) => !(isKid && form.isForGuardians)).map(({ id }) => id)
}
