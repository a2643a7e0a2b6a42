import { and, count, eq, gt, gte, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookingRequests, bookings } from '../../database/schema/bookings.schema.ts'
import { conflict } from '../../server/api-problem.ts'

const hour = 60 * 60 * 1000
const keptFor = { own: 48 * hour, others: 2 * hour }
const pause = 7 * 24 * hour
/** One may be a mistake that is asked for again. */
const maxWithdrawn = 1

interface Asked {
  /** Who asks; null for admins, who act for everybody. */
  vendorId: number | null
  studentId: number
  offering: { id: number; vendorId: number }
  startsAt: Date
  now: Date
}

/** What another organisation offers is kept for a much shorter time: those seats are not theirs to keep. */
export function keptUntil({ vendorId, offering, startsAt, now }: Asked): Date {
  const lasts = isOfOthers({ vendorId, offering }) ? keptFor.others : keptFor.own
  return new Date(Math.min(now.getTime() + lasts, startsAt.getTime()))
}

const isOfOthers = ({ vendorId, offering }: Pick<Asked, 'vendorId' | 'offering'>) =>
  vendorId !== null && vendorId !== offering.vendorId

/**
 * Once a guardian has said no, or nothing, an organisation does not ask for the same of another's activities for a week:
 * repeating it would keep the seat from everybody. Call it under the lock of the offering's sessions.
 */
export async function refuseIfAskedBefore(tx: Database, asked: Asked) {
  const { vendorId, studentId, offering, now } = asked
  if (vendorId === null || !isOfOthers(asked)) return
  const { outcome, decidedAt, heldUntil } = bookingRequests
  const rows = await tx
    .select({ outcome, times: count() })
    .from(bookingRequests)
    .innerJoin(bookings, eq(bookings.id, bookingRequests.bookingId))
    .where(
      and(
        eq(bookingRequests.vendorId, vendorId),
        eq(bookings.studentId, studentId),
        eq(bookings.offeringId, offering.id),
        gt(decidedAt, new Date(now.getTime() - pause)),
        // What ends before its time because its date is cancelled was nobody's answer.
        or(inArray(outcome, ['declined', 'withdrawn']), gte(decidedAt, heldUntil)),
      ),
    )
    .groupBy(outcome)
  const times = (of: string) => Number(rows.find((row) => row.outcome === of)?.times ?? 0)
  if (times('declined') + times('lapsed') > 0 || times('withdrawn') > maxWithdrawn)
    throw conflict(
      'asked_before',
      'You have asked this family lately. Please wait a week before you ask for the same activity again.',
    )
}
