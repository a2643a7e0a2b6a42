import { accountPaths } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'
import { titleOf } from './subscribed-activities.ts'
import type { Term } from './terms.ts'

type Step = 'bought' | 'cancelled' | 'ending'

const dayText = (at: Date) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' }).format(at)

const words: Record<Step, (facts: { kid: string; what: string; term: Term }) => [string, string]> =
  {
    bought: ({ kid, what, term }) => [
      `${kid} has ${what} until ${dayText(term.endsAt)}`,
      `${term.plan}, from ${dayText(term.startsAt)}. It ends on its own; we remind you before.`,
    ],
    cancelled: ({ kid, what, term }) => [
      `${what} for ${kid} is cancelled`,
      `${formatMoney(term.refundedInPaise)} is on its way back to you. It takes three to five working days.`,
    ],
    ending: ({ kid, what, term }) => [
      `${what} for ${kid} ends on ${dayText(term.endsAt)}`,
      'It ends on its own. To go on without a break, renew it before.',
    ],
  }

/** Notifies the guardian who bought a term, when the step's transaction commits. */
export async function notifyOfTerm(services: Needs, tx: Database, term: Term, step: Step) {
  if (term.userId === null || term.orderLineId === null) return
  const [about] = await tx
    .select({ kid: users.name, orderCode: orders.code })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(students, eq(students.id, term.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(orderLines.id, term.orderLineId))
  if (!about) return
  const [title, description] = words[step]({ kid: about.kid, what: titleOf(term.code), term })
  await notify(services, tx, {
    cause: `subscription:${term.id}:${step}`,
    userId: term.userId,
    topic: 'learning',
    title,
    description,
    collectionType: 'Subscription',
    orderCode: about.orderCode,
    studentId: term.studentId,
    actionId: term.id,
    path:
      step === 'ending'
        ? accountPaths.subscribedActivity.to({ id: term.code })
        : accountPaths.subscriptionDetails.to({ id: term.id }),
  })
}
