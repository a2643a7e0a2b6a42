import { assessmentPaths, firstNameOf } from '@brightyard/contract'
import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import { guardianships, students, users, vendors } from '../../../database/schema/users.schema.ts'
import type { AddTask } from '../../../queue/tasks.ts'
import type { Services } from '../../../server/services.ts'
import { notify } from '../../notifications/notify.ts'

const Input = z.object({
  assessmentId: z.number(),
  what: z.enum(['assigned', 'released']),
  studentIds: z.array(z.number()),
})
/** Told in one transaction. */
const toldTogether = 25

/** Stores which families are to be told of an assessment. */
export type AssessmentNews = AddTask<z.infer<typeof Input>>

/** Guardians and kids are told of a new assessment, and of its results. */
export const assessmentNews = (services: Services): AssessmentNews =>
  services.tasks.define({
    name: 'tell-families-of-assessment',
    input: Input,
    validForMinutes: 24 * 60,
    run: ({ assessmentId, what, studentIds }) =>
      services.db.transaction(async (tx) => {
        const [found] = await tx
          .select({ row: assessments, giver: vendors.name })
          .from(assessments)
          .leftJoin(vendors, eq(vendors.id, assessments.vendorId))
          .where(eq(assessments.id, assessmentId))
        if (!found?.row.publishedAt || found.row.withdrawnAt) return
        const { row, giver } = found
        for (const { userId, kidId, name } of await familiesOf(tx, studentIds)) {
          const isKid = userId === kidId
          const whose = isKid ? '' : ` for ${firstNameOf(name)}`
          const kid = isKid ? {} : { kid: kidId }
          await notify(services, tx, {
            userId,
            topic: 'learning',
            cause: `assessment:${assessmentId}:${what}:${kidId}:${userId}`,
            ...(what === 'assigned'
              ? {
                  title: `New assessment${whose}: ${row.title}`,
                  description: `${giver ?? 'Brightyard'} has given it out: ${row.subject}, ${row.minutes} minutes. See when it is open, and what to know before the start.`,
                  path: assessmentPaths.instructions.to({ id: assessmentId }, kid),
                }
              : {
                  title: `Results${whose}: ${row.title}`,
                  description: `${giver ?? 'Brightyard'} has released the results.`,
                  path: assessmentPaths.status.to({ id: assessmentId }, kid),
                }),
          })
        }
      }),
  })

/** Each kid's own account, and each of its guardians. */
async function familiesOf(tx: Database, studentIds: number[]) {
  const kids = await tx
    .select({ id: students.id, kidId: users.id, name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.id, studentIds))
  const guardians = await tx
    .select({ id: guardianships.studentId, userId: guardianships.guardianId })
    .from(guardianships)
    .where(inArray(guardianships.studentId, studentIds))
  return kids.flatMap(({ id, kidId, name }) =>
    [kidId, ...guardians.filter((one) => one.id === id).map((one) => one.userId)].map((userId) => ({
      userId,
      kidId,
      name,
    })),
  )
}

/** In the transaction that causes it. */
export async function tellFamilies(
  tx: Database,
  news: AssessmentNews,
  { studentIds, ...about }: z.infer<typeof Input>,
) {
  for (let at = 0; at < studentIds.length; at += toldTogether)
    await news(tx, { ...about, studentIds: studentIds.slice(at, at + toldTogether) })
}
