import {
  bookSeats,
  bookingPaths,
  cancelBooking,
  getBooking,
  joinSession,
  joinWaitingList,
  listBookings,
  listOpenRequests,
  moveBooking,
  openBookingCalendar,
  quoteBooking,
  quoteCancellation,
  quoteMove,
} from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { bookings } from '../../database/schema/bookings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notAuthorized, notFound } from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { pageOfRows } from '../../server/paging.ts'
import { NamedFile, readAddress } from '../../server/read-address.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { refuseAllButGuardians } from '../orders/order.repository.ts'
import { maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { checkGatewayStatus } from '../payments/expire-orders.ts'
import { openPaymentOf } from '../payments/open-payment.ts'
import { payRefundsOf } from '../payments/pay-refunds.ts'
import { join as joinOnline } from './attendance.ts'
import { placeBooking } from './book-seats.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { findTicket } from './booking-context.ts'
import { listBookingRows, viewBooking } from './booking-view.ts'
import {
  findOwnBooking,
  findVisibleBooking,
  isOfKind,
  isOfOrder,
  readBooking,
  visibleTo,
} from './booking.repository.ts'
import { endBooking, quoteCancellationOf } from './cancel-booking.ts'
import { move, quoteMoveOf } from './move-booking.ts'
import { organiserRoutes } from './organiser.routes.ts'
import { findOwnHolds } from './own-holds.ts'
import { openRequestsOf } from './request.repository.ts'
import { calculateBooking } from './quote-booking.ts'
import { join, offerFreeSeats } from './waiting-list.ts'

const perPage = 20
const filePath = '/vendor/api/bookings/calendar-files/'

export function bookingsRoutes(app: FastifyInstance, services: Services) {
  const { db, now, background, linkSecret, publicOrigin } = services
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor
  organiserRoutes(app, services)

  const view = async (actor: ActingUser, id: number) =>
    viewBooking(db, await readBooking(db, id), { now: now(), actor, linkSecret })
  const offerLater = (offeringId: number) =>
    background.run('offer free seats', () => offerFreeSeats(services, offeringId))

  registerCall(app, quoteBooking, async (actor, choice) => {
    refuseAllButGuardians(actor)
    return (await calculateBooking(actor, db, choice, { now: now(), unpaidPerDay })).quote
  })

  registerCall(app, bookSeats, async (actor, input) => {
    refuseAllButGuardians(actor)
    await requireVerifiedContact(actor, db)
    const { target } = await findTicket(db, {
      ticketTypeId: input.ticket_type_id,
      sessionId: input.session_id,
      batchId: input.batch_id,
    })
    // What has been paid meanwhile is booked, not replaced.
    const holds = await findOwnHolds(actor, db, { target, studentIds: input.student_ids })
    for (const id of new Set(holds.flatMap(({ orderId }) => orderId ?? [])))
      await checkGatewayStatus(services, id)
    const { orderId, codes } = await placeBooking(actor, services, input)
    const [booking] = await db
      .select()
      .from(bookings)
      .where(eq(bookings.code, codes[0] ?? ''))
    const isToPay = orderId !== null && booking?.state !== 'confirmed'
    return { codes, payment: isToPay ? await openPaymentOf(services, orderId) : null }
  })

  registerCall(app, joinWaitingList, async (actor, choice) => {
    refuseAllButGuardians(actor)
    await requireVerifiedContact(actor, db)
    return { codes: await join(actor, services, choice) }
  })

  registerCall(app, listBookings, async (actor, { page = 1, ...query }) => {
    const { when, student_id, kind, order_code } = query
    refuseOthers(actor)
    const where = and(
      visibleTo(actor, db),
      student_id === undefined ? undefined : eq(bookings.studentId, student_id),
      kind === undefined ? undefined : isOfKind(db, kind),
      order_code === undefined ? undefined : isOfOrder(db, order_code),
    )
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const range = order_code === undefined ? when : 'all'
    const { rows, total } = await listBookingRows(db, where, { when: range, now: now(), ...part })
    const data = await Promise.all(
      rows.map((row) => viewBooking(db, row, { now: now(), actor, linkSecret })),
    )
    return pageOfRows(listBookings, data, { page, perPage, total, query })
  })

  registerCall(app, getBooking, async (actor, { code }) => {
    refuseOthers(actor)
    return view(actor, (await findVisibleBooking(actor, db, code)).id)
  })

  registerCall(app, quoteCancellation, async (actor, { code }) => {
    refuseAllButGuardians(actor)
    return quoteCancellationOf(db, await findOwnBooking(actor, db, code), now())
  })

  registerCall(app, cancelBooking, async (actor, { code, refund_in_paise: agreedInPaise }) => {
    refuseAllButGuardians(actor)
    const { id, offeringId } = await findOwnBooking(actor, db, code)
    const reason = 'A booking was cancelled'
    const ending = { bookingId: id, now: now(), agreedInPaise, reason }
    const { orderId } = await endBooking(services, ending)
    if (orderId !== null) await payRefundsOf(services, orderId)
    offerLater(offeringId)
    return view(actor, id)
  })

  registerCall(app, quoteMove, async (actor, { code }) => {
    refuseAllButGuardians(actor)
    return quoteMoveOf(db, await findOwnBooking(actor, db, code), now())
  })

  registerCall(app, moveBooking, async (actor, { code, session_id, batch_id, ...agreed }) => {
    refuseAllButGuardians(actor)
    const { id, offeringId } = await findOwnBooking(actor, db, code)
    await move(services, {
      bookingId: id,
      sessionId: session_id,
      batchId: batch_id,
      agreedPercent: agreed.refund_limit_percent,
    })
    offerLater(offeringId)
    return view(actor, id)
  })

  registerCall(app, listOpenRequests, async (actor) => {
    refuseAllButGuardians(actor)
    return { data: await openRequestsOf(actor, db) }
  })

  registerCall(app, joinSession, async (actor, { code, session_id }) => {
    refuseOthers(actor)
    const booking = await findVisibleBooking(actor, db, code)
    const { session, joinedAt } = await joinOnline(services, booking, session_id)
    return {
      starts_at: session.startsAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
      joined_at: joinedAt.toISOString(),
      now: now().toISOString(),
    }
  })

  registerCall(app, openBookingCalendar, async (actor, { code }) => {
    refuseOthers(actor)
    const booking = await findVisibleBooking(actor, db, code)
    if (booking.state !== 'confirmed' && booking.state !== 'cancelled')
      throw conflict('no_date', 'This booking is not confirmed.')
    const { token, validUntil } = fileToken(linkSecret, 'booking', booking.id, now())
    return { url: `${filePath}${token}.ics`, valid_until: validUntil.toISOString() }
  })

  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = readAddress(NamedFile, request.params, 'this calendar file')
    const token = file.endsWith('.ics') ? file.slice(0, -4) : ''
    const id = idOfToken(linkSecret, 'booking', token, now())
    if (id === null) throw notFound('this calendar file')
    const booking = await readBooking(db, id)
    const link = publicOrigin + bookingPaths.mine.to()
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="booking-${booking.code}.ics"`)
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(await bookingCalendar(db, [booking], { link, now: now() }))
  })
}

/** Bookings are for families. */
function refuseOthers({ role }: ActingUser) {
  if (role !== 'guardian' && role !== 'student') throw notAuthorized()
}
