import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'

export type SessionRow = typeof offeringSessions.$inferSelect
export type BookingRow = typeof bookings.$inferSelect

/** What a booking is for. */
export type Target = Pick<BookingRow, 'offeringId' | 'sessionId' | 'batchId'>

/**
 * All sessions of an offering, in the order of their ids: a batch and its sessions are booked side by side, and this
 * way nobody can deadlock. Seats and bookings of an offering change only under this lock.
 */
export const lockSessions = (tx: Database, lock: RowLock, offeringId: number) =>
  lock(
    tx
      .select()
      .from(offeringSessions)
      .where(eq(offeringSessions.offeringId, offeringId))
      .orderBy(asc(offeringSessions.id)),
  )

/** The sessions of a booking, the first one first. */
export const sessionsOf = (
  all: readonly SessionRow[],
  { sessionId, batchId }: Omit<Target, 'offeringId'>,
) =>
  all
    .filter((one) =>
      batchId === null
        ? one.id === sessionId
        : one.batchId === batchId && one.state === 'scheduled',
    )
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())

/** The live seats of a booking: nobody joins a date with one of them until the transaction ends. */
export const lockSeats = (tx: Database, lock: RowLock, bookingId: number) =>
  lock(tx.select().from(bookingSeats).where(liveSeatsOf(bookingId)))

const liveSeatsOf = (bookingId: number) =>
  and(eq(bookingSeats.bookingId, bookingId), isNull(bookingSeats.releasedAt))

/** Whether the kid takes part, or took part, in one of the dates of a booking. */
export async function takesPart(db: Database, bookingId: number): Promise<boolean> {
  const seats = await db.select().from(bookingSeats).where(liveSeatsOf(bookingId))
  return seats.some(({ joinedAt, isPresent }) => joinedAt !== null || isPresent === true)
}

/** Places that all of the sessions have. */
export const seatsLeftIn = (sessions: readonly SessionRow[]) =>
  sessions.length === 0
    ? 0
    : Math.min(...sessions.map(({ capacity, seatsTaken }) => capacity - seatsTaken))

/** Takes a seat in each session; the database's checks and its unique index are the final guard. */
export async function takeSeats(
  tx: Database,
  { id: bookingId, studentId }: Pick<BookingRow, 'id' | 'studentId'>,
  sessionIds: readonly number[],
) {
  await tx
    .insert(bookingSeats)
    .values(sessionIds.map((sessionId) => ({ bookingId, sessionId, studentId })))
  await addToTaken(tx, sessionIds, 1)
}

/** Gives back the seats that a booking has; repeating it changes nothing. */
export async function freeSeats(tx: Database, bookingId: number, at: Date) {
  const freed = await tx
    .update(bookingSeats)
    .set({ releasedAt: at })
    .where(liveSeatsOf(bookingId))
    .returning({ sessionId: bookingSeats.sessionId })
  await addToTaken(
    tx,
    freed.map(({ sessionId }) => sessionId),
    -1,
  )
}

const addToTaken = async (tx: Database, sessionIds: readonly number[], by: 1 | -1) => {
  if (sessionIds.length === 0) return
  await tx
    .update(offeringSessions)
    .set({ seatsTaken: sql`${offeringSessions.seatsTaken} + ${by}` })
    .where(inArray(offeringSessions.id, [...sessionIds]))
}

/** Kids who have a live seat in one of the sessions. */
export async function findSeated(
  db: Database,
  sessionIds: readonly number[],
  studentIds: readonly number[],
): Promise<{ studentId: number; bookingId: number }[]> {
  if (sessionIds.length === 0 || studentIds.length === 0) return []
  return db
    .select({ studentId: bookingSeats.studentId, bookingId: bookingSeats.bookingId })
    .from(bookingSeats)
    .where(
      and(
        inArray(bookingSeats.sessionId, [...sessionIds]),
        inArray(bookingSeats.studentId, [...studentIds]),
        isNull(bookingSeats.releasedAt),
      ),
    )
}

/** How many wait for one of the sessions, alone or in a batch: a freed seat is theirs before anybody else's. */
export async function countWaiting(db: Database, sessions: readonly SessionRow[]): Promise<number> {
  if (sessions.length === 0) return 0
  const ids = sessions.map(({ id }) => id)
  const batchIds = [...new Set(sessions.flatMap(({ batchId }) => batchId ?? []))]
  const [row] = await db
    .select({ waiting: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'waiting'),
        batchIds.length === 0
          ? inArray(bookings.sessionId, ids)
          : sql`(${inArray(bookings.sessionId, ids)} or ${inArray(bookings.batchId, batchIds)})`,
      ),
    )
  return row?.waiting ?? 0
}

/** What is known of a seat's kid: what the organiser marked counts more than that the kid joined. */
export function attendanceIn({
  isPresent,
  joinedAt,
}: Pick<typeof bookingSeats.$inferSelect, 'isPresent' | 'joinedAt'>):
  'present' | 'absent' | 'joined' | null {
  if (isPresent !== null) return isPresent ? 'present' : 'absent'
  return joinedAt ? 'joined' : null
}
