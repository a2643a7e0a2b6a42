import type { CancellationQuote } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import type { Database } from '../../database/database.ts'
import { conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder, lockPerson } from '../orders/reservations.ts'
import { oweForLine } from '../payments/refunds.ts'
import { notifyOfBooking } from './booking-notifications.ts'
import { percentBackOf } from './booking-terms.ts'
import {
  bookingsOfOrder,
  orderIdOf,
  readBooking,
  sessionsOfBooking,
  setBooking,
} from './booking.repository.ts'
import { decideRequest } from './decide-request.ts'
import { freeSeats, lockSeats, lockSessions, takesPart } from './seats.ts'
import type { BookingRow } from './seats.ts'

export const isEnded = ({ state }: Pick<BookingRow, 'state'>) =>
  state === 'cancelled' || state === 'attended' || state === 'missed'

/** Until the first date has begun, or the kid is in it, which may be a little before. */
export async function mayCancel(db: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const [first] = await sessionsOfBooking(db, booking)
  if (isEnded(booking) || !first || first.startsAt <= now) return false
  return !(await takesPart(db, booking.id))
}

/** What cancelling now gives back, by the terms of the booking and the server's clock; 409 when it is too late. */
export async function quoteCancellationOf(
  db: Database,
  booking: BookingRow,
  now: Date,
): Promise<CancellationQuote> {
  const [first] = await sessionsOfBooking(db, booking)
  if (!first || !(await mayCancel(db, booking, now)))
    throw conflict('too_late', 'This booking can no longer be cancelled.')
  const paid = booking.state === 'confirmed' ? booking.paidInPaise : 0
  if (paid === 0) {
    const sentence = 'You have not paid for it, so there is nothing to refund.'
    return { paid_in_paise: 0, refund_in_paise: 0, sentence }
  }
  const percent = percentBackOf(booking, first.startsAt, now)
  const refund = Math.floor((paid * percent) / 100)
  return {
    paid_in_paise: paid,
    refund_in_paise: refund,
    sentence:
      refund === 0
        ? 'It is too late for a refund.'
        : `You get ${formatMoney(refund)} back: ${percent}% of the ${formatMoney(paid)} you paid.`,
  }
}

interface Ending {
  bookingId: number
  now: Date
  /** What the guardian agreed to; null: the organiser cancels, and everything goes back. */
  agreedInPaise: number | null
  reason: string
}

/**
 * Ends a booking: its seats are free, and its refund is owed. A booking that awaits its payment ends with its whole
 * order. Rows are locked in the same order everywhere: person, order, sessions. Repeating it changes nothing.
 */
export function endBooking(
  services: Services,
  ending: Ending,
): Promise<{ orderId: number | null }> {
  const { db, lock } = services
  const { bookingId, now, agreedInPaise, reason } = ending
  return db.transaction(async (tx) => {
    const known = await readBooking(tx, bookingId)
    const orderId = await orderIdOf(tx, known)
    if (orderId === null) await lockPerson(tx, lock, known.userId)
    else await lockOrder(tx, lock, orderId)
    await lockSessions(tx, lock, known.offeringId)
    await lockSeats(tx, lock, bookingId)
    const booking = await readBooking(tx, bookingId)
    const isOrganiser = agreedInPaise === null
    if (booking.takenAt && !isOrganiser)
      throw conflict('answered', 'This seat is booked by now. You can cancel that booking instead.')
    if (booking.state === 'cancelled') return { orderId }
    const refund = isOrganiser
      ? refundOfAll(booking)
      : (await quoteCancellationOf(tx, booking, now)).refund_in_paise
    if (!isOrganiser && refund !== agreedInPaise)
      throw conflict('refund_changed', 'The refund has changed. Please look at it again.')
    if (booking.state === 'held' && orderId !== null) {
      await endOrder(tx, services, { orderId, now, note: reason })
      return { orderId }
    }
    await freeSeats(tx, booking.id, now)
    await decideRequest(services, tx, booking.id, isOrganiser ? 'lapsed' : 'declined')
    const refundedInPaise =
      orderId === null || booking.orderLineId === null
        ? 0
        : await oweForLine(tx, {
            orderId,
            lineId: booking.orderLineId,
            amountInPaise: refund,
            now,
            reason,
          })
    const change = {
      state: 'cancelled',
      cancelledAt: now,
      offeredUntil: null,
      refundedInPaise,
      sequence: booking.sequence + 1,
    } as const
    await setBooking(tx, booking.id, change)
    if (booking.state === 'confirmed' || isOrganiser)
      await notifyOfBooking(
        services,
        tx,
        { ...booking, ...change },
        isOrganiser ? 'cancelledByOrganiser' : 'cancelled',
        { reason },
      )
    if (orderId !== null && (await bookingsOfOrder(tx, orderId)).every(isEnded))
      await endOrder(tx, services, { orderId, now, note: reason })
    return { orderId }
  })
}

const refundOfAll = ({ state, paidInPaise }: BookingRow) =>
  state === 'confirmed' ? paidInPaise : 0
