import { createHash } from 'node:crypto'
import type { BookingChoice, BookingQuote } from '@brightyard/contract'
import { lineAmounts, priceBasket, wireTotals } from '@brightyard/contract/money'
import type { Basket } from '@brightyard/contract/money'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { taxText } from '../catalog/product-card.ts'
import { quoteCoupon } from '../coupons/applied-coupon.ts'
import type { CouponRow } from '../coupons/coupon-rules.ts'
import { policyOf } from '../offerings/policy-words.ts'
import { findOwnKids, findTicket, readOffering } from './booking-context.ts'
import type { BookedKid, BookedOffering } from './booking-context.ts'
import { bookingProblemsOf, overlapsOf, replacementsOf } from './booking-checks.ts'
import { findOpenBooking } from './open-booking.ts'
import type { OpenBooking } from './open-booking.ts'
import { findOwnHolds } from './own-holds.ts'
import type { OwnHold } from './own-holds.ts'
import { sessionsOf } from './seats.ts'
import type { SessionRow, Target } from './seats.ts'

/** A quote, and the source of its bookings. */
export interface Quoted {
  quote: BookingQuote
  basket: Basket
  coupon: CouponRow | undefined
  kids: BookedKid[]
  target: Target
  ticket: Awaited<ReturnType<typeof findTicket>>['ticket']
  booked: BookedOffering
  sessions: SessionRow[]
  /** What a booking of this choice leads to instead of a new one. */
  open: OpenBooking | undefined
}

/** Calculates what a booking would be: the only place where kids, sessions, price and coupon come together. */
export async function calculateBooking(
  actor: ActingUser,
  db: Database,
  choice: BookingChoice,
  { now, unpaidPerDay }: { now: Date; unpaidPerDay: number },
): Promise<Quoted> {
  const { ticket, target } = await findTicket(db, {
    ticketTypeId: choice.ticket_type_id,
    sessionId: choice.session_id,
    batchId: choice.batch_id,
  })
  const kids = await findOwnKids(actor, db, choice.student_ids)
  const booked = await readOffering(db, target.offeringId)
  const all = await db
    .select()
    .from(offeringSessions)
    .where(eq(offeringSessions.offeringId, target.offeringId))
    .orderBy(asc(offeringSessions.id))
  const sessions = sessionsOf(all, target)
  if (sessions.length === 0 || booked.offering.hiddenAt) throw notFound('this date')
  const holds = await findOwnHolds(actor, db, { target, studentIds: choice.student_ids })
  const items = kids.map(() => ({
    priceInPaise: ticket.priceInPaise,
    taxPercent: Number(ticket.taxPercent),
    quantity: 1,
  }))
  const replaced = [...new Set(holds.flatMap(({ orderId }) => orderId ?? []))]
  const { coupon, applied } = await quoteCoupon(actor, db, choice.coupon, {
    itemsInPaise: priceBasket(items).totals.itemsInPaise,
    now,
    replaced,
  })
  const basket = priceBasket(items, { discountInPaise: applied?.discount_in_paise ?? 0 })
  const wanted = { kids, target, ticket, booked, basket, coupon }
  const open = await findOpenBooking(db, holds, wanted, now)
  const checks = await bookingProblemsOf(actor, db, {
    booked,
    kids,
    sessions,
    holds,
    now,
    unpaidPerDay,
    addsUnpaid: basket.totals.totalInPaise > 0 && !open,
  })
  const couponProblem = applied?.problem
    ? [
        {
          code: 'coupon_problem' as const,
          message: `${applied.code}: ${applied.problem.message}`,
          student_id: null,
        },
      ]
    : []
  const content = {
    kids: kids.map(({ studentId, name }, index) => {
      const line = basket.lines[index]
      if (!line) throw new Error('A kid has no amounts.')
      return { student_id: studentId, name, ...lineAmounts(line) }
    }),
    ticket: {
      id: ticket.id,
      name: ticket.name,
      scope: ticket.scope,
      price_in_paise: ticket.priceInPaise,
      tax_percent: taxText(ticket.taxPercent),
    },
    sessions: sessions.map(({ id, startsAt, endsAt }) => ({
      id,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    time_zone: booked.offering.timeZone,
    coupon: applied,
    totals: wireTotals(basket),
    policy: policyOf(booked.offering, ticket.priceInPaise === 0),
  }
  const quote = {
    ...content,
    seats_left: checks.seatsLeft,
    problems: [...checks.problems, ...couponProblem],
    warnings: [
      ...(open ? [] : await replacementsOf(db, { kids, holds })),
      ...(await overlapsOf(db, { kids, sessions, holds })),
    ],
    // With the offers that it takes: who books an offered seat is refused once it was declined or has lapsed.
    fingerprint: createHash('sha256')
      .update(JSON.stringify([content, offersIn(holds)]))
      .digest('base64url'),
  }
  return { ...wanted, quote, sessions, open }
}

const offersIn = (holds: OwnHold[]) =>
  holds.flatMap(({ booking }) => (booking.state === 'offered' ? [booking.code] : []))
