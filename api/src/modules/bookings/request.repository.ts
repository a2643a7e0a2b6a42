import type { BookingRequest, OpenRequest } from '@brightyard/contract'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { bookingRequests, bookings } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions, ticketTypes } from '../../database/schema/offerings.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { organiserOf } from '../offerings/organiser-scope.ts'

const kids = alias(users, 'kids')

/** Of the own workplace; admins see all. */
export function requestsOf(actor: ActingUser): SQL | undefined {
  const vendorId = organiserOf(actor)
  return vendorId === null ? undefined : eq(bookingRequests.vendorId, vendorId)
}

export async function listRequests(
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: BookingRequest[]; total: number }> {
  const startsAt = sql<Date>`(select min(s.starts_at) from ${offeringSessions} s
    where s.id = ${bookings.sessionId} or s.batch_id = ${bookings.batchId})`.mapWith(
    offeringSessions.startsAt,
  )
  const rows = await db
    .select({
      request: bookingRequests,
      code: bookings.code,
      kid: kids.name,
      requestedBy: users.name,
      offering: contentEntries.title,
      timeZone: offerings.timeZone,
      ticket: ticketTypes.name,
      startsAt,
    })
    .from(bookingRequests)
    .innerJoin(bookings, eq(bookings.id, bookingRequests.bookingId))
    .innerJoin(offerings, eq(offerings.id, bookings.offeringId))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, bookings.ticketTypeId))
    .innerJoin(users, eq(users.id, bookingRequests.requestedBy))
    .innerJoin(students, eq(students.id, bookings.studentId))
    .innerJoin(kids, eq(kids.id, students.userId))
    .where(where)
    .orderBy(desc(bookingRequests.bookingId))
    .limit(limit)
    .offset(offset)
  const data = rows.map(({ request, ...row }) => ({
    code: row.code,
    outcome: request.outcome,
    kid: row.kid,
    offering: row.offering,
    ticket: row.ticket,
    starts_at: row.startsAt.toISOString(),
    time_zone: row.timeZone,
    requested_by: row.requestedBy,
    requested_at: request.createdAt.toISOString(),
    held_until: request.heldUntil.toISOString(),
  }))
  const [counted] = await db
    .select({ total: count() })
    .from(bookingRequests)
    .innerJoin(bookings, eq(bookings.id, bookingRequests.bookingId))
    .where(where)
  return { data, total: Number(counted?.total ?? 0) }
}

export async function readRequest(db: Database, bookingId: number): Promise<BookingRequest> {
  const one = eq(bookingRequests.bookingId, bookingId)
  const { data } = await listRequests(db, one, { limit: 1, offset: 0 })
  const [request] = data
  if (!request) throw new Error(`Booking ${bookingId} was not asked for.`)
  return request
}

/** Who asks, for the family; undefined where nobody does. */
export async function findRequest(db: Database, bookingId: number) {
  const [row] = await db
    .select({ name: users.name, note: bookingRequests.note })
    .from(bookingRequests)
    .innerJoin(users, eq(users.id, bookingRequests.requestedBy))
    .where(eq(bookingRequests.bookingId, bookingId))
  return row
}

/** The open ones of a guardian's kids. */
export async function openRequestsOf(actor: ActingUser, db: Database): Promise<OpenRequest[]> {
  const open = and(eq(bookingRequests.outcome, 'open'), requestedFor(actor, db))
  const { data } = await listRequests(db, open, { limit: 20, offset: 0 })
  return data
    .map(({ code, kid, offering, requested_by, held_until }) => ({
      code,
      kid,
      offering,
      requested_by,
      held_until,
    }))
    .toSorted((one, other) => one.held_until.localeCompare(other.held_until))
}

/** Bookings that any guardian of the kid decides about, and not only the one in whose name they are. */
export const requestedFor = (actor: ActingUser, db: Database) =>
  and(
    eq(bookings.state, 'offered'),
    inArray(bookings.id, db.select({ id: bookingRequests.bookingId }).from(bookingRequests)),
    inArray(
      bookings.studentId,
      db
        .select({ id: guardianships.studentId })
        .from(guardianships)
        .where(eq(guardianships.guardianId, actor.id)),
    ),
  )
