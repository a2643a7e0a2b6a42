import { randomUUID } from 'node:crypto'
import {
  advanceOrder,
  cancelOrder,
  getInvoice,
  getOrder,
  getOrderByCode,
  getPaymentStatus,
  getPaymentSummary,
  markPayment,
  openInvoice,
  reorder,
  requestReturn,
  startPayment,
} from '@brightyard/contract'
import { adminOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, World } from '../../testing/access/access-row.ts'
import { freshBag } from '../../testing/access/fresh-bag.ts'
import { aPlacedOrder, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'

async function aWaiting({ api, callers }: World) {
  const { owner } = callers
  await freshBag(owner)
  const placed = await aPlacedOrder(owner, (await aProduct(api.db)).id)
  return { ...placed, id: placed.order_id }
}

async function aPaid(world: World) {
  const order = await aWaiting(world)
  await chooseAtGateway(world.api, order.gateway_url, 'success')
  return { ...order, idempotency_key: randomUUID(), step: 'packed' }
}

async function aDelivered(world: World) {
  const order = await aPaid(world)
  for (const step of ['packed', 'shipped', 'delivered'] as const) {
    const parcel = { carrier: 'Blue Kite', parcel_number: 'BK-1' }
    await world.callers['super admin'].call(advanceOrder, { id: order.id, step, ...parcel })
  }
  return { ...order, return_reason: 'damaged' }
}

/** Students are told that orders are not for them; everybody else's order looks like none. */
const ownersAct: Outcomes = { visitor: 401, owner: 200, student: 403, others: 404 }
const ownersAndAdminsSee: Outcomes = { ...ownersAct, 'super admin': 200 }

export const orderAccess: readonly AccessRow[] = [
  { call: getOrder, given: aPaid, outcomes: ownersAndAdminsSee },
  { call: getOrderByCode, given: aPaid, outcomes: ownersAndAdminsSee },
  { call: getInvoice, given: aPaid, outcomes: ownersAndAdminsSee },
  { call: openInvoice, given: aPaid, outcomes: ownersAndAdminsSee },
  { call: cancelOrder, given: aPaid, outcomes: ownersAct },
  { call: reorder, given: aPaid, outcomes: ownersAct },
  { call: requestReturn, given: aDelivered, outcomes: ownersAct },
  { call: getPaymentSummary, given: aWaiting, outcomes: ownersAct },
  { call: getPaymentStatus, given: aWaiting, outcomes: ownersAct },
  { call: startPayment, given: aWaiting, outcomes: ownersAct },
  { call: markPayment, given: aWaiting, outcomes: ownersAct },
  { call: advanceOrder, given: aPaid, outcomes: adminOnly },
]
