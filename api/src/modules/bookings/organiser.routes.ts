import {
  cancelSessions,
  exportOrganiserBookings,
  listBookingRequests,
  listOrganiserBookings,
  markAttendance,
  requestBooking,
  withdrawRequest,
} from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import type { FastifyInstance } from 'fastify'
import { toCsv } from '../../server/csv.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { payAllRefunds } from '../payments/pay-refunds.ts'
import { mark } from './attendance.ts'
import { whenText } from './booking-words.ts'
import { cancelDates, endCancelledDates } from './cancel-dates.ts'
import { withdraw } from './decide-request.ts'
import { listForOrganiser } from './organiser.repository.ts'
import { listRequests, readRequest, requestsOf } from './request.repository.ts'
import { askGuardian } from './request-booking.ts'
import { offerFreeSeats } from './waiting-list.ts'

const perPage = 50
const maxExported = 10_000

/** What organisers see and do of the bookings of their own offerings. */
export function organiserRoutes(app: FastifyInstance, services: Services) {
  const { db, now, background } = services

  registerCall(app, listOrganiserBookings, async (actor, { page = 1, offering_id, session_id }) => {
    const filter = { offeringId: offering_id, sessionId: session_id }
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const { data, total } = await listForOrganiser(actor, db, filter, part)
    const query = { offering_id, session_id }
    return pageOfRows(listOrganiserBookings, data, { page, perPage, total, query })
  })

  registerCall(app, exportOrganiserBookings, async (actor, { offering_id, session_id }) => {
    const filter = { offeringId: offering_id, sessionId: session_id }
    const { data } = await listForOrganiser(actor, db, filter, { limit: maxExported, offset: 0 })
    const head = [
      'Booking',
      'State',
      'Kid',
      'Guardian',
      'Offering',
      'Ticket',
      'When',
      'Paid',
      'Refunded',
    ]
    const table = data.map((row) => [
      row.code,
      row.state,
      row.kid,
      row.guardian,
      row.offering,
      row.ticket,
      whenText([{ startsAt: new Date(row.starts_at) }], row.time_zone),
      formatMoney(row.paid_in_paise),
      formatMoney(row.refunded_in_paise),
    ])
    return {
      file_name: `bookings-${now().toISOString().slice(0, 10)}.csv`,
      csv: toCsv([head, ...table]),
    }
  })

  registerCall(app, requestBooking, async (actor, input) => {
    const { bookingId } = await askGuardian(actor, services, input)
    return readRequest(db, bookingId)
  })

  registerCall(app, listBookingRequests, async (actor, { page = 1 }) => {
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const { data, total } = await listRequests(db, requestsOf(actor), part)
    return pageOfRows(listBookingRequests, data, { page, perPage, total, query: {} })
  })

  registerCall(app, withdrawRequest, async (actor, { code }) => {
    const { bookingId, offeringId } = await withdraw(actor, services, code)
    background.run('offer free seats', () => offerFreeSeats(services, offeringId))
    return readRequest(db, bookingId)
  })

  registerCall(app, markAttendance, async (actor, input) => {
    await mark(actor, services, input)
    return { message: 'Attendance is marked.' }
  })

  registerCall(app, cancelSessions, async (actor, { session_id, batch_id, reason }) => {
    await cancelDates(actor, services, { sessionId: session_id, batchId: batch_id, reason })
    background.run('end bookings of cancelled dates', async () => {
      await endCancelledDates(services)
      await payAllRefunds(services)
    })
    return {
      message: 'It is cancelled. Everyone who has booked is told and gets their money back.',
    }
  })
}
