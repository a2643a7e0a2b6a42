import { bookingPaths } from '@brightyard/contract'
import { offeringAddress } from '@brightyard/contract/paths'
import type { Database } from '../../database/database.ts'
import type { LineKind } from '../orders/line-kinds.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { readOffering } from './booking-context.ts'
import { notifyOfBooking, typeOfKind } from './booking-notifications.ts'
import { bookingOrderWords } from './booking-words.ts'
import { bookingsOfOrder, sessionsOfBooking, setBooking } from './booking.repository.ts'
import {
  countWaiting,
  findSeated,
  freeSeats,
  lockSessions,
  seatsLeftIn,
  sessionsOf,
  takeSeats,
} from './seats.ts'

const isLive = ({ state }: { state: string }) => state === 'held' || state === 'confirmed'

/** Seats: held while the order awaits its payment, confirmed by it, free again otherwise. */
export const bookingLines: LineKind = {
  type: 'booking',
  words: bookingOrderWords,

  async reserveAgain(tx, lock, order) {
    const bookings = await bookingsOfOrder(tx, order.id)
    const [first] = bookings
    if (!first) return false
    const sessions = sessionsOf(await lockSessions(tx, lock, first.offeringId), first)
    const isOpen =
      sessions.length > 0 &&
      sessions.every(({ state }) => state === 'scheduled') &&
      (await countWaiting(tx, sessions)) === 0
    const ids = sessions.map(({ id }) => id)
    const kids = bookings.map(({ studentId }) => studentId)
    const isBooked = (await findSeated(tx, ids, kids)).length > 0
    if (!isOpen || isBooked || seatsLeftIn(sessions) < bookings.length) return false
    for (const booking of bookings) {
      await takeSeats(tx, booking, ids)
      await setBooking(tx, booking.id, { state: 'held', cancelledAt: null })
    }
    return true
  },

  async confirm(services, tx, order) {
    for (const booking of await bookingsOfOrder(tx, order.id)) {
      if (booking.state !== 'held') continue
      await setBooking(tx, booking.id, { state: 'confirmed' })
      await notifyOfBooking(services, tx, { ...booking, state: 'confirmed' }, 'confirmed')
    }
  },

  async release(tx, lock, order, at) {
    const bookings = await bookingsOfOrder(tx, order.id)
    const [first] = bookings
    if (!first) return
    await lockSessions(tx, lock, first.offeringId)
    for (const booking of (await bookingsOfOrder(tx, order.id)).filter(isLive)) {
      await freeSeats(tx, booking.id, at)
      await setBooking(tx, booking.id, { state: 'cancelled', cancelledAt: at })
    }
  },

  // Each booking is cancelled by itself, under its policy.
  mayCancel: () => false,
  target: () => bookingPaths.mine.to(),

  async returnPath(db, order) {
    const { offering } = await offeringOf(db, order)
    return bookingPaths.paymentStatus[offering.kind].to({}, { order_code: order.code })
  },

  async lineTargets(db, lines) {
    const [line] = lines
    if (!line) return new Map()
    const [booking] = await bookingsOfOrder(db, line.orderId)
    if (!booking) return new Map()
    const { offering, slug } = await readOffering(db, booking.offeringId)
    const path = offeringAddress({ kind: offering.kind, slug })
    return new Map(lines.map(({ id }) => [id, path]))
  },

  async subject(db, order) {
    const { offering, slug } = await offeringOf(db, order)
    return { collectionType: typeOfKind[offering.kind], actionId: offering.id, actionSlug: slug }
  },

  links: () => [{ text: 'Your bookings:', path: bookingPaths.mine.to() }],

  async isToCome(db, order, now) {
    for (const booking of (await bookingsOfOrder(db, order.id)).filter(
      ({ state }) => state === 'confirmed',
    ))
      if ((await sessionsOfBooking(db, booking)).some(({ endsAt }) => endsAt > now)) return true
    return false
  },

  async calendar(db, order, { publicOrigin, now }) {
    const bookings = await bookingsOfOrder(db, order.id)
    const confirmed = bookings.filter(({ state }) => state === 'confirmed')
    const link = publicOrigin + bookingPaths.mine.to()
    return {
      name: `booking-${order.code}.ics`,
      content: await bookingCalendar(db, confirmed, { link, now }),
    }
  },
}

async function offeringOf(db: Database, order: OrderRow) {
  const [booking] = await bookingsOfOrder(db, order.id)
  if (!booking) throw new Error(`Order ${order.code} has no bookings.`)
  return readOffering(db, booking.offeringId)
}
