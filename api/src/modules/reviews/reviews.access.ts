import {
  changeReview,
  getReviewStanding,
  hideReview,
  removeReview,
  writeReview,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { adminOnly, ownerOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { aPaidOrder } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { freshBag } from '../../testing/access/fresh-bag.ts'

const words = { rating: 4, title: 'Good', text: 'It holds tea, and it stands still.' }

async function aReceived({ api, callers, people }: World) {
  const { id } = await aProduct(api.db)
  await freshBag(callers.owner)
  await aPaidOrder(api, callers.owner, id)
  await api.db
    .update(orders)
    .set({ deliveredAt: api.clock.now, status: 'delivered' })
    .where(eq(orders.userId, people.owner.id))
  return { id, ...words }
}

async function aReview(world: World) {
  const { id } = await aReceived(world)
  const { review } = await world.callers.owner.call(writeReview, { id, ...words })
  return { id, ...words, review_id: review?.id }
}

export const reviewAccess: readonly AccessRow[] = [
  { call: getReviewStanding, given: aReceived, outcomes: { visitor: 401, others: 200 } },
  { call: writeReview, given: aReceived, outcomes: { visitor: 401, owner: 200, others: 403 } },
  { call: changeReview, given: aReview, outcomes: ownerOnly },
  { call: removeReview, given: aReview, outcomes: ownerOnly },
  { call: hideReview, given: aReview, outcomes: adminOnly },
]
