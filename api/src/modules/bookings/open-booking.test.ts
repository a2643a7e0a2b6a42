import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { aFamily, aWeekAhead, book } from '../../testing/booking-factories.ts'
import { aCoupon, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
// With the limits of a day as they are.
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test('Q-005: sixteen tabs book the same place, and the day’s limit of unpaid orders is far', async () => {
  const { caller, user, studentId } = await aFamily(api)
  const { choice } = await aWeekAhead(api.db, api.clock.now)
  const chosen = choice([studentId])
  const { codes } = await book(caller, chosen)
  for (let tab = 0; tab < 15; tab++) expect((await book(caller, chosen)).codes).toEqual(codes)
  expect(await api.db.$count(orders, eq(orders.userId, user.id))).toBe(1)
})

test('Q-005: the same booking again leads to its open order, which is paid; another choice replaces it', async () => {
  const { caller, user, studentIds } = await aFamily(api, 2)
  const { choice } = await aWeekAhead(api.db, api.clock.now)
  const { code: coupon } = await aCoupon(api.db, { value: 10 })
  const [first = 0] = studentIds
  const one = await book(caller, choice([first]))
  await chooseAtGateway(api, one.payment?.gateway_url ?? '', 'decline')
  const retried = await book(caller, choice([first]))
  expect(retried.codes).toEqual(one.codes)
  expect(retried.payment?.order_code).toBe(one.payment?.order_code)
  expect(retried.payment?.gateway_url).not.toBe(one.payment?.gateway_url)
  for (const other of [{ ...choice([first]), coupon }, choice(studentIds)]) {
    const made = await book(caller, other)
    expect(made.codes).not.toContain(one.codes[0])
    expect((await book(caller, other)).codes).toEqual(made.codes)
  }
  expect(await api.db.$count(orders, eq(orders.userId, user.id))).toBe(3)
  await expectShopInvariants(api.database)
})
