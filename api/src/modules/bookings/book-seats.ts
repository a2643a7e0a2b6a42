import type { bookSeats, CallParsed } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { findCoupon } from '../coupons/coupon.repository.ts'
import { endOrder } from '../orders/end-order.ts'
import { newOrderCode } from '../orders/order-codes.ts'
import { awaitPayment, storeOrder } from '../orders/store-order.ts'
import { maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { lockCoupon, lockOrder, lockPerson } from '../orders/reservations.ts'
import { renewPayment } from '../payments/open-payment.ts'
import { findTicket } from './booking-context.ts'
import { notifyOfBooking } from './booking-notifications.ts'
import { termsOf } from './booking-terms.ts'
import { whenText } from './booking-words.ts'
import { findOwnHolds } from './own-holds.ts'
import { calculateBooking } from './quote-booking.ts'
import type { Quoted } from './quote-booking.ts'
import { decideRequest } from './decide-request.ts'
import { freeSeats, lockSessions, takeSeats } from './seats.ts'

type Placing = CallParsed<typeof bookSeats>
interface Placed {
  orderId: number | null
  codes: string[]
}

/**
 * Books the seats, all or none, in one transaction and once per key; while the same booking awaits its payment, that one
 * is given back. Rows are locked in the same order everywhere:
 * person, orders, sessions, coupon.
 */
export function placeBooking(
  actor: ActingUser,
  services: Services,
  { idempotency_key: key, fingerprint, ...choice }: Placing,
): Promise<Placed> {
  const { db, lock } = services
  const now = services.now()
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const content = ['bookSeats', fingerprint, choice]
    return once(actor, tx, { key, content, now }, async () => {
      const { target } = await findTicket(tx, {
        ticketTypeId: choice.ticket_type_id,
        sessionId: choice.session_id,
        batchId: choice.batch_id,
      })
      const wanted = { target, studentIds: choice.student_ids }
      const unpaid = (await findOwnHolds(actor, tx, wanted)).flatMap(({ orderId }) => orderId ?? [])
      for (const id of new Set(unpaid)) await lockOrder(tx, lock, id)
      await lockSessions(tx, lock, target.offeringId)
      const coupon = choice.coupon ? await findCoupon(tx, choice.coupon) : undefined
      if (coupon) await lockCoupon(tx, lock, coupon.id)
      const quoted = await calculateBooking(actor, tx, choice, { now, unpaidPerDay })
      refuseUnlessAgreed(quoted, fingerprint)
      if (quoted.open) {
        await renewPayment({ ...services, db: tx }, quoted.open.orderId)
        return quoted.open
      }
      await replaceHolds(actor, services, tx, { ...wanted, now })
      return store(actor, services, tx, { quoted, now })
    })
  })
}

function refuseUnlessAgreed({ quote }: Quoted, fingerprint: string) {
  const [problem] = quote.problems
  if (problem?.code === 'sold_out') throw conflict('sold_out', problem.message)
  if (problem) throw new ApiProblem(422, problem.code, problem.message)
  if (quote.fingerprint !== fingerprint)
    throw conflict('booking_changed', 'Something has changed. Please check your booking again.')
}

async function replaceHolds(
  actor: ActingUser,
  services: Services,
  tx: Database,
  { now, ...wanted }: Parameters<typeof findOwnHolds>[2] & { now: Date },
) {
  const holds = await findOwnHolds(actor, tx, wanted)
  for (const orderId of new Set(holds.flatMap((hold) => hold.orderId ?? [])))
    await endOrder(tx, services, { orderId, now, note: 'You booked again instead.' })
  for (const { booking } of holds.filter(({ orderId }) => orderId === null)) {
    await freeSeats(tx, booking.id, now)
    await decideRequest(services, tx, booking.id, 'confirmed')
    await tx
      .update(bookings)
      .set({
        state: 'cancelled',
        offeredUntil: null,
        cancelledAt: now,
        takenAt: booking.state === 'offered' ? now : null,
      })
      .where(eq(bookings.id, booking.id))
  }
}

async function store(
  actor: ActingUser,
  services: Services,
  tx: Database,
  { quoted, now }: { quoted: Quoted; now: Date },
): Promise<Placed> {
  const { kids, target, ticket, sessions, booked } = quoted
  const isFree = ticket.priceInPaise === 0
  const order = isFree ? null : await storeSeatOrder(actor, services, tx, { quoted, now })
  const rows = await tx
    .insert(bookings)
    .values(
      kids.map(({ studentId }, index) => ({
        ...target,
        ...termsOf(booked.offering),
        code: newOrderCode(),
        userId: actor.id,
        studentId,
        ticketTypeId: ticket.id,
        orderLineId: order?.lineIds[index] ?? null,
        state: isFree ? ('confirmed' as const) : ('held' as const),
        paidInPaise: quoted.basket.lines[index]?.totalInPaise ?? 0,
        createdAt: now,
      })),
    )
    .returning()
  const sessionIds = sessions.map(({ id }) => id)
  for (const booking of rows) await takeSeats(tx, booking, sessionIds)
  const codes = rows.map(({ code }) => code)
  if (!order) {
    for (const booking of rows) await notifyOfBooking(services, tx, booking, 'confirmed')
    return { orderId: null, codes }
  }
  await awaitPayment(services, tx, order, now)
  return { orderId: order.id, codes }
}

function storeSeatOrder(
  actor: ActingUser,
  services: Services,
  tx: Database,
  { quoted, now }: { quoted: Quoted; now: Date },
) {
  const { basket, booked, coupon, kids, ticket, sessions } = quoted
  const when = whenText(sessions, booked.offering.timeZone)
  const lines = kids.map(({ studentId }) => ({
    studentId,
    name: booked.title,
    variantName: `${ticket.name}, ${when}`,
    picture: booked.picture,
    priceInPaise: ticket.priceInPaise,
    taxPercent: ticket.taxPercent,
  }))
  return storeOrder(actor, services, tx, { orderType: 'booking', basket, coupon, lines, now })
}
