import {
  addAddress,
  addToCart,
  getOrder,
  placeOrder,
  quoteCheckout,
  type Call,
  type CallInput,
  type CallOutput,
} from '@brightyard/contract/calls'
import { type Order, Token } from '@brightyard/contract/entities'
import { randomUUID } from 'node:crypto'
import type { Account } from './accounts.ts'
import { expect } from './fixtures.ts'

const fromOwnPage = (origin: string) => ({ 'x-requested-with': 'fetch', origin })

/** The API as this account uses it, without a browser. */
async function signedInCaller(origin: string, account: Account) {
  const post = (path: string, headers: object, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromOwnPage(origin), ...headers },
      body: JSON.stringify(body),
    })
  const credentials = { grant_type: 'password', client_id: 'web', ...account }
  const signedIn = await post('/vendor/oauth/token', {}, credentials)
  const { access_token } = Token.parse(await signedIn.json())
  const authorization = `Bearer ${access_token}`
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const id = 'id' in input ? String(input.id) : ''
    const path = `/${call.base}${call.path.replace(':id', id)}`
    const response =
      call.method === 'GET'
        ? await fetch(origin + path, { headers: { authorization } })
        : await post(path, { authorization }, input)
    expect(response.status, `${call.name}: ${await response.clone().text()}`).toBe(200)
    return call.response.parse(await response.json()) as CallOutput<C>
  }
}

/** Chooses at the sandbox gateway's own page, as its buttons do. */
async function payAtSandbox(origin: string, gatewayUrl: string) {
  const response = await fetch(new URL(gatewayUrl, origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ outcome: 'success' }),
  })
  expect(response.status).toBeLessThan(400)
}

/** A paid order of this account, made by the calls that the checkout makes. */
export async function placePaidOrder(
  origin: string,
  account: Account,
  product: { id: number },
): Promise<Order> {
  const call = await signedInCaller(origin, account)
  await call(addToCart, { ecomm_product_id: product.id })
  const { id: address_id } = await call(addAddress, {
    name: 'Asha Verma',
    mobile: '98765 00001',
    line1: '12, Lake View Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
  })
  const { fingerprint, delivery } = await call(quoteCheckout, { address_id, delivery: 'standard' })
  const { gateway_url, order_id } = await call(placeOrder, {
    idempotency_key: randomUUID(),
    fingerprint,
    address_id,
    delivery,
  })
  await payAtSandbox(origin, gateway_url)
  const status = async () => (await call(getOrder, { id: order_id })).status
  await expect.poll(status).toBe('paid')
  return call(getOrder, { id: order_id })
}
