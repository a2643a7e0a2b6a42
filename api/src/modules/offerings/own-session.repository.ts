import type { ActivityMode, OwnSession, SessionInput } from '@brightyard/contract'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import {
  batches,
  offerings,
  offeringSessions,
  teachers,
} from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockSessions } from '../bookings/seats.ts'
import { roomPath } from '../live/live-token.ts'
import { sessionTimeOf } from './offering-card.ts'
import { findOwn, organiserOf } from './organiser-scope.ts'
import { refreshOffering } from './refresh-offering.ts'
import {
  refuseForeignTeacher,
  refuseOddTimes,
  refuseSameStart,
  sessionColumns,
} from './session-rules.ts'

/** Sessions as their organiser sees them; the way into a room is for this person alone. */
export const ownSessionOf =
  (actor: ActingUser, linkSecret: string, { mode }: { mode: ActivityMode }) =>
  (row: typeof offeringSessions.$inferSelect): OwnSession => ({
    ...sessionTimeOf(row),
    batch_id: row.batchId,
    teacher_id: row.teacherId,
    state: row.state,
    seats_taken: row.seatsTaken,
    seats_elsewhere: row.seatsElsewhere,
    meeting_url: row.meetingUrl,
    room_path:
      mode === 'online' && row.state === 'scheduled'
        ? roomPath(linkSecret, { userId: actor.id, studentId: null }, row)
        : null,
  })

export async function listSessionsOfOwn(
  actor: ActingUser,
  { db, linkSecret }: Pick<Services, 'db' | 'linkSecret'>,
  offeringId: number,
) {
  const offering = await findOwn(actor, db, offeringId)
  const rows = await db
    .select()
    .from(offeringSessions)
    .where(eq(offeringSessions.offeringId, offeringId))
    .orderBy(asc(offeringSessions.startsAt), asc(offeringSessions.id))
  return rows.map(ownSessionOf(actor, linkSecret, offering))
}

/** The organiser's; of an admin all, or those of who offers this. */
export async function listTeachersOfOwn(
  actor: ActingUser,
  db: Database,
  offering: number | undefined,
) {
  const vendorId =
    offering === undefined ? organiserOf(actor) : (await findOwn(actor, db, offering)).vendorId
  return db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(vendorId === null ? undefined : eq(teachers.vendorId, vendorId))
    .orderBy(asc(teachers.name), asc(teachers.id))
    .limit(500)
}

/** Under the locks of all dates, as seats are counted. */
export async function updateSession(
  actor: ActingUser,
  tx: Database,
  { lock, linkSecret, now }: Pick<Services, 'lock' | 'linkSecret' | 'now'>,
  { id, seats_elsewhere, ...given }: SessionInput & { id: number; seats_elsewhere: number },
): Promise<OwnSession> {
  organiserOf(actor)
  const [found] = await tx.select().from(offeringSessions).where(eq(offeringSessions.id, id))
  if (!found) throw notFound('this session')
  const offering = await findOwn(actor, tx, found.offeringId)
  await lock(tx.select().from(offerings).where(eq(offerings.id, offering.id)))
  const all = await lockSessions(tx, lock, offering.id)
  const row = all.find((one) => one.id === id)
  if (!row) throw notFound('this session')
  const { timeZone, vendorId } = offering
  await refuseForeignTeacher(tx, vendorId, given.teacher_id)
  const booked = row.seatsTaken - row.seatsElsewhere
  const moves =
    Date.parse(given.starts_at) !== row.startsAt.getTime() ||
    Date.parse(given.ends_at) !== row.endsAt.getTime()
  if (moves) refuseOddTimes(given, now())
  if (moves && row.state === 'scheduled')
    refuseSameStart([given], {
      present: all.filter((one) => one.id !== id),
      batchId: row.batchId,
      timeZone,
    })
  const columns = sessionColumns(given, timeZone)
  if (moves && booked > 0)
    throw conflict(
      'booked',
      'Families have booked this date. Cancel it, so that they are told, and add another one.',
    )
  const seatsTaken = booked + seats_elsewhere
  if (given.capacity < seatsTaken)
    throw conflict('seats_taken', `${seatsTaken} seats are taken. Please enter at least as many.`)
  const [changed] = await tx
    .update(offeringSessions)
    .set({
      ...columns,
      seatsTaken,
      seatsElsewhere: seats_elsewhere,
      sequence: moves ? row.sequence + 1 : row.sequence,
    })
    .where(eq(offeringSessions.id, id))
    .returning()
  await refreshOffering(tx, row.offeringId)
  return ownSessionOf(actor, linkSecret, offering)(changed ?? row)
}

/** Under the locks under which seats are booked, so that nobody books it meanwhile. */
export async function deleteSession(
  actor: ActingUser,
  tx: Database,
  { id, lock }: { id: number; lock: RowLock },
): Promise<void> {
  organiserOf(actor)
  const [found] = await tx
    .select({ offeringId: offeringSessions.offeringId })
    .from(offeringSessions)
    .where(eq(offeringSessions.id, id))
  if (!found) throw notFound('this session')
  await findOwn(actor, tx, found.offeringId)
  const [offering] = await lock(
    tx.select().from(offerings).where(eq(offerings.id, found.offeringId)),
  )
  const all = await lockSessions(tx, lock, found.offeringId)
  const row = all.find((one) => one.id === id)
  if (!row) throw notFound('this session')
  const ofDate = or(
    eq(bookings.sessionId, id),
    row.batchId === null ? undefined : eq(bookings.batchId, row.batchId),
    inArray(
      bookings.id,
      tx
        .select({ id: bookingSeats.bookingId })
        .from(bookingSeats)
        .where(eq(bookingSeats.sessionId, id)),
    ),
  )
  if ((await tx.$count(bookings, ofDate)) > 0)
    throw conflict(
      'booked',
      'Families have booked this date, now or before. Cancel it instead, so that who still comes is told and gets their money back.',
    )
  if (offering?.hiddenAt === null && all.length === 1)
    throw conflict(
      'last_date',
      'This is the only date of what families are offered. Add another one first, or take it off the lists.',
    )
  await tx.delete(offeringSessions).where(eq(offeringSessions.id, id))
  if (row.batchId !== null && all.every((one) => one.id === id || one.batchId !== row.batchId))
    await tx.delete(batches).where(eq(batches.id, row.batchId))
  await refreshOffering(tx, found.offeringId)
}
