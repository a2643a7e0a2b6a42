import type { BookingQuote } from '@brightyard/contract'
import { and, eq, gt, inArray, isNull, lt, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookingSeats } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { hasVerifiedContact, notVerifiedText } from '../auth/verified-contact.ts'
import { localDateOf } from '../offerings/refresh-offering.ts'
import { countUnpaidOfDay } from '../orders/unpaid-orders.ts'
import type { BookedKid, BookedOffering } from './booking-context.ts'
import { countOpenOrders, findSharers } from './own-holds.ts'
import type { OwnHold } from './own-holds.ts'
import { countWaiting, findSeated, seatsLeftIn } from './seats.ts'
import type { SessionRow } from './seats.ts'

type Problem = BookingQuote['problems'][number]

/** Orders of one offering that a person may leave unpaid at the same time: each keeps its seats from others. */
const maxOpenOrders = 5

interface Given {
  booked: BookedOffering
  kids: BookedKid[]
  sessions: SessionRow[]
  holds: OwnHold[]
  now: Date
  unpaidPerDay: number
  /** Whether the booking would be one more that awaits its payment. */
  addsUnpaid: boolean
}

/** What prevents kids from being booked, for people, and how many seats this person can have. */
export async function bookingProblemsOf(actor: ActingUser, db: Database, given: Given) {
  const { kids, sessions, holds, now } = given
  const problems: Problem[] = []
  const add = (code: Problem['code'], message: string, kid?: BookedKid) =>
    problems.push({ code, message, student_id: kid?.studentId ?? null })
  const [first] = sessions
  if (first && first.startsAt <= now)
    add('past', 'This has already started. Please choose another date.')
  if (sessions.some(({ state }) => state === 'cancelled'))
    add('past', 'This date is cancelled. Please choose another.')

  const seatsLeft = await seatsLeftFor(db, sessions, holds)
  if (seatsLeft < kids.length)
    add(
      'sold_out',
      seatsLeft === 0
        ? 'All seats are taken. You can join the waiting list.'
        : `Only ${seatsLeft} ${seatsLeft === 1 ? 'seat is' : 'seats are'} left.`,
    )
  const ids = sessions.map(({ id }) => id)
  const replaced = new Set(holds.map(({ booking }) => booking.id))
  const seated = (
    await findSeated(
      db,
      ids,
      kids.map(({ studentId }) => studentId),
    )
  ).filter(({ bookingId }) => !replaced.has(bookingId))
  for (const kid of kids) {
    if (seated.some(({ studentId }) => studentId === kid.studentId))
      add('already_booked', `${kid.name} is already booked for this date.`, kid)
    const { offering } = given.booked
    const day = first && localDateOf(first.startsAt, offering.timeZone)
    const ageProblem = day && ageProblemOf(kid, offering, day)
    if (ageProblem) add(ageProblem.code, ageProblem.message, kid)
  }
  if (!(await hasVerifiedContact(actor, db))) add('contact_unverified', notVerifiedText)
  if (given.addsUnpaid && (await countUnpaidOfDay(actor, db, now)) >= given.unpaidPerDay)
    add(
      'too_many_unpaid',
      'You have left many orders unpaid today. Please pay for the one that is open, or try again tomorrow.',
    )
  const { id: offeringId } = given.booked.offering
  if (
    given.addsUnpaid &&
    (await countOpenOrders(actor, db, { offeringId, holds })) >= maxOpenOrders
  )
    add(
      'too_many_unpaid',
      `You have ${maxOpenOrders} bookings here that await their payment. Please pay for one of them, or cancel it first.`,
    )
  return { problems, seatsLeft }
}

/** What the person's own unpaid bookings and offers keep is theirs; what is freed goes to the waiting list first. */
async function seatsLeftFor(db: Database, sessions: readonly SessionRow[], holds: OwnHold[]) {
  const own = holds
    .filter(({ booking }) => booking.state !== 'waiting')
    .map(({ booking }) => booking.id)
  const seats = own.length
    ? await db
        .select({ sessionId: bookingSeats.sessionId })
        .from(bookingSeats)
        .where(and(inArray(bookingSeats.bookingId, own), isNull(bookingSeats.releasedAt)))
    : []
  const ownIn = (id: number) => seats.filter(({ sessionId }) => sessionId === id).length
  const free = Math.max(0, seatsLeftIn(sessions))
  const isKept = (await countWaiting(db, sessions)) > 0
  return Math.min(...sessions.map(({ id }) => ownIn(id))) + (isKept ? 0 : free)
}

/** A kid whose age on a day does not fit, or is not known. */
export function ageProblemOf(
  { name, birthDate }: Pick<BookedKid, 'name' | 'birthDate'>,
  { ageFrom, ageTo }: { ageFrom: number; ageTo: number },
  day: string,
) {
  const ages = `this is for ages ${ageFrom} to ${ageTo}.`
  if (!birthDate)
    return {
      code: 'birth_date_missing' as const,
      message: `Please add the date of birth of ${name}: ${ages}`,
    }
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const age = day.slice(5) < birthDate.slice(5) ? years - 1 : years
  return age < ageFrom || age > ageTo
    ? { code: 'age' as const, message: `${name} will be ${age}; ${ages}` }
    : undefined
}

/** Kids whose unpaid booking ends with this one. */
export async function replacementsOf(
  db: Database,
  { kids, holds }: Pick<Given, 'kids' | 'holds'>,
): Promise<BookingQuote['warnings']> {
  const replaced = kids.filter(({ studentId }) =>
    holds.some(({ booking, orderId }) => orderId !== null && booking.studentId === studentId),
  )
  const sharers = await findSharers(db, holds)
  return [
    ...replaced.map(({ name, studentId }) => ({
      message: `${name} has a booking for this that awaits its payment. This one takes its place.`,
      student_id: studentId,
    })),
    // An order is paid or ended as a whole.
    ...sharers.map(({ name, studentId }) => ({
      message: `${name} was to be paid for together with it, and that booking ends as well.`,
      student_id: studentId,
    })),
  ]
}

/** Kids who are booked elsewhere at the same time: a warning, because a kid may leave early. */
export async function overlapsOf(
  db: Database,
  { kids, sessions, holds }: Pick<Given, 'kids' | 'sessions' | 'holds'>,
): Promise<BookingQuote['warnings']> {
  const warnings: BookingQuote['warnings'] = []
  const replaced = holds.map(({ booking }) => booking.id)
  for (const kid of kids)
    for (const session of sessions) {
      const [other] = await db
        .select({ title: contentEntries.title })
        .from(bookingSeats)
        .innerJoin(offeringSessions, eq(offeringSessions.id, bookingSeats.sessionId))
        .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
        .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
        .where(
          and(
            eq(bookingSeats.studentId, kid.studentId),
            isNull(bookingSeats.releasedAt),
            notInArray(bookingSeats.bookingId, replaced),
            ne(offeringSessions.id, session.id),
            lt(offeringSessions.startsAt, session.endsAt),
            gt(offeringSessions.endsAt, session.startsAt),
          ),
        )
        .limit(1)
      if (!other) continue
      warnings.push({
        message: `${kid.name} is booked for ${other.title} at the same time.`,
        student_id: kid.studentId,
      })
      break
    }
  return warnings
}
