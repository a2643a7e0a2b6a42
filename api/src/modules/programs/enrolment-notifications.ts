import { accountPaths } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import type { programEnrolments } from '../../database/schema/programs.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'

export type Enrolment = typeof programEnrolments.$inferSelect

interface News {
  step: 'enrolled' | 'left'
  title: string
  refundInPaise: number
}

/** Notifies who enrolled a kid, when the step's transaction commits. */
export async function notifyOfEnrolment(
  services: Needs,
  tx: Database,
  { id, userId, studentId, orderLineId }: Enrolment,
  { step, title, refundInPaise }: News,
) {
  if (userId === null) return
  const [kid] = await tx
    .select({ name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId))
  const [order] =
    orderLineId === null
      ? []
      : await tx
          .select({ code: orders.code })
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          .where(eq(orderLines.id, orderLineId))
  const name = kid?.name ?? 'Your kid'
  await notify(services, tx, {
    cause: `program:${id}:${step}:${orderLineId ?? services.now().getTime()}`,
    userId,
    topic: 'learning',
    title: step === 'enrolled' ? `${name} is enrolled in ${title}` : `${name} has left ${title}`,
    description:
      step === 'enrolled'
        ? 'The first lesson is ready.'
        : refundInPaise > 0
          ? `${formatMoney(refundInPaise)} is on its way back to you. It takes three to five working days.`
          : 'What was done is kept for a return.',
    collectionType: 'Program',
    orderCode: order?.code ?? null,
    studentId,
    actionId: id,
    path: accountPaths.myPrograms.to(step === 'enrolled' ? { id } : {}),
  })
}
