import type { SubscriptionTerm } from '@brightyard/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { isVisibleTo } from '../students/student-scope.ts'
import { cancelUntil } from './terms.ts'

const most = 200

/** The terms of the kids that this person sees, the newest first; only who bought one sees what was paid. */
export async function listTerms(
  actor: ActingUser,
  db: Database,
  by: { userId?: number | undefined; id?: number },
  now: Date,
): Promise<SubscriptionTerm[]> {
  const rows = await db
    .select({
      term: subscriptions,
      kid: { student_id: students.id, user_id: users.id, name: users.name },
      orderCode: orders.code,
    })
    .from(subscriptions)
    .innerJoin(students, eq(students.id, subscriptions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isVisibleTo(actor, db),
        by.userId === undefined ? undefined : eq(users.id, by.userId),
        by.id === undefined ? undefined : eq(subscriptions.id, by.id),
      ),
    )
    .orderBy(desc(subscriptions.startsAt), desc(subscriptions.id))
    .limit(most)
  const isAhead = ({ term }: (typeof rows)[number]) =>
    rows.some(
      (one) =>
        one.term.studentId === term.studentId &&
        one.term.code === term.code &&
        one.term.state === 'active' &&
        one.term.id !== term.id &&
        one.term.startsAt >= term.endsAt,
    )
  return rows.map((row) => {
    const { term, kid, orderCode } = row
    const isOwn = term.userId === actor.id
    const until = isOwn ? cancelUntil(term, now) : null
    const isRunning = term.startsAt <= now && term.endsAt > now
    return {
      id: term.id,
      code: term.code,
      kid,
      plan: term.plan,
      state: term.state,
      starts_at: term.startsAt.toISOString(),
      ends_at: term.endsAt.toISOString(),
      is_running: isRunning,
      paid_in_paise: isOwn ? term.paidInPaise : 0,
      refunded_in_paise: isOwn ? term.refundedInPaise : 0,
      order_code: isOwn ? orderCode : null,
      cancel_until: until?.toISOString() ?? null,
      can: {
        cancel: until !== null && !isAhead(row),
        renew: actor.role === 'guardian' && term.startsAt <= now && !isAhead(row),
      },
    }
  })
}
