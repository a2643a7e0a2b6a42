import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test, expect } from '@jest/globals'
import {
  addAddress,
  addToCart,
  applyCoupon,
  cancelOrder,
  placeOrder,
  quoteCheckout,
  removeCoupon,
  updateCartLine,
} from '@brightyard/contract'
import fc from 'fast-check'
import { aCoupon, anAddress, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { expectShopInvariants, unitsInAll } from '../../testing/expect-shop-invariants.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { isOnServer, tries } from '../../testing/proof-level.ts'

let api: TestApi
const buyers: { caller: Caller; address_id: number }[] = []
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 10_000 })
  for (let made = 0; made < 2; made++) {
    const caller = await signedInAs(api, await aUser(api.db))
    buyers.push({ caller, address_id: (await caller.call(addAddress, anAddress)).id })
  }
}, 60_000)
afterAll(() => api.close())

const units = 4
type Act =
  | { kind: 'add' | 'change'; buyer: number; quantity: number }
  | { kind: 'coupon' | 'no coupon' | 'order' | 'order twice' | 'run out'; buyer: number }
  | { kind: 'pay'; buyer: number; outcome: string }
  | { kind: 'cancel'; buyer: number }

const buyer = fc.integer({ min: 0, max: 1 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add' as const, 'change' as const),
    buyer,
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'coupon' as const,
      'no coupon' as const,
      'order' as const,
      'order' as const,
      'order twice' as const,
      'run out' as const,
    ),
    buyer,
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    buyer,
    outcome: fc.constantFrom('success', 'success', 'decline', 'double', 'close_unpaid', 'forged'),
  }),
  fc.record({ kind: fc.constant('cancel' as const), buyer }),
)

/** Four units in stock, a coupon with two uses, and what the two buyers have ordered so far. */
async function newShop() {
  const thing = await aProduct(api.db, { variants: [{ unitsAvailable: units }] })
  const coupon = await aCoupon(api.db, { usageLimit: 2, usesPerPerson: 2 })
  // Every story starts with an empty shop, or the rows of earlier ones would be checked a thousand times.
  for (const table of ['orders', 'cart_lines', 'applied_coupons', 'idempotency_keys'])
    await api.database.query(`delete from ${table}`)
  return { thing, coupon, orders: [[], []] as { id: number; url: string }[][] }
}

async function perform(shop: Awaited<ReturnType<typeof newShop>>, one: Act) {
  const { thing, coupon, orders } = shop
  const who = buyers[one.buyer]
  const own = orders[one.buyer]
  if (!who || !own) throw new Error('Nobody acts.')
  const line = { ecomm_product_id: thing.id, variant_id: thing.first.id }
  switch (one.kind) {
    case 'add':
      return who.caller.send(addToCart, { ...line, quantity: one.quantity })
    case 'change':
      return who.caller.send(updateCartLine, { ...line, quantity: one.quantity })
    case 'coupon':
      return who.caller.send(applyCoupon, { code: coupon.code })
    case 'no coupon':
      return who.caller.send(removeCoupon)
    case 'order':
    case 'order twice': {
      const { fingerprint, delivery } = await who.caller.call(quoteCheckout, {
        address_id: who.address_id,
      })
      const placing = {
        idempotency_key: randomUUID(),
        fingerprint,
        delivery,
        address_id: who.address_id,
      }
      const answers = await Promise.all(
        Array.from({ length: one.kind === 'order' ? 1 : 2 }, () =>
          who.caller.send(placeOrder, placing),
        ),
      )
      const [answer] = answers
      if (answer?.statusCode === 200) {
        const { order_id: id, gateway_url: url } = answer.json()
        own.push({ id: Number(id), url: String(url) })
      }
      return answer
    }
    case 'pay': {
      const order = own.at(-1)
      return order && chooseAtGateway(api, order.url, one.outcome)
    }
    case 'cancel':
      return who.caller.send(cancelOrder, { id: own.at(-1)?.id ?? 2_000_000_000 })
    case 'run out':
      await api.database.query(
        `update orders set reserved_until = $1 where status = 'awaiting_payment'`,
        [new Date(api.clock.now.getTime() - 1)],
      )
      return api.app.runScheduledJobs()
  }
}

const sequences = isOnServer ? tries(1_000, 150) : 30

test(`Y-029: in ${sequences} random stories of bag, coupon and order the books are always in order`, async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 7 }), async (acts) => {
      const shop = await newShop()
      for (const one of acts) {
        const answer = await perform(shop, one)
        const status = answer && 'statusCode' in answer ? answer.statusCode : 0
        outcomes.add(`${one.kind} ${status}`)
        expect(status).toBeLessThan(500)
        expect(await unitsInAll(api.database, shop.thing.first.id)).toBe(units)
      }
      await expectShopInvariants(api.database)
    }),
    { numRuns: sequences, seed: 29, endOnFailure: true },
  )
  // The stories must have been worth telling: orders made and refused, paid and cancelled.
  for (const outcome of ['order 200', 'order twice 200', 'order 422', 'cancel 200', 'coupon 200'])
    expect([...outcomes]).toContain(outcome)
}, 1_200_000)
