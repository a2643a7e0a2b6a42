import { randomUUID } from 'node:crypto'
import {
  advanceOrder,
  cancelOrder,
  getCreditNote,
  getInvoice,
  getOrder,
  getOrderByCode,
  getPaymentStatus,
  getPaymentSummary,
  getTransaction,
  listAllOrders,
  listOrders,
  listTransactions,
  markPayment,
  openCalendar,
  openCreditNote,
  openInvoice,
  reorder,
  requestReturn,
  startPayment,
  trackOrder,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { adminOnly, everyone, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { emptyCart, aPlacedOrder, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'

async function aWaiting({ api, callers }: World, whose: Signed) {
  await emptyCart(callers[whose])
  const placed = await aPlacedOrder(callers[whose], (await aProduct(api.db)).id)
  return { ...placed, id: placed.order_id }
}

async function aPaid(world: World, whose: Signed) {
  const order = await aWaiting(world, whose)
  await chooseAtGateway(world.api, order.gateway_url, 'success')
  return { ...order, idempotency_key: randomUUID(), step: 'packed' }
}

async function aRefunded(world: World, whose: Signed) {
  const { id } = await aPaid(world, whose)
  const { credit_notes } = await world.callers[whose].call(cancelOrder, { id, reason: '' })
  return { id, note_id: credit_notes[0]?.id }
}

async function aDelivered(world: World, whose: Signed) {
  const order = await aPaid(world, whose)
  for (const step of ['packed', 'shipped', 'delivered'] as const) {
    const parcel = { carrier: 'Blue Kite', parcel_number: 'BK-1' }
    await world.callers['super admin'].call(advanceOrder, { id: order.id, step, ...parcel })
  }
  return { ...order, return_reason: 'damaged' }
}

/** Students get 403 because orders are not for them; to others a foreign order does not exist. */
const ownersAct: Outcomes = { visitor: 401, owner: 200, student: 403, others: 404 }
const ownersAndAdminsSee: Outcomes = { ...ownersAct, 'super admin': 200 }

/** For anyone with the order number and the secret, which only the email contains. */
async function aTrackedOrder(world: World, whose: Signed) {
  const { order_code } = await aPaid(world, whose)
  const [row] = await world.api.db.select().from(orders).where(eq(orders.code, order_code))
  return { order_code, secret: row?.trackingSecret }
}

const row = (
  call: AccessRow['call'],
  given: AccessRow['given'],
  outcomes = ownersAct,
): AccessRow => ({ call, given, outcomes, own: { 'other guardian': 200 } })

export const orderAccess: readonly AccessRow[] = [
  { call: listOrders, outcomes: { visitor: 401, student: 403, others: 200 } },
  row(getOrder, aPaid, ownersAndAdminsSee),
  row(getOrderByCode, aPaid, ownersAndAdminsSee),
  row(getInvoice, aPaid, ownersAndAdminsSee),
  row(openInvoice, aPaid, ownersAndAdminsSee),
  row(getCreditNote, aRefunded, ownersAndAdminsSee),
  row(openCreditNote, aRefunded, ownersAndAdminsSee),
  row(cancelOrder, aPaid),
  row(reorder, aPaid),
  row(requestReturn, aDelivered),
  row(getPaymentSummary, aWaiting),
  row(getPaymentStatus, aWaiting),
  row(startPayment, aWaiting),
  row(markPayment, aWaiting),
  { call: trackOrder, given: aTrackedOrder, outcomes: everyone },
  { call: listTransactions, outcomes: signedInOnly },
  row(getTransaction, aPaid, ownerOnly),
  row(openCalendar, aPaid, ownerOnly),
  { call: listAllOrders, outcomes: adminOnly },
  { call: advanceOrder, given: aPaid, outcomes: adminOnly },
]
