import type { OrganiserBooking } from '@brightyard/contract'
import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions, ticketTypes } from '../../database/schema/offerings.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { organiserOf } from '../offerings/organiser-scope.ts'
import { attendanceIn } from './seats.ts'

const kids = alias(users, 'kids')

/** Partners, their staff and representatives act for their own offerings, admins for all. */
export function ownOffering(actor: ActingUser) {
  const vendorId = organiserOf(actor)
  return vendorId === null ? undefined : eq(offerings.vendorId, vendorId)
}

interface Filter {
  offeringId: number | undefined
  sessionId: number | undefined
}

export async function listForOrganiser(
  actor: ActingUser,
  db: Database,
  { offeringId, sessionId }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: OrganiserBooking[]; total: number }> {
  const where = and(
    ownOffering(actor),
    offeringId === undefined ? undefined : eq(bookings.offeringId, offeringId),
    sessionId === undefined
      ? undefined
      : exists(
          db
            .select({ id: bookingSeats.id })
            .from(bookingSeats)
            .where(
              and(eq(bookingSeats.bookingId, bookings.id), eq(bookingSeats.sessionId, sessionId)),
            ),
        ),
  )
  const startsAt = sql<Date>`(select min(s.starts_at) from ${offeringSessions} s
    where s.id = ${bookings.sessionId} or s.batch_id = ${bookings.batchId})`.mapWith(
    offeringSessions.startsAt,
  )
  const rows = await db
    .select({
      booking: bookings,
      kid: kids.name,
      guardian: users.name,
      title: contentEntries.title,
      timeZone: offerings.timeZone,
      ticket: ticketTypes.name,
      startsAt,
      // The id comes first: by it the builder knows whether there is a seat.
      seat: {
        id: bookingSeats.id,
        isPresent: bookingSeats.isPresent,
        joinedAt: bookingSeats.joinedAt,
      },
    })
    .from(bookings)
    .leftJoin(
      bookingSeats,
      and(
        eq(bookingSeats.bookingId, bookings.id),
        eq(bookingSeats.sessionId, sessionId ?? 0),
        isNull(bookingSeats.releasedAt),
      ),
    )
    .innerJoin(offerings, eq(offerings.id, bookings.offeringId))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, bookings.ticketTypeId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .innerJoin(students, eq(students.id, bookings.studentId))
    .innerJoin(kids, eq(kids.id, students.userId))
    .where(where)
    .orderBy(desc(bookings.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(bookings)
    .innerJoin(offerings, eq(offerings.id, bookings.offeringId))
    .where(where)
  const data = rows.map(({ booking, ...row }) => ({
    code: booking.code,
    state: booking.state,
    kid: row.kid,
    guardian: row.guardian,
    offering: row.title,
    ticket: row.ticket,
    starts_at: row.startsAt.toISOString(),
    time_zone: row.timeZone,
    paid_in_paise: booking.state === 'held' ? 0 : booking.paidInPaise,
    refunded_in_paise: booking.refundedInPaise,
    attendance: row.seat ? attendanceIn(row.seat) : null,
    booked_at: booking.createdAt.toISOString(),
  }))
  return { data, total: counted?.total ?? 0 }
}
