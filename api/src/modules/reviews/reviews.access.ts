import {
  changeReview,
  getReviewStanding,
  hideReview,
  listReviews,
  removeReview,
  writeReview,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { adminOnly, everyone, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aPaidOrder, emptyCart } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'

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

export const reviewAccess: readonly AccessRow[] = [
  { call: listReviews, given: aReview, outcomes: everyone },
  { call: getReviewStanding, given: aReceived, outcomes: signedInOnly },
  { call: writeReview, given: aReceived, outcomes: buyerOnly, own },
  { call: changeReview, given: aReview, outcomes: ownerOnly, own },
  { call: removeReview, given: aReview, outcomes: ownerOnly, own },
  { call: hideReview, given: aReview, outcomes: adminOnly },
]
