import { randomUUID } from 'node:crypto'
import {
  bookSeats,
  cancelBooking,
  cancelSessions,
  exportOrganiserBookings,
  getBooking,
  joinSession,
  joinWaitingList,
  listBookingRequests,
  listBookings,
  listOpenRequests,
  listOrganiserBookings,
  markAttendance,
  moveBooking,
  openBookingCalendar,
  quoteBooking,
  quoteCancellation,
  quoteMove,
  requestBooking,
  withdrawRequest,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { book } from '../../testing/booking-factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'

/** A free workshop of the academy with two sessions, and a kid of `whose`. */
async function aChoice({ api, kids, academy }: World, whose: Signed, capacity = 10) {
  const day = 24 * 60 * 60 * 1000
  const { sessions, tickets } = await anOffering(api.db, {
    offering: { vendorId: academy.id },
    sessions: [7, 8].map((days) => ({
      startsAt: new Date(api.clock.now.getTime() + days * day),
      capacity,
    })),
    tickets: [{ priceInPaise: 0 }],
  })
  const [first, second] = sessions
  const choice = {
    student_ids: [kids[whose].studentId],
    ticket_type_id: tickets[0]?.id ?? 0,
    session_id: first?.id ?? 0,
  }
  return { choice, otherSessionId: second?.id ?? 0 }
}

async function aBooking(world: World, whose: Signed) {
  const { choice, otherSessionId } = await aChoice(world, whose)
  const { codes } = await book(world.callers[whose], choice)
  return { code: codes[0] ?? '', refund_in_paise: 0, session_id: otherSessionId }
}

/** A booking whose session starts so many minutes from now. */
async function aBookingAt(world: World, whose: Signed, minutes: number) {
  // A student's is booked by the guardian.
  const by = whose === 'student' ? 'owner' : whose
  const { choice } = await aChoice(world, by)
  const { codes } = await book(world.callers[by], choice)
  const { db, clock } = world.api
  const startsAt = new Date(clock.now.getTime() + minutes * 60_000)
  await db
    .update(offeringSessions)
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 60 * 60_000) })
    .where(eq(offeringSessions.id, choice.session_id))
  return { code: codes[0] ?? '', session_id: choice.session_id }
}

async function anAgreedChoice(world: World, whose: Signed) {
  const { choice } = await aChoice(world, whose)
  const { fingerprint } = await world.callers[whose].call(quoteBooking, choice)
  return { ...choice, fingerprint, idempotency_key: randomUUID() }
}

/** Of nobody here: for everyone but admins its list is empty. */
async function ofAnOffering({ api }: World) {
  return { offering_id: (await anOffering(api.db)).offering.id }
}

/** Nobody sees another family's booking; kids, such as the owner's, see their own and change nothing. */
const familiesOnly: Outcomes = { visitor: 401, owner: 200, 'other guardian': 404, others: 403 }
const own = { 'other guardian': 200 } as const
const organisersOnly: Outcomes = {
  visitor: 401,
  owner: 403,
  'other guardian': 403,
  student: 403,
  others: 200,
}

export const bookingAccess: readonly AccessRow[] = [
  {
    call: quoteBooking,
    given: async (world, whose) => (await aChoice(world, whose)).choice,
    outcomes: familiesOnly,
    own,
  },
  { call: bookSeats, given: anAgreedChoice, outcomes: familiesOnly, own },
  {
    call: joinWaitingList,
    given: async (world, whose) => (await aChoice(world, whose, 0)).choice,
    outcomes: familiesOnly,
    own,
  },
  {
    call: listBookings,
    given: ({ kids }, whose) => ({ student_id: kids[whose].studentId }),
    outcomes: { visitor: 401, owner: 200, 'other guardian': 200, student: 200, others: 403 },
  },
  { call: getBooking, given: aBooking, outcomes: { ...familiesOnly, student: 200 }, own },
  { call: quoteCancellation, given: aBooking, outcomes: familiesOnly, own },
  { call: cancelBooking, given: aBooking, outcomes: familiesOnly, own },
  { call: quoteMove, given: aBooking, outcomes: familiesOnly, own },
  { call: moveBooking, given: aBooking, outcomes: familiesOnly, own },
  { call: openBookingCalendar, given: aBooking, outcomes: { ...familiesOnly, student: 200 }, own },
  {
    call: joinSession,
    given: (world, whose) => aBookingAt(world, whose, 5),
    outcomes: { ...familiesOnly, student: 200 },
    own,
  },
  {
    // For a kid of the school, who is not at the academy.
    call: requestBooking,
    given: async (world, whose) => {
      const { student_ids, ...target } = (await aChoice(world, whose)).choice
      return { ...target, student_id: student_ids[0], idempotency_key: randomUUID() }
    },
    outcomes: { ...organisersOnly, vendor: 404, 'vendor staff': 404 },
    own: { vendor: 200, 'vendor staff': 200 },
  },
  { call: listBookingRequests, outcomes: organisersOnly },
  {
    call: listOpenRequests,
    outcomes: { visitor: 401, owner: 200, 'other guardian': 200, others: 403 },
  },
  {
    // Of the academy.
    call: withdrawRequest,
    given: async (world) => {
      const { student_ids: _, ...target } = (await aChoice(world, 'owner')).choice
      const asked = await world.callers['vendor staff'].call(requestBooking, {
        ...target,
        student_id: world.kids['other guardian'].studentId,
        idempotency_key: randomUUID(),
      })
      return { code: asked.code }
    },
    outcomes: { ...organisersOnly, 'school representative': 404 },
  },
  {
    // Of the academy.
    call: markAttendance,
    given: async (world) => {
      const { code, session_id } = await aBookingAt(world, 'owner', -5)
      return { session_id, marks: [{ code, is_present: true }] }
    },
    outcomes: { ...organisersOnly, 'school representative': 404 },
  },
  { call: listOrganiserBookings, given: ofAnOffering, outcomes: organisersOnly },
  { call: exportOrganiserBookings, given: ofAnOffering, outcomes: organisersOnly },
  {
    // Of another vendor's offering.
    call: cancelSessions,
    given: async ({ api }) => {
      const { sessions } = await anOffering(api.db)
      return { session_id: sessions[0]?.id ?? 0, reason: 'The teacher is ill' }
    },
    outcomes: { ...organisersOnly, others: 404, 'super admin': 200 },
  },
]
