import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions, ticketTypes } from '../../database/schema/offerings.schema.ts'
import { termsOf } from '../../modules/bookings/booking-terms.ts'
import { orderCodeOf } from '../people/order-code.ts'

const day = 24 * 60 * 60 * 1000

/** All free of charge, so that no order belongs to them. Each is of the next date, or of the last. */
const booked = [
  { kid: 'diya', title: 'Live: Bedtime Raga', when: 'next' },
  { kid: 'aarav', title: 'Live: Kathak Footwork', when: 'next' },
  { kid: 'aarav', title: 'Lakeside Compost Club', when: 'next' },
  { kid: 'aarav', title: 'Puppet Parade', when: 'next' },
  { kid: 'diya', title: 'Puppet Parade', when: 'next' },
  { kid: 'aarav', title: 'Monsoon Art Walk', when: 'last' },
  { kid: 'diya', title: 'Monsoon Art Walk', when: 'last' },
] as const

interface Family {
  guardianId: number
  studentIds: Readonly<Record<'aarav' | 'diya', number>>
  now: Date
}

/** What a guardian has booked for the kids: the coming dates, and one where they were. */
export async function seedBookings(db: Database, { guardianId, studentIds, now }: Family) {
  for (const [index, { kid, title, when }] of booked.entries()) {
    const isNext = when === 'next'
    const [found] = await db
      .select({ session: offeringSessions, ticketTypeId: ticketTypes.id, offering: offerings })
      .from(offeringSessions)
      .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
      .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
      .innerJoin(ticketTypes, eq(ticketTypes.offeringId, offerings.id))
      .where(
        and(
          eq(contentEntries.title, title),
          isNull(offeringSessions.batchId),
          isNext ? gt(offeringSessions.startsAt, now) : lte(offeringSessions.endsAt, now),
        ),
      )
      .orderBy((isNext ? asc : desc)(offeringSessions.startsAt))
      .limit(1)
    if (!found) throw new Error(`There is no ${when} date of ${title}.`)
    const { session, ticketTypeId, offering } = found
    const studentId = studentIds[kid]
    const [row] = await db
      .insert(bookings)
      .values({
        ...termsOf(offering),
        code: orderCodeOf(`booking ${index}`),
        userId: guardianId,
        studentId,
        offeringId: session.offeringId,
        sessionId: session.id,
        ticketTypeId,
        state: isNext ? 'confirmed' : 'attended',
        createdAt: new Date(Math.min(now.getTime(), session.startsAt.getTime()) - 3 * day),
      })
      .returning({ id: bookings.id })
    await db.insert(bookingSeats).values({
      bookingId: row?.id ?? 0,
      sessionId: session.id,
      studentId,
      isPresent: isNext ? null : true,
    })
    await db
      .update(offeringSessions)
      .set({ seatsTaken: sql`${offeringSessions.seatsTaken} + 1` })
      .where(eq(offeringSessions.id, session.id))
  }
}
