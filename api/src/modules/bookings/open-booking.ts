import { isDeepStrictEqual } from 'node:util'
import type { Basket } from '@brightyard/contract/money'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import type { CouponRow } from '../coupons/coupon-rules.ts'
import type { BookedKid, BookedOffering, findTicket } from './booking-context.ts'
import { termsOf } from './booking-terms.ts'
import type { OwnHold } from './own-holds.ts'
import type { Target } from './seats.ts'

/** An order whose seats are kept until it is paid. */
export interface OpenBooking {
  orderId: number
  codes: string[]
}

/** A calculated choice, as far as an open booking may be the same. */
interface Wanted {
  kids: readonly BookedKid[]
  target: Target
  ticket: Awaited<ReturnType<typeof findTicket>>['ticket']
  booked: BookedOffering
  basket: Basket
  coupon: CouponRow | undefined
}

/**
 * The person's unpaid booking of exactly this: the same kids, date, ticket, coupon, price and terms. Who asks for it again,
 * in another tab or after a broken answer, pays this one.
 */
export async function findOpenBooking(
  db: Database,
  holds: readonly OwnHold[],
  { kids, target, ticket, booked, basket, coupon }: Wanted,
  now: Date,
): Promise<OpenBooking | undefined> {
  const orderId = holds[0]?.orderId
  if (!orderId || holds.length !== kids.length) return undefined
  const terms = termsOf(booked.offering)
  const isSame = holds.every(
    (hold) =>
      hold.orderId === orderId &&
      hold.booking.sessionId === target.sessionId &&
      hold.booking.batchId === target.batchId &&
      hold.booking.ticketTypeId === ticket.id &&
      isDeepStrictEqual(termsOf(hold.booking), terms) &&
      kids.some(({ studentId }) => studentId === hold.booking.studentId),
  )
  if (!isSame) return undefined
  const [order] = await db
    .select({ couponCode: orders.couponCode, totalInPaise: orders.totalInPaise })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'awaiting_payment'),
        gt(orders.reservedUntil, now),
      ),
    )
  const isSamePrice = order?.totalInPaise === basket.totals.totalInPaise
  const isSameCoupon = (order?.couponCode ?? null) === (coupon?.code ?? null)
  if (!isSamePrice || !isSameCoupon) return undefined
  return { orderId, codes: holds.map(({ booking }) => booking.code) }
}
