import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  cancelSessions,
  exportOrganiserBookings,
  getBooking,
  getTransaction,
  listOrganiserBookings,
  quoteBooking,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { batches, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { aFamily, aPaidBooking, notificationsOf } from '../../testing/booking-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
}, 60_000)
afterAll(() => api.close())

/** A batch of two sessions in a week, which is sold as one. */
async function aSoldBatch() {
  const vendor = await aVendor(api.db, { vendorType: 1 })
  const organiser = await signedInAs(
    api,
    await aUser(api.db, { role: 'vendor', vendorId: vendor.id }),
  )
  const day = 24 * 60 * 60 * 1000
  const { offering, sessions, tickets } = await anOffering(api.db, {
    offering: { vendorId: vendor.id, kind: 'class' },
    sessions: [7, 8].map((days) => ({ startsAt: new Date(api.clock.now.getTime() + days * day) })),
    tickets: [{ scope: 'batch', priceInPaise: 118_000 }],
  })
  const [batch] = await api.db
    .insert(batches)
    .values({ offeringId: offering.id, name: 'Weekdays' })
    .returning()
  const batch_id = batch?.id ?? 0
  await api.db
    .update(offeringSessions)
    .set({ batchId: batch_id })
    .where(eq(offeringSessions.offeringId, offering.id))
  const family = await aFamily(api)
  const choice = {
    student_ids: family.studentIds,
    ticket_type_id: tickets[0]?.id ?? 0,
    batch_id,
  }
  const booking = await aPaidBooking(api, family.caller, choice)
  return { organiser, offering, sessions, batch_id, family, choice, booking }
}

test('a batch is booked as one; an organiser sees and exports only bookings of the own offerings', async () => {
  const { organiser, offering, booking, sessions } = await aSoldBatch()
  expect(booking.sessions).toHaveLength(2)
  expect(booking.batch?.name).toBe('Weekdays')
  await aSoldBatch()
  const { data } = await organiser.call(listOrganiserBookings, {})
  expect(data.map(({ code }) => code)).toEqual([booking.code])
  const ofSession = await organiser.call(listOrganiserBookings, { session_id: sessions[1]?.id })
  expect(ofSession.meta.total).toBe(1)
  const { csv } = await organiser.call(exportOrganiserBookings, { offering_id: offering.id })
  expect(csv).toContain(`"${booking.code}","confirmed"`)
  expect(csv.trim().split('\r\n')).toHaveLength(2)
})

test('an organiser who cancels refunds everything and tells everyone; the dates are gone', async () => {
  const { organiser, sessions, batch_id, family, choice, booking } = await aSoldBatch()
  const reason = 'The teacher is ill'
  const part = await organiser.send(cancelSessions, { session_id: sessions[0]?.id, reason })
  expect([part.statusCode, part.json().code]).toEqual([409, 'part_of_batch'])
  const { organiser: stranger } = await aSoldBatch()
  expect((await stranger.send(cancelSessions, { batch_id, reason })).statusCode).toBe(404)
  await organiser.call(cancelSessions, { batch_id, reason })
  await api.settled()
  await api.app.runScheduledJobs() // repeating it refunds nothing more
  const cancelled = await family.caller.call(getBooking, { code: booking.code })
  expect(cancelled).toMatchObject({ state: 'cancelled', refunded_in_paise: 118_000 })
  const { order_code } = booking
  const payment = await family.caller.call(getTransaction, { order_code: order_code ?? '' })
  expect(payment).toMatchObject({ status: 'refunded', refunded_in_paise: 118_000 })
  const told = await notificationsOf(api, family.user.id)
  expect(told.at(-1)?.description).toContain(`${reason}. ₹1,180.00 is on its way back`)
  expect((await family.caller.send(quoteBooking, choice)).statusCode).toBe(404)
  await expectShopInvariants(api.database)
})
