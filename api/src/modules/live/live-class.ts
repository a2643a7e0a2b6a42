import type { LiveClass } from '@brightyard/contract'
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { liveClasses, liveMembers } from '../../database/schema/live.schema.ts'
import { offerings, offeringSessions, teachers } from '../../database/schema/offerings.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import { conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { join as keepAttendance, opensBefore } from '../bookings/attendance.ts'
import { attendanceIn } from '../bookings/seats.ts'
import { canEnter, refuseUnlessHost, refuseUnlessOpen } from './open-link.ts'
import type { OpenedLink } from './open-link.ts'

const kids = alias(users, 'kids')

/** What a person is told of a link; of an expired or another person's no more than that. */
export async function viewLiveClass(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { state, session, offered, claims, seat, isHost }: OpenedLink,
): Promise<LiveClass> {
  const said = { state, now: now().toISOString() }
  if (state === 'foreign' || state === 'expired') return { ...said, session: null }
  const [teacher] =
    session.teacherId === null
      ? []
      : await db.select().from(teachers).where(eq(teachers.id, session.teacherId))
  const { offering } = offered
  return {
    ...said,
    session: {
      title: offered.title,
      kind: offering.kind,
      slug: offered.slug,
      picture: offered.picture,
      organiser: offered.organiser,
      teacher: teacher
        ? { id: teacher.id, name: teacher.name, about: teacher.about, picture: teacher.picture }
        : null,
      what_to_bring: offering.whatToBring,
      starts_at: session.startsAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
      opens_at: new Date(session.startsAt.getTime() - opensBefore).toISOString(),
      time_zone: offering.timeZone,
      cancel_reason: session.cancelReason,
      role: isHost ? 'host' : 'kid',
      kid: claims.studentId === null ? null : await readKid(db, claims.studentId),
      attendance: seat ? attendanceIn(seat.seat) : null,
      booked: await countBooked(db, session.id),
      next:
        claims.studentId === null
          ? null
          : await findNext(db, claims.studentId, session.endsAt > now() ? session.endsAt : now()),
    },
  }
}

async function readKid(db: Database, studentId: number) {
  const [row] = await db
    .select({ name: kids.name })
    .from(students)
    .innerJoin(kids, eq(kids.id, students.userId))
    .where(eq(students.id, studentId))
  return { student_id: studentId, name: row?.name ?? '' }
}

const countBooked = (db: Database, sessionId: number) =>
  db.$count(
    db
      .select({ id: bookingSeats.id })
      .from(bookingSeats)
      .innerJoin(bookings, eq(bookings.id, bookingSeats.bookingId))
      .where(
        and(
          eq(bookingSeats.sessionId, sessionId),
          isNull(bookingSeats.releasedAt),
          eq(bookings.state, 'confirmed'),
        ),
      )
      .as('booked'),
  )

async function findNext(db: Database, studentId: number, after: Date) {
  const [row] = await db
    .select({
      title: contentEntries.title,
      startsAt: offeringSessions.startsAt,
      timeZone: offerings.timeZone,
    })
    .from(bookingSeats)
    .innerJoin(bookings, eq(bookings.id, bookingSeats.bookingId))
    .innerJoin(offeringSessions, eq(offeringSessions.id, bookingSeats.sessionId))
    .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(
      and(
        eq(bookingSeats.studentId, studentId),
        isNull(bookingSeats.releasedAt),
        eq(bookings.state, 'confirmed'),
        eq(offeringSessions.state, 'scheduled'),
        gt(offeringSessions.startsAt, after),
      ),
    )
    .orderBy(asc(offeringSessions.startsAt))
    .limit(1)
  return row
    ? { title: row.title, starts_at: row.startsAt.toISOString(), time_zone: row.timeZone }
    : null
}

/** Into the room; of a kid it is kept that it came. */
export async function enter({ db, now }: Pick<Services, 'db' | 'now'>, link: OpenedLink) {
  refuseUnlessOpen(link)
  const { claims, session, seat, member } = link
  if (seat && !member) await keepAttendance({ db, now }, seat.booking, session.id)
  const { sessionId, studentId, userId } = claims
  const isKid = studentId !== null
  await db
    .insert(liveMembers)
    .values({ sessionId, studentId, userId, seenAt: now() })
    .onConflictDoUpdate({
      target: [liveMembers.sessionId, isKid ? liveMembers.studentId : liveMembers.userId],
      targetWhere: isKid ? isNotNull(liveMembers.studentId) : isNull(liveMembers.studentId),
      set: { userId, seenAt: now() },
    })
}

/** Lets those in who wait. */
export async function start({ db, now }: Pick<Services, 'db' | 'now'>, link: OpenedLink) {
  refuseUnlessHost(link)
  refuseUnlessOpen(link)
  await db
    .insert(liveClasses)
    .values({ sessionId: link.session.id, startedAt: now() })
    .onConflictDoNothing()
}

/** For everyone and for good. */
export async function end({ db, now }: Pick<Services, 'db' | 'now'>, link: OpenedLink) {
  refuseUnlessHost(link)
  if (link.state === 'ended') return
  if (!canEnter(link)) throw conflict('too_early', 'The class has not started yet.')
  await db
    .insert(liveClasses)
    .values({ sessionId: link.session.id, endedAt: now() })
    .onConflictDoUpdate({ target: liveClasses.sessionId, set: { endedAt: now() } })
}
