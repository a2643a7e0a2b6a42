import type { LiveState } from '@brightyard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { liveClasses, liveMembers } from '../../database/schema/live.schema.ts'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notAuthorized, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { opensBefore } from '../bookings/attendance.ts'
import { readOffering } from '../bookings/booking-context.ts'
import { visibleTo } from '../bookings/booking.repository.ts'
import type { SessionRow } from '../bookings/seats.ts'
import { readLiveToken } from './live-token.ts'
import type { LiveClaims } from './live-token.ts'

/** Those in the room may stay a little when a class takes longer. */
const overrun = 10 * 60 * 1000

export type OpenedLink = Awaited<ReturnType<typeof openLink>>

/** What a link leads to for this person; 404 for one that is not ours. */
export async function openLink(
  actor: ActingUser,
  { db, now, linkSecret }: Pick<Services, 'db' | 'now' | 'linkSecret'>,
  token: string,
) {
  const claims = readLiveToken(linkSecret, token)
  if (!claims) throw notFound('this class')
  const [found] = await db
    .select({ session: offeringSessions, live: liveClasses })
    .from(offeringSessions)
    .leftJoin(liveClasses, eq(liveClasses.sessionId, offeringSessions.id))
    .where(eq(offeringSessions.id, claims.sessionId))
  if (!found) throw notFound('this class')
  const { session } = found
  const offered = await readOffering(db, session.offeringId)
  const seat = claims.studentId === null ? null : await findSeat(db, claims)
  const member = await findMember(db, claims)
  const isHost = claims.studentId === null
  const state = async (): Promise<LiveState> => {
    if (actor.id !== claims.userId) return 'foreign'
    const isTheirs = isHost
      ? isOrganiser(actor, offered.offering)
      : await hasKid(actor, db, claims.studentId)
    if (!isTheirs) return 'foreign'
    if (claims.validUntil <= now()) return 'expired'
    if (session.state === 'cancelled' || (!isHost && !seat)) return 'cancelled'
    return stateByTime(session, found.live, { now: now(), mayStay: isHost || member !== null })
  }
  return { claims, session, offered, seat, member, isHost, state: await state() }
}

const isOrganiser = ({ role, vendorId }: ActingUser, offering: { vendorId: number }) =>
  role === 'superAdmin' || vendorId === offering.vendorId

async function hasKid(actor: ActingUser, db: Database, studentId: number | null) {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId ?? 0), visibleTo(actor, db)))
    .limit(1)
  return row !== undefined
}

async function findSeat(db: Database, { sessionId, studentId }: LiveClaims) {
  const [row] = await db
    .select({ seat: bookingSeats, booking: bookings })
    .from(bookingSeats)
    .innerJoin(bookings, eq(bookings.id, bookingSeats.bookingId))
    .where(
      and(
        eq(bookingSeats.sessionId, sessionId),
        eq(bookingSeats.studentId, studentId ?? 0),
        isNull(bookingSeats.releasedAt),
      ),
    )
  const isBooked =
    row && ['confirmed', 'attended', 'missed'].some((state) => state === row.booking.state)
  return isBooked ? row : null
}

async function findMember(db: Database, { sessionId, studentId, userId }: LiveClaims) {
  const who =
    studentId === null
      ? and(isNull(liveMembers.studentId), eq(liveMembers.userId, userId))
      : eq(liveMembers.studentId, studentId)
  const [row] = await db
    .select()
    .from(liveMembers)
    .where(and(eq(liveMembers.sessionId, sessionId), who))
  return row ?? null
}

function stateByTime(
  { startsAt, endsAt }: SessionRow,
  live: typeof liveClasses.$inferSelect | null,
  { now, mayStay }: { now: Date; mayStay: boolean },
): LiveState {
  if (live?.endedAt) return 'ended'
  if (now.getTime() < startsAt.getTime() - opensBefore) return 'early'
  if (now.getTime() >= endsAt.getTime() + (mayStay ? overrun : 0)) return 'ended'
  return live?.startedAt || now >= startsAt ? 'open' : 'waiting'
}

/** Kids wait for the start; hosts may be in the room before. */
export const canEnter = ({ state, isHost }: Pick<OpenedLink, 'state' | 'isHost'>) =>
  state === 'open' || (isHost && state === 'waiting')

/** 409 with a sentence, unless the class is on for this person. */
export function refuseUnlessOpen(link: OpenedLink) {
  if (canEnter(link)) return
  switch (link.state) {
    case 'early':
    case 'waiting':
      throw conflict('too_early', 'The class has not started yet. Please wait a little.')
    case 'ended':
      throw conflict('too_late', 'This class is over.')
    default:
      throw conflict('not_valid', 'This link is no longer valid. Please open it from your classes.')
  }
}

export function refuseUnlessHost({ isHost, state }: OpenedLink) {
  if (!isHost || state === 'foreign') throw notAuthorized()
}
