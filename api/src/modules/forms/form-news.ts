import { contentPaths } from '@brightyard/contract'
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { formVersions, webForms } from '../../database/schema/forms.schema.ts'
import { enrolments, vendors } from '../../database/schema/users.schema.ts'
import type { AddTask } from '../../queue/tasks.ts'
import type { Services } from '../../server/services.ts'
import { firstWords } from '../notifications/first-words.ts'
import { notify } from '../notifications/notify.ts'
import { familiesOfKids } from '../students/families.ts'
import type { FormRow } from './form.repository.ts'

const Input = z.object({ formId: z.number(), userIds: z.array(z.number()) })
type FormNews = AddTask<z.infer<typeof Input>>
/** Told in one transaction each. */
const toldTogether = 50

const isOpen = (now: Date) =>
  and(
    isNull(webForms.closedAt),
    or(isNull(webForms.opensAt), lte(webForms.opensAt, now)),
    or(isNull(webForms.closesAt), gt(webForms.closesAt, now)),
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
  const isDue = and(
    isNotNull(webForms.roomId),
    isNotNull(webForms.version),
    eq(webForms.isListed, true),
    isNull(webForms.announcedAt),
    isOpen(now()),
  )
  const due = await db
    .select({ id: webForms.id })
    .from(webForms)
    .where(isDue)
    .orderBy(asc(webForms.id))
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [form] = await lock(
        tx
          .select()
          .from(webForms)
          .where(and(eq(webForms.id, id), isDue)),
      )
      if (!form) return
      await tx.update(webForms).set({ announcedAt: now() }).where(eq(webForms.id, id))
      const userIds = await readersOf(tx, form)
      for (let at = 0; at < userIds.length; at += toldTogether)
        await news(tx, { formId: id, userIds: userIds.slice(at, at + toldTogether) })
    })
}

/** Guardians of the room’s kids, and the kids themselves where the form is for them too. */
async function readersOf(db: Database, form: FormRow): Promise<number[]> {
  const kids = db
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(eq(enrolments.vendorId, form.roomId ?? 0))
  const families = await familiesOfKids(db, kids)
  return families.filter(({ isKid }) => !(isKid && form.isForGuardians)).map(({ id }) => id)
}
