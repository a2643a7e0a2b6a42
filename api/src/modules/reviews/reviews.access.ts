import { randomUUID } from 'node:crypto'
import {
  getActivityReviewStanding,
  listActivityReviews,
  removeActivityReview,
  saveActivityReview,
  changeReview,
  getReviewStanding,
  hideReview,
  listReviews,
  removeReview,
  writeReview,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { adminOnly, everyone, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aPaidOrder, emptyCart } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { termsOf } from '../bookings/booking-terms.ts'

const words = { rating: 4, title: 'Good', text: 'It holds tea, and it stands still.' }

async function aReceived({ api, callers, people }: World, whose: Signed) {
  const { id } = await aProduct(api.db)
  await emptyCart(callers[whose])
  await aPaidOrder(api, callers[whose], id)
  await api.db
    .update(orders)
    .set({ deliveredAt: api.clock.now, status: 'delivered' })
    .where(eq(orders.userId, people[whose].id))
  return { id, ...words }
}

async function aReview(world: World, whose: Signed) {
  const { id } = await aReceived(world, whose)
  const { review } = await world.callers[whose].call(writeReview, { id, ...words })
  return { id, ...words, review_id: review?.id }
}

const own = { 'other guardian': 200 } as const
/** Who has not received it may not write about it. */
const buyerOnly: Outcomes = { visitor: 401, owner: 200, others: 403 }

/** An offering that a kid of this person was at. */
async function anAttended({ api, people, kids }: World, whose: Signed) {
  const hour = 60 * 60 * 1000
  const { offering, sessions, tickets } = await anOffering(api.db, {
    sessions: [{ startsAt: new Date(api.clock.now.getTime() - 2 * hour) }],
  })
  await api.db.insert(bookings).values({
    ...termsOf(offering),
    code: randomUUID().slice(0, 12),
    userId: people[whose].id,
    studentId: kids[whose].studentId,
    offeringId: offering.id,
    sessionId: sessions[0]?.id ?? 0,
    ticketTypeId: tickets[0]?.id ?? 0,
    state: 'attended',
  })
  return { kind: 'offering' as const, id: offering.id, ...words }
}
const guardiansOnly: Outcomes = { visitor: 401, owner: 200, 'other guardian': 200, others: 403 }

export const reviewAccess: readonly AccessRow[] = [
  { call: listReviews, given: aReview, outcomes: everyone },
  { call: getReviewStanding, given: aReceived, outcomes: signedInOnly },
  { call: writeReview, given: aReceived, outcomes: buyerOnly, own },
  { call: changeReview, given: aReview, outcomes: ownerOnly, own },
  { call: removeReview, given: aReview, outcomes: ownerOnly, own },
  { call: hideReview, given: aReview, outcomes: adminOnly },
  { call: listActivityReviews, given: anAttended, outcomes: everyone },
  { call: getActivityReviewStanding, given: anAttended, outcomes: guardiansOnly },
  { call: saveActivityReview, given: anAttended, outcomes: buyerOnly, own },
  {
    call: removeActivityReview,
    given: async (world, whose) => {
      const subject = await anAttended(world, whose)
      await world.callers[whose].call(saveActivityReview, subject)
      return subject
    },
    outcomes: { ...guardiansOnly, 'other guardian': 404 },
    own,
  },
]
