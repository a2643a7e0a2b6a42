import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  askStockAlert,
  changeStock,
  endStockAlert,
  isNotificationPage,
  listNotifications,
  listStockAlerts,
  maxStockAlerts,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { products, productVariants, stockAlerts } from '../../database/schema/shop.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let asha: Caller
let ravi: Caller
let admin: Caller
let kite: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  asha = await signedInAs(api, await aUser(api.db, { email: `asha${Math.random()}@example.com` }))
  ravi = await signedInAs(api, await aUser(api.db))
  kite = await aProduct(api.db, {
    product: { name: 'Kite' },
    variants: [{ unitsAvailable: 0, name: 'Red' }, { unitsAvailable: 3 }],
  })
  api.emails.length = 0
})

const red = () => ({ variant_id: kite.first.id })
const codeOf = async (input: { variant_id: number }) => {
  const response = await asha.send(askStockAlert, input)
  return [response.statusCode, response.json().code]
}
const restock = (units_available: number) =>
  api.db
    .update(productVariants)
    .set({ unitsAvailable: units_available })
    .where(eq(productVariants.id, kite.first.id))
const tell = async () => {
  await api.app.runScheduledJobs()
  await api.settled()
}
const told = async (caller: Caller) => {
  const list = await caller.call(listNotifications, { app_type: 1, see_all: true })
  if (!isNotificationPage(list)) throw new Error('This is no page.')
  return list.data.map(({ title }) => title)
}

test.each([listStockAlerts, askStockAlert, endStockAlert])(
  'S-020: a visitor is refused by $name',
  async (call) => {
    const response = await callerOf(api.app).send(call, red())
    expect(response.statusCode).toBe(401)
  },
)

test('S-020: what can be bought, is not sold or does not exist cannot be waited for', async () => {
  const [, blue] = kite.variants
  expect(await codeOf({ variant_id: blue?.id ?? 0 })).toEqual([409, 'in_stock'])
  expect(await codeOf({ variant_id: 2_000_000_000 })).toEqual([404, 'not_found'])
  await api.db.update(products).set({ hiddenAt: new Date() }).where(eq(products.id, kite.id))
  expect(await codeOf(red())).toEqual([404, 'not_found'])
  expect((await asha.call(listStockAlerts)).data).toEqual([])
})

test('S-020: nobody waits for more than the limit, however many presses come at once', async () => {
  const many = await aProduct(api.db, {
    variants: Array.from({ length: maxStockAlerts + 3 }, () => ({ unitsAvailable: 0 })),
  })
  const answers = await Promise.all(
    many.variants.map(({ id }) => asha.send(askStockAlert, { variant_id: id })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map((one) => one.json().code)).toEqual(Array(3).fill('too_many_alerts'))
  expect((await asha.call(listStockAlerts)).data).toHaveLength(maxStockAlerts)
})

test('S-020: it is kept per person, asking twice changes nothing, and it is taken back', async () => {
  await asha.call(askStockAlert, red())
  const { data } = await asha.call(askStockAlert, red())
  expect(data).toMatchObject([{ ...red(), name: 'Kite', variant_name: 'Red' }])
  expect((await ravi.call(listStockAlerts)).data).toEqual([])
  await ravi.call(endStockAlert, red())
  expect((await asha.call(listStockAlerts)).data).toHaveLength(1)
  expect((await asha.call(endStockAlert, red())).data).toEqual([])
  await restock(4)
  await tell()
  expect(await told(asha)).toEqual([])
})

test('S-020: once it is back, each person is told once, by the bell and by email', async () => {
  await asha.call(askStockAlert, red())
  await tell()
  expect(await told(asha)).toEqual([])
  await admin.call(changeStock, { id: kite.first.id, revision: 0, units_available: 2 })
  await Promise.all([tell(), tell()])
  expect(await told(asha)).toEqual(['Kite is back'])
  expect(await told(ravi)).toEqual([])
  const mails = api.emails.filter(({ subject }) => subject.includes('Kite is back'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(
    `/shop/product-details/details?ecommID=${kite.id}&variant=${kite.first.id}`,
  )
  expect(await api.db.$count(stockAlerts, eq(stockAlerts.variantId, kite.first.id))).toBe(0)
  await restock(0)
  await restock(5)
  await tell()
  expect(await told(asha)).toHaveLength(1)
})

test('S-020: a product that is off the shop is not said to be back until it is sold again', async () => {
  await asha.call(askStockAlert, red())
  await api.db.update(products).set({ hiddenAt: new Date() }).where(eq(products.id, kite.id))
  await restock(4)
  await tell()
  expect(await told(asha)).toEqual([])
  await api.db.update(products).set({ hiddenAt: null }).where(eq(products.id, kite.id))
  await tell()
  expect(await told(asha)).toEqual(['Kite is back'])
})
