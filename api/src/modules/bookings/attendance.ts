import type { CallParsed, markAttendance } from '@brightyard/contract'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { sessionsOfBooking, setBooking } from './booking.repository.ts'
import { ownOffering } from './organiser.repository.ts'
import { attendanceIn, lockSessions } from './seats.ts'
import type { BookingRow } from './seats.ts'

/** Milliseconds before the start from which a session can be joined. */
export const opensBefore = 15 * 60 * 1000

const seatsOf = (db: Database, bookingId: number) =>
  db
    .select()
    .from(bookingSeats)
    .where(and(eq(bookingSeats.bookingId, bookingId), isNull(bookingSeats.releasedAt)))

/** By session. */
export async function attendanceOf(db: Database, bookingId: number) {
  const seats = await seatsOf(db, bookingId)
  return new Map(seats.map((seat) => [seat.sessionId, attendanceIn(seat)]))
}

/** Marks who came to a session of the own offerings; nothing is marked if one of the codes is not of it. */
export function mark(
  actor: ActingUser,
  { db, lock, now }: Pick<Services, 'db' | 'lock' | 'now'>,
  { session_id: sessionId, marks }: CallParsed<typeof markAttendance>,
) {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ session: offeringSessions })
      .from(offeringSessions)
      .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
      .where(and(ownOffering(actor), eq(offeringSessions.id, sessionId)))
    if (!found) throw notFound('this date')
    if (found.session.startsAt > now() || found.session.state === 'cancelled')
      throw conflict('too_early', 'Attendance can be marked once the session has started.')
    await lockSessions(tx, lock, found.session.offeringId)
    for (const { code, is_present: isPresent } of marks) {
      const ofCode = tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            eq(bookings.code, code.toUpperCase()),
            inArray(bookings.state, ['confirmed', 'attended', 'missed']),
          ),
        )
      const [seat] = await tx
        .update(bookingSeats)
        .set({ isPresent })
        .where(
          and(
            eq(bookingSeats.sessionId, sessionId),
            isNull(bookingSeats.releasedAt),
            inArray(bookingSeats.bookingId, ofCode),
          ),
        )
        .returning({ bookingId: bookingSeats.bookingId })
      if (!seat) throw notFound(`booking ${code}`)
      await concludeBooking(tx, seat.bookingId, now())
    }
  })
}

/** The kid, or a guardian for them, joins a session online. */
export async function join(
  { db, now }: Pick<Services, 'db' | 'now'>,
  booking: BookingRow,
  sessionId: number,
) {
  const session = (await sessionsOfBooking(db, booking)).find(({ id }) => id === sessionId)
  if (!session || booking.state !== 'confirmed') throw notFound('this session')
  if (session.startsAt.getTime() - opensBefore > now().getTime())
    throw conflict('too_early', 'The session opens a quarter of an hour before it starts.')
  if (session.endsAt <= now() || session.state === 'cancelled')
    throw conflict('too_late', 'This session is over.')
  const own = and(
    eq(bookingSeats.bookingId, booking.id),
    eq(bookingSeats.sessionId, sessionId),
    isNull(bookingSeats.releasedAt),
  )
  await db
    .update(bookingSeats)
    .set({ joinedAt: now() })
    .where(and(own, isNull(bookingSeats.joinedAt)))
  const [seat] = await db.select().from(bookingSeats).where(own)
  if (!seat?.joinedAt) throw notFound('this session') // cancelled in the meantime
  return { session, joinedAt: seat.joinedAt }
}

/** Once its last session is over, a booking with marks was attended, or missed if the kid came to none. */
async function concludeBooking(tx: Database, bookingId: number, now: Date) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking) return
  const sessions = await sessionsOfBooking(tx, booking)
  if (sessions.some(({ endsAt }) => endsAt > now)) return
  const seen = (await seatsOf(tx, bookingId)).map(attendanceIn)
  const came = seen.some((one) => one === 'present' || one === 'joined')
  if (!came && seen.includes(null)) return // nobody knows yet
  await setBooking(tx, bookingId, { state: came ? 'attended' : 'missed' })
}

/** Concludes bookings that were marked, or joined, before they were over. */
export async function concludeBookings({ db, lock, now }: Pick<Services, 'db' | 'lock' | 'now'>) {
  const due = await db
    .selectDistinct({ id: bookings.id, offeringId: bookings.offeringId })
    .from(bookings)
    .innerJoin(bookingSeats, eq(bookingSeats.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        isNull(bookingSeats.releasedAt),
        or(isNotNull(bookingSeats.joinedAt), isNotNull(bookingSeats.isPresent)),
      ),
    )
  for (const { id, offeringId } of due)
    await db.transaction(async (tx) => {
      await lockSessions(tx, lock, offeringId)
      await concludeBooking(tx, id, now())
    })
}
