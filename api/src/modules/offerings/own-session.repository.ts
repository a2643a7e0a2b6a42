import type { ActivityMode, OwnSession, SessionInput } from '@brightyard/contract'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { batches, offeringSessions, teachers } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockSessions } from '../bookings/seats.ts'
import { roomPath } from '../live/live-token.ts'
import { sessionTimeOf } from './offering-card.ts'
import { findOwn, organiserOf } from './organiser-scope.ts'
import { localDateOf, refreshOffering } from './refresh-offering.ts'

/** Sessions as their organiser sees them; the way into a room is for this person alone. */
const ownOf =
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
  return rows.map(ownOf(actor, linkSecret, offering))
}

export async function listTeachersOfOwn(actor: ActingUser, db: Database) {
  const vendorId = organiserOf(actor)
  return db
    .select({ id: teachers.id, name: teachers.name })
    .from(teachers)
    .where(vendorId === null ? undefined : eq(teachers.vendorId, vendorId))
    .orderBy(asc(teachers.name), asc(teachers.id))
    .limit(500)
}

export async function insertSessions(
  actor: ActingUser,
  tx: Database,
  {
    id,
    batch_name,
    sessions,
  }: { id: number; batch_name?: string | undefined; sessions: SessionInput[] },
  { now, linkSecret }: Pick<Services, 'now' | 'linkSecret'>,
): Promise<OwnSession[]> {
  const offering = await findOwn(actor, tx, id)
  const { timeZone, vendorId } = offering
  if (offering.kind === 'camp' && !batch_name)
    throw invalidInput({
      batch_name: 'A camp is booked as a whole. Please give these days a name, such as their week.',
    })
  for (const session of sessions) {
    await refuseForeignTeacher(tx, vendorId, session.teacher_id)
    refuseOddTimes(session, now())
  }
  const [batch] = batch_name
    ? await tx.insert(batches).values({ offeringId: id, name: batch_name }).returning()
    : []
  const rows = await tx
    .insert(offeringSessions)
    .values(
      sessions.map((session) => ({
        ...columnsOf(session, timeZone),
        offeringId: id,
        batchId: batch?.id ?? null,
      })),
    )
    .returning()
  await refreshOffering(tx, id)
  return rows.map(ownOf(actor, linkSecret, offering))
}

/** Under the session's row lock, as seats are counted. */
export async function updateSession(
  actor: ActingUser,
  tx: Database,
  { lock, linkSecret, now }: Pick<Services, 'lock' | 'linkSecret' | 'now'>,
  { id, seats_elsewhere, ...given }: SessionInput & { id: number; seats_elsewhere: number },
): Promise<OwnSession> {
  organiserOf(actor)
  const [row] = await lock(tx.select().from(offeringSessions).where(eq(offeringSessions.id, id)))
  if (!row) throw notFound('this session')
  const offering = await findOwn(actor, tx, row.offeringId)
  const { timeZone, vendorId } = offering
  await refuseForeignTeacher(tx, vendorId, given.teacher_id)
  const booked = row.seatsTaken - row.seatsElsewhere
  const moves =
    Date.parse(given.starts_at) !== row.startsAt.getTime() ||
    Date.parse(given.ends_at) !== row.endsAt.getTime()
  if (moves) refuseOddTimes(given, now())
  const columns = columnsOf(given, timeZone)
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
  return ownOf(actor, linkSecret, offering)(changed ?? row)
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
  await tx.delete(offeringSessions).where(eq(offeringSessions.id, id))
  if (row.batchId !== null && all.every((one) => one.id === id || one.batchId !== row.batchId))
    await tx.delete(batches).where(eq(batches.id, row.batchId))
  await refreshOffering(tx, found.offeringId)
}

const day = 24 * 60 * 60 * 1000
const furthest = 2 * 366 * day

/** 422 for what nobody means: in the past, years ahead, or longer than a day. */
function refuseOddTimes(given: Pick<SessionInput, 'starts_at' | 'ends_at'>, now: Date) {
  const [startsAt, endsAt] = [Date.parse(given.starts_at), Date.parse(given.ends_at)]
  if (startsAt <= now.getTime())
    throw invalidInput({ starts_at: 'Please choose a time that is still to come.' })
  if (startsAt > now.getTime() + furthest)
    throw invalidInput({ starts_at: 'Please choose a date within the next two years.' })
  if (endsAt <= startsAt) throw invalidInput({ ends_at: 'It ends before it starts. Please check.' })
  if (endsAt > startsAt + day)
    throw invalidInput({
      ends_at: 'It lasts longer than a day. Please enter a date for each day.',
    })
}

function columnsOf(given: SessionInput, timeZone: string) {
  const [startsAt, endsAt] = [new Date(given.starts_at), new Date(given.ends_at)]
  return {
    startsAt,
    endsAt,
    localDate: localDateOf(startsAt, timeZone),
    capacity: given.capacity,
    teacherId: given.teacher_id,
    ...(given.meeting_url === undefined ? {} : { meetingUrl: given.meeting_url }),
  }
}

async function refuseForeignTeacher(tx: Database, vendorId: number, id: number | null) {
  if (id === null) return
  const [row] = await tx
    .select({ id: teachers.id })
    .from(teachers)
    .where(and(eq(teachers.id, id), eq(teachers.vendorId, vendorId)))
  if (!row) throw invalidInput({ teacher_id: 'Please choose one of your teachers.' })
}
