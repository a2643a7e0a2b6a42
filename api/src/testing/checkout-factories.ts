import { randomUUID } from 'node:crypto'
import {
  addAddress,
  addToCart,
  getOrder,
  placeOrder,
  quoteCheckout,
  clearCart,
  listAddresses,
  removeAddress,
} from '@brightyard/contract'
import type { Order, PaymentStart } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { coupons } from '../database/schema/bag.schema.ts'
import { testOrigin } from './test-api.ts'
import type { Caller, TestApi } from './test-api.ts'
import { send } from './send.ts'

export const anAddress = {
  kind: 'home' as const,
  name: 'Meera Nair',
  mobile: '98765 00001',
  line1: '12, Lake View Road',
  line2: '',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka' as const,
  pincode: '560034',
}

export async function aCoupon(db: Database, fields: Partial<typeof coupons.$inferInsert> = {}) {
  const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`
  const [row] = await db
    .insert(coupons)
    .values({ code, kind: 'percent', value: 10, ...fields })
    .returning()
  if (!row) throw new Error('The coupon was not made.')
  return row
}

/** Puts the product in the bag, if one is named, and asks what an order would be. */
export async function quoteOf(caller: Caller, productId?: number, quantity = 1) {
  if (productId !== undefined)
    await caller.call(addToCart, { ecomm_product_id: productId, quantity })
  const { id: address_id } = await caller.call(addAddress, anAddress)
  const quote = await caller.call(quoteCheckout, { address_id, delivery: 'standard' })
  const placing = {
    idempotency_key: randomUUID(),
    fingerprint: quote.fingerprint,
    address_id,
    delivery: quote.delivery,
  }
  return { quote, placing }
}

/** An order of one product that awaits its payment. */
export async function aPlacedOrder(
  caller: Caller,
  productId: number,
  quantity = 1,
): Promise<PaymentStart> {
  const { placing } = await quoteOf(caller, productId, quantity)
  return caller.call(placeOrder, placing)
}

/** Presses a button on the gateway's page, as a browser does. */
export const chooseAtGateway = (
  { app }: { app: Pick<TestApi['app'], 'listeningOrigin'> },
  gatewayUrl: string,
  outcome: string,
) =>
  send(app, gatewayUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: testOrigin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ outcome }),
  })

export async function aPaidOrder(
  api: TestApi,
  caller: Caller,
  productId: number,
  quantity = 1,
): Promise<Order> {
  const { gateway_url, order_id } = await aPlacedOrder(caller, productId, quantity)
  await chooseAtGateway(api, gateway_url, 'success')
  return caller.call(getOrder, { id: order_id })
}

/** Sends a gateway event to the callback, with a valid or invalid signature. */
export const callBack = ({ app }: TestApi, body: string, signature: string) =>
  send(app, '/vendor/api/payments/callback', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-payment-signature': signature },
    body,
  })

/** Bag and address book empty: a book holds twenty, and every order of a test adds one. */
export async function emptyCart(caller: Caller) {
  for (const { id } of (await caller.call(listAddresses)).data)
    await caller.call(removeAddress, { id })
  await caller.call(clearCart)
}
