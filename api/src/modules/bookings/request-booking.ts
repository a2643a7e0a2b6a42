import type { CallParsed, requestBooking } from '@brightyard/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookingRequests, bookings } from '../../database/schema/bookings.schema.ts'
import { guardianships, students } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict, notFound } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { organiserOf } from '../offerings/organiser-scope.ts'
import { newOrderCode } from '../orders/order-codes.ts'
import { lockPerson } from '../orders/reservations.ts'
import { isVisibleTo } from '../students/student-scope.ts'
import { findTicket } from './booking-context.ts'
import { notifyOfBooking } from './booking-notifications.ts'
import { termsOf } from './booking-terms.ts'
import { findOwnHolds } from './own-holds.ts'
import { calculateBooking } from './quote-booking.ts'
import { keptUntil, refuseIfAskedBefore } from './request-rules.ts'
import { lockSessions, takeSeats } from './seats.ts'

/** Each keeps a seat from others. */
const maxOpen = 50

type Asking = CallParsed<typeof requestBooking>

/** What stands in the way of the guardian alone does not stop a request: they see it when they confirm. */
const ofGuardian = ['contact_unverified', 'too_many_unpaid', 'coupon_problem']

/** Offers a seat to the kid's guardians on behalf of staff. Returns the booking's id. */
export function askGuardian(
  actor: ActingUser,
  services: Services,
  { idempotency_key: key, note, ...chosen }: Asking,
): Promise<{ bookingId: number }> {
  const { db, lock } = services
  const now = services.now()
  const vendorId = organiserOf(actor)
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const content = ['requestBooking', chosen, note]
    return once(actor, tx, { key, content, now }, async () => {
      const guardianIds = await guardiansOfOwn(actor, tx, chosen.student_id)
      const [guardianId] = guardianIds
      if (guardianId === undefined)
        throw conflict('no_guardian', 'Nobody can confirm it: this kid has no guardian here.')
      const mine = and(
        eq(bookingRequests.requestedBy, actor.id),
        eq(bookingRequests.outcome, 'open'),
      )
      if ((await tx.$count(bookingRequests, mine)) >= maxOpen)
        throw conflict('too_many_requests', 'Too many requests are open. Please wait for answers.')
      const { target, ticket } = await findTicket(tx, {
        ticketTypeId: chosen.ticket_type_id,
        sessionId: chosen.session_id,
        batchId: chosen.batch_id,
      })
      await lockSessions(tx, lock, target.offeringId)
      const { student_id, ...rest } = chosen
      const guardian = { ...actor, id: guardianId, role: 'guardian', vendorId: null } as const
      const studentIds = [student_id]
      if ((await findOwnHolds(guardian, tx, { target, studentIds })).length > 0)
        throw new ApiProblem(422, 'already_booked', 'The guardian is booking it already.')
      const { quote, sessions, booked } = await calculateBooking(
        guardian,
        tx,
        { ...rest, student_ids: studentIds },
        { now, unpaidPerDay: Infinity },
      )
      const problem = quote.problems.find(({ code }) => !ofGuardian.includes(code))
      if (problem?.code === 'sold_out') throw conflict('sold_out', problem.message)
      if (problem) throw new ApiProblem(422, problem.code, problem.message)
      const [first] = sessions
      if (!first) throw notFound('this date')
      const { offering } = booked
      const asked = { vendorId, studentId: student_id, offering, startsAt: first.startsAt, now }
      await refuseIfAskedBefore(tx, asked)
      const offeredUntil = keptUntil(asked)
      const [booking] = await tx
        .insert(bookings)
        .values({
          ...target,
          ...termsOf(offering),
          code: newOrderCode(),
          userId: guardianId,
          studentId: student_id,
          ticketTypeId: ticket.id,
          state: 'offered',
          offeredUntil,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning()
      // The kid waits for this date already, or was offered a seat.
      if (!booking)
        throw new ApiProblem(422, 'already_booked', 'The kid has a place on the waiting list.')
      await takeSeats(
        tx,
        booking,
        sessions.map(({ id }) => id),
      )
      await tx.insert(bookingRequests).values({
        bookingId: booking.id,
        requestedBy: actor.id,
        vendorId,
        note,
        heldUntil: offeredUntil,
        createdAt: now,
      })
      for (const userId of guardianIds)
        await notifyOfBooking(services, tx, { ...booking, userId }, 'requested', {
          cause: `asked ${userId}`,
        })
      return { bookingId: booking.id }
    })
  })
}

/** The guardians of a kid of the own people, the first one first; 404 for anybody else's kid. */
async function guardiansOfOwn(actor: ActingUser, db: Database, studentId: number) {
  const [kid] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, studentId), isVisibleTo(actor, db)))
  if (!kid) throw notFound('this kid')
  const rows = await db
    .select({ id: guardianships.guardianId })
    .from(guardianships)
    .where(eq(guardianships.studentId, studentId))
    .orderBy(asc(guardianships.guardianId))
  return rows.map(({ id }) => id)
}
