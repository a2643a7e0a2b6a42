import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  changeStock,
  getProduct,
  listStock,
  listStockChanges,
  viewCart,
} from '@brightyard/contract'
import { aPlacedOrder } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: Caller
let cup: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin', name: 'Ananya Rao' }))
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  cup = await aProduct(api.db, { product: { name: `Cup ${Math.trunc(performance.now() * 1000)}` } })
})

const change = (input: Record<string, unknown>) =>
  admin.send(changeStock, { id: cup.first.id, revision: 0, ...input })

test('a new price and stock are shown in the bags that hold the product', async () => {
  const guardian = await signedInAs(api, await aUser(api.db))
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 3 })
  await admin.call(changeStock, {
    id: cup.first.id,
    revision: 0,
    after_discount_price_in_paise: 99_900,
  })
  expect((await guardian.call(viewCart)).data[0]?.error).toBe(
    'The price has changed from ₹1,180 to ₹999.',
  )
  await admin.call(changeStock, { id: cup.first.id, revision: 1, units_available: 2 })
  expect((await guardian.call(viewCart)).data[0]?.error).toBe('Only 2 left in stock.')
  const { data } = await admin.call(listStockChanges, { id: cup.first.id })
  expect(data.map((one) => [one.by, one.what])).toEqual([
    ['Ananya Rao', 'stock from 50 to 2'],
    ['Ananya Rao', 'price from ₹1,180 to ₹999'],
  ])
})

test('two admins do not overwrite each other', async () => {
  expect((await change({ units_available: 5 })).statusCode).toBe(200)
  const second = await change({ units_available: 7 })
  expect([second.statusCode, second.json().code]).toEqual([409, 'changed_meanwhile'])
})

test.each([
  { after_discount_price_in_paise: 200_000 },
  { units_available: -1 },
  { units_available: 1.5 },
  { price_in_paise: 0 },
])('%j is refused at its field', async (input) => {
  const answer = await change(input)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, Object.keys(input)])
})

test('a product comes off the shop and back on it', async () => {
  const visitor = callerOf(api.app)
  await change({ is_sold: false })
  expect((await visitor.send(getProduct, { id: cup.id })).statusCode).toBe(404)
  await change({ revision: 1, is_sold: true })
  expect((await visitor.send(getProduct, { id: cup.id })).statusCode).toBe(200)
})

test('the list is searched by name and filtered by stock, and shows the units reserved for orders', async () => {
  const guardian = await signedInAs(api, await aUser(api.db))
  await aPlacedOrder(guardian, cup.id, 4)
  await change({ units_available: 1 })
  const { data } = await admin.call(listStock, { below: 1 })
  expect(data.find((row) => row.variant_id === cup.first.id)).toMatchObject({
    units_available: 1,
    units_reserved: 4,
    revision: 1,
  })
  const name = data.find((row) => row.variant_id === cup.first.id)?.name ?? ''
  expect((await admin.call(listStock, { search: name.toLowerCase() })).data).toHaveLength(1)
})
