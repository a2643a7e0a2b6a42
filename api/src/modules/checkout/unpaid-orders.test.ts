import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  applyCoupon,
  getOrder,
  listOrders,
  placeOrder,
  quoteCheckout,
  updateCartLine,
  viewCart,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { productVariants } from '../../database/schema/shop.schema.ts'
import {
  aCoupon,
  aPlacedOrder,
  chooseAtGateway,
  quoteOf,
} from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let cup: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  guardian = await signedInAs(api, await aUser(api.db))
  cup = await aProduct(api.db, { variants: [{ unitsAvailable: 10 }] })
})

async function unitsLeft() {
  const [row] = await api.db
    .select({ units: productVariants.unitsAvailable })
    .from(productVariants)
    .where(eq(productVariants.id, cup.first.id))
  return row?.units
}
const open = async () => (await guardian.call(listOrders, { status: 'awaiting_payment' })).data
const withNewKey = <Placing extends object>(placing: Placing) => ({
  ...placing,
  idempotency_key: randomUUID(),
})
const changeTo = (quantity: number) =>
  guardian.call(updateCartLine, {
    ecomm_product_id: cup.id,
    variant_id: cup.first.id,
    quantity,
  })

test('C-030: the same bag ordered again, also from another browser, resumes its unpaid order', async () => {
  const { placing } = await quoteOf(guardian, cup.id, 4)
  const first = await guardian.call(placeOrder, placing)
  expect(await guardian.call(placeOrder, withNewKey(placing))).toEqual(first)
  expect([await unitsLeft(), (await open()).length]).toEqual([6, 1])
})

test('C-030: another bag replaces the unpaid order, and its items go into the new one', async () => {
  const first = await aPlacedOrder(guardian, cup.id, 10)
  await changeTo(9)
  const { placing } = await quoteOf(guardian)
  const second = await guardian.call(placeOrder, placing)
  expect((await open()).map(({ id }) => id)).toEqual([second.order_id])
  expect(await unitsLeft()).toBe(1)
  const replaced = await guardian.call(getOrder, { id: first.order_id })
  expect(replaced.status).toBe('cancelled')
  expect(replaced.timeline.at(-1)?.note).toBe('You placed a new order instead.')
  await chooseAtGateway(api, first.gateway_url, 'success')
  await chooseAtGateway(api, second.gateway_url, 'success')
  const state = async (id: number) => (await guardian.call(getOrder, { id })).status
  expect([await state(first.order_id), await state(second.order_id)]).toEqual(['cancelled', 'paid'])
  await expectShopInvariants(api.database)
})

test('an order with too little time left to pay is replaced, not resumed', async () => {
  const { placing } = await quoteOf(guardian, cup.id, 4)
  const first = await guardian.call(placeOrder, placing)
  const now = api.clock.now
  api.clock.now = new Date(now.getTime() + 11 * 60_000)
  const second = await guardian.call(placeOrder, withNewKey(placing))
  api.clock.now = now
  expect(second.order_id).not.toBe(first.order_id)
  expect([await unitsLeft(), (await open()).length]).toEqual([6, 1])
})

test('what the own unpaid order reserves is still for sale to its buyer, coupon and all', async () => {
  const coupon = await aCoupon(api.db, { usageLimit: 1, usesPerPerson: 1, audience: 'first_order' })
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 10 })
  await guardian.call(applyCoupon, { code: coupon.code })
  const { quote, placing } = await quoteOf(guardian)
  const first = await guardian.call(placeOrder, placing)
  expect(await unitsLeft()).toBe(0)
  expect((await guardian.call(viewCart)).data[0]).toMatchObject({ notice: null, quantity: 10 })
  const again = await guardian.call(quoteCheckout, { address_id: placing.address_id })
  expect([again.problems, again.fingerprint]).toEqual([[], quote.fingerprint])
  expect((await guardian.call(placeOrder, withNewKey(placing))).order_id).toBe(first.order_id)
  await changeTo(8)
  const changed = await guardian.call(quoteCheckout, { address_id: placing.address_id })
  const second = await guardian.call(
    placeOrder,
    withNewKey({ ...placing, fingerprint: changed.fingerprint }),
  )
  expect([await unitsLeft(), (await open()).map(({ id }) => id)]).toEqual([2, [second.order_id]])
  await expectShopInvariants(api.database)
})

test('another order that is refused leaves the unpaid one as it was', async () => {
  const first = await aPlacedOrder(guardian, cup.id, 5)
  await changeTo(6)
  const { placing } = await quoteOf(guardian)
  const refused = await guardian.send(placeOrder, { ...placing, fingerprint: 'made-up' })
  expect(refused.statusCode).toBe(409)
  expect([await unitsLeft(), (await open()).map(({ id }) => id)]).toEqual([5, [first.order_id]])
})

test('Y-029: thirty orders at once, of two bags, reserve the items of one', async () => {
  const { placing } = await quoteOf(guardian, cup.id, 3)
  const choices = ['standard', 'express'] as const
  const quotes = await Promise.all(
    choices.map((delivery) =>
      guardian.call(quoteCheckout, { delivery, address_id: placing.address_id }),
    ),
  )
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const { fingerprint, delivery } = quotes[at % 2] ?? placing
      return guardian.send(placeOrder, withNewKey({ ...placing, fingerprint, delivery }))
    }),
  )
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect([await unitsLeft(), (await open()).length]).toEqual([7, 1])
  await expectShopInvariants(api.database)
})

test('a person who leaves fifteen orders of a day unpaid places no more until tomorrow; the checkout says so', async () => {
  const { placing } = await quoteOf(guardian, cup.id)
  const { order_id } = await guardian.call(placeOrder, placing)
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order_id))
  if (!row) throw new Error('There is no order.')
  const { id: _id, ...copy } = row
  await api.db.insert(orders).values(
    Array.from({ length: 14 }, () => ({
      ...copy,
      code: `BY-${randomUUID()}`,
      status: 'payment_failed' as const,
      stockReleasedAt: api.clock.now,
    })),
  )
  await changeTo(2)
  const ask = () => guardian.call(quoteCheckout, { address_id: placing.address_id })
  const quote = await ask()
  expect(quote.problems.map(({ code }) => code)).toEqual(['too_many_unpaid'])
  expect(quote.problems[0]?.message).toMatch(/pay for the one that is open, or try again tomorrow/)
  const again = withNewKey({ ...placing, fingerprint: quote.fingerprint })
  const refused = await guardian.send(placeOrder, again)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'too_many_unpaid'])
  await api.db
    .update(orders)
    .set({ placedAt: new Date(api.clock.now.getTime() - 25 * 3_600_000) })
    .where(eq(orders.userId, row.userId))
  expect((await ask()).problems).toEqual([])
  await api.db.delete(orders).where(eq(orders.userId, row.userId))
})

test('an unpaid order reserves thirty units of a product, whatever its variants', async () => {
  const shirt = await aProduct(api.db, { variants: Array.from({ length: 4 }, () => ({})) })
  const variants = await api.db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.productId, shirt.id))
  for (const { id } of variants)
    await guardian.call(addToCart, { ecomm_product_id: shirt.id, variant_id: id, quantity: 10 })
  const { quote, placing } = await quoteOf(guardian)
  expect(quote.problems.map(({ code }) => code)).toEqual(['too_many_units'])
  expect(quote.problems[0]?.message).toMatch(/at most 30 of Product \d+ at a time/)
  expect((await guardian.send(placeOrder, placing)).json().code).toBe('too_many_units')
})
