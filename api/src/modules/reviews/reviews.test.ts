import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  advanceOrder,
  changeReview,
  getActivityReviewStanding,
  getProduct,
  getReviewStanding,
  hideReview,
  listActivityReviews,
  listReviews,
  removeActivityReview,
  removeReview,
  saveActivityReview,
  writeReview,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { aFamily, book } from '../../testing/booking-factories.ts'
import { aPaidOrder } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { aProgram, study } from '../../testing/program-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { enrol } from '../programs/enrolment.repository.ts'

let api: TestApi
let admin: Caller
let visitor: Caller
let cup: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  visitor = callerOf(api.app)
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  cup = await aProduct(api.db)
})

const words = { rating: 4, title: 'Good', text: 'It holds tea, and it stands still.' }

async function aBuyer(name = 'Meera Nair', { delivered = true } = {}) {
  const buyer = await signedInAs(api, await aUser(api.db, { name }))
  const { id } = await aPaidOrder(api, buyer, cup.id)
  if (delivered)
    for (const step of ['packed', 'shipped', 'delivered'] as const)
      await admin.call(advanceOrder, { id, step, carrier: 'Blue Kite', parcel_number: 'BK-1' })
  return buyer
}

test('only a buyer who has received a product may review it', async () => {
  const stranger = await signedInAs(api, await aUser(api.db))
  const waiting = await aBuyer('Asha', { delivered: false })
  for (const [caller, reason] of [
    [stranger, 'Reviews are written by people who have bought the product.'],
    [waiting, 'You can write your review when the product has arrived.'],
  ] as const) {
    const refused = await caller.send(writeReview, { id: cup.id, ...words })
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      403,
      'not_a_buyer',
      reason,
    ])
    const standing = await caller.call(getReviewStanding, { id: cup.id })
    expect(standing).toEqual({ may_review: false, reason, review: null })
  }
})

test('one review per buyer, also when it is sent ten times at once; it can be changed and taken back', async () => {
  const buyer = await aBuyer()
  expect((await buyer.call(getReviewStanding, { id: cup.id })).may_review).toBe(true)
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => buyer.send(writeReview, { id: cup.id, ...words })),
  )
  expect(tries.filter((one) => one.statusCode === 200)).toHaveLength(1)
  expect(tries.find((one) => one.statusCode !== 200)?.json().code).toBe('already_reviewed')
  const changed = await buyer.call(changeReview, { id: cup.id, ...words, rating: 2 })
  expect(changed.review).toMatchObject({ rating: 2, author: 'Meera N.' })
  expect(changed.review?.changed_at).not.toBeNull()
  expect((await visitor.call(getProduct, { id: cup.id })).rating).toEqual({ average: 2, count: 1 })
  expect((await buyer.call(removeReview, { id: cup.id })).may_review).toBe(true)
  expect((await visitor.call(getProduct, { id: cup.id })).rating).toEqual({
    average: null,
    count: 0,
  })
})

test('reviews are listed with average and stars, in the requested order', async () => {
  for (const rating of [5, 4, 1]) {
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    const buyer = await aBuyer()
    await buyer.call(writeReview, { id: cup.id, ...words, rating })
  }
  const all = await visitor.call(listReviews, { id: cup.id })
  expect(all.data.map((one) => one.rating)).toEqual([1, 4, 5])
  expect(all.summary).toEqual({
    average: 3.3,
    count: 3,
    stars: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: [5, 4, 1].includes(rating) ? 1 : 0 })),
  })
  const best = await visitor.call(listReviews, { id: cup.id, sort: 'highest' })
  expect(best.data.map((one) => one.rating)).toEqual([5, 4, 1])
  const fours = await visitor.call(listReviews, { id: cup.id, rating: 4 })
  expect([fours.data.length, fours.meta.total, fours.summary.count]).toEqual([1, 1, 3])
})

test('an admin takes a review off the page; it counts no more, and cannot be written again', async () => {
  const buyer = await aBuyer()
  const { review } = await buyer.call(writeReview, { id: cup.id, ...words })
  await admin.call(hideReview, { review_id: review?.id ?? 0 })
  expect((await visitor.call(listReviews, { id: cup.id })).summary.count).toBe(0)
  expect((await buyer.send(writeReview, { id: cup.id, ...words })).statusCode).toBe(409)
})

test.each([
  ['rating', { rating: 0 }],
  ['rating', { rating: 6 }],
  ['rating', { rating: 4.5 }],
  ['text', { text: 'short' }],
  ['text', { text: 'x'.repeat(2001) }],
  ['title', { title: 'x'.repeat(121) }],
])('a review refuses a bad %s', async (field, change) => {
  const buyer = await signedInAs(api, await aUser(api.db))
  const answer = await buyer.send(writeReview, { id: cup.id, ...words, ...change })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
})

test('an offering is reviewed by those who came, once it is over; the review is changed and taken back', async () => {
  const { caller, studentIds, user } = await aFamily(api)
  const { offering, sessions, tickets } = await anOffering(api.db, {
    tickets: [{ priceInPaise: 0 }],
  })
  const [session] = sessions
  const choice = {
    student_ids: studentIds,
    ticket_type_id: tickets[0]?.id ?? 0,
    session_id: session?.id ?? 0,
  }
  const [code = ''] = (await book(caller, choice)).codes
  const subject = { kind: 'offering', id: offering.id } as const
  const early = await caller.send(saveActivityReview, { ...subject, ...words })
  expect([early.statusCode, early.json().code]).toEqual([403, 'not_taken_part'])
  const before = api.clock.now
  // Somebody who is marked as there is still in it.
  const [ofCode, ends] = [eq(bookings.code, code), session?.endsAt ?? before]
  await api.db.update(bookings).set({ state: 'attended' }).where(ofCode)
  api.clock.now = new Date(ends.getTime() - 60_000)
  const running = await signedInAs(api, user)
  const during = await running.send(saveActivityReview, { ...subject, ...words })
  expect([during.statusCode, during.json().code]).toEqual([403, 'not_taken_part'])
  await api.db.update(bookings).set({ state: 'confirmed' }).where(ofCode)
  api.clock.now = ends
  const guardian = await signedInAs(api, user)
  expect((await guardian.call(getActivityReviewStanding, subject)).may_review).toBe(true)
  await guardian.call(saveActivityReview, { ...subject, ...words })
  const changed = await guardian.call(saveActivityReview, { ...subject, ...words, rating: 2 })
  expect(changed.review).toMatchObject({ rating: 2, changed_at: expect.any(String) })
  const { data, summary } = await visitor.call(listActivityReviews, subject)
  expect([data.length, summary.average]).toEqual([1, 2])
  expect((await guardian.call(removeActivityReview, subject)).review).toBeNull()
  // Marked as missing, the kid did not come.
  await api.db.update(bookings).set({ state: 'missed' }).where(ofCode)
  expect((await guardian.call(getActivityReviewStanding, subject)).may_review).toBe(false)
  expect((await visitor.send(listActivityReviews, { ...subject, id: 999_999 })).statusCode).toBe(
    404,
  )
  api.clock.now = before
})

test('a program is reviewed by families who did a lesson, and an admin can hide it', async () => {
  const { caller, studentId } = await aFamily(api)
  const { id: programId, lessonIds } = await aProgram(api.db)
  const subject = { kind: 'program', id: programId } as const
  const id = await api.db.transaction((tx) =>
    enrol(tx, { programId, studentId, classId: null, now: api.clock.now }),
  )
  expect((await caller.call(getActivityReviewStanding, subject)).may_review).toBe(false)
  await study(caller, { id, lesson_id: lessonIds[0] ?? 0 })
  const { review } = await caller.call(saveActivityReview, { ...subject, ...words })
  const counted = async () => (await visitor.call(listActivityReviews, subject)).summary.count
  expect(await counted()).toBe(1)
  await admin.call(hideReview, { review_id: review?.id ?? 0 })
  expect(await counted()).toBe(0)
})
