import type { ActivityCode } from '@brightyard/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { students } from '../../database/schema/users.schema.ts'

export type Term = typeof subscriptions.$inferSelect

const day = 24 * 60 * 60 * 1000
/** From the purchase on. */
const daysToCancel = 7

/** The terms of a kid change only under this lock, so that they never overlap. */
export const lockKid = (tx: Database, lock: RowLock, studentId: number) =>
  lock(tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)))

/** What a kid has now and has bought ahead, in order. */
export const termsOf = (
  db: Database,
  { studentId, code, now }: { studentId: number; code: ActivityCode; now: Date },
): Promise<Term[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.studentId, studentId),
        eq(subscriptions.code, code),
        eq(subscriptions.state, 'active'),
        gt(subscriptions.endsAt, now),
      ),
    )
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id))

/** The same day of a later month, or that month's last day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}

/** The next term begins where the last one ends, or now. */
export const nextStart = (terms: readonly Term[], now: Date): Date => terms.at(-1)?.endsAt ?? now

/** The end of the days in which it can be cancelled; null where it was not bought, or is over. */
export function cancelUntil(
  { orderLineId, state, createdAt, endsAt }: Term,
  now: Date,
): Date | null {
  const until = new Date(createdAt.getTime() + daysToCancel * day)
  return orderLineId !== null && state === 'active' && endsAt > now && until > now ? until : null
}

/** What the days that have not begun are worth. */
export function refundOf({ paidInPaise, startsAt, endsAt }: Term, now: Date) {
  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / day)
  const begun = now < startsAt ? 0 : Math.floor((now.getTime() - startsAt.getTime()) / day) + 1
  const left = Math.max(0, days - begun)
  return { days, left, inPaise: Math.floor((paidInPaise * left) / days) }
}
