import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { estimateDelivery } from '@brightyard/contract'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { deliveryOptions } from './delivery-days.ts'

let api: TestApi
let visitor: Caller
beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
}, 60_000)
afterAll(() => api.close())

test.each([
  ['560034', 'Bengaluru and around', '2026-03-20', '2026-03-21'],
  ['600001', 'South India', '2026-03-21', '2026-03-24'],
  ['110001', 'All over India', '2026-03-23', '2026-03-25'],
  ['793001', 'Hills, islands and the north-east', '2026-03-26', '2026-03-30'],
])('%s is in %s', async (pincode, area, from, to) => {
  // The tests' day is Wednesday the 18th, half past three in India: the courier has gone.
  const estimate = await visitor.call(estimateDelivery, { pincode })
  expect(estimate).toMatchObject({ serviceable: true, area })
  expect(estimate.options[0]).toMatchObject({ choice: 'standard', from, to, price_in_paise: 4_900 })
})

test('standard delivery is free from ₹999 on; where only one way leads there is no other', async () => {
  const rich = await visitor.call(estimateDelivery, { pincode: '560034', items_in_paise: 99_900 })
  expect(rich.options.map((option) => option.price_in_paise)).toEqual([0, 14_900])
  const far = await visitor.call(estimateDelivery, { pincode: '744101' })
  expect(far.options.map((option) => option.choice)).toEqual(['standard'])
})

test('places we do not deliver to are named, and a missing PIN code is refused with a message', async () => {
  const none = await visitor.call(estimateDelivery, { pincode: '900056' })
  expect(none).toMatchObject({
    serviceable: false,
    options: [],
    message: 'We do not deliver to this PIN code yet.',
  })
  for (const pincode of ['12345', '012345', 'abcdef', '']) {
    const refused = await visitor.send(estimateDelivery, { pincode })
    expect(refused.statusCode).toBe(422)
  }
})

test('no parcel comes on a Sunday, and orders until two leave the same day', () => {
  const of = (now: string) =>
    deliveryOptions('560034', { itemsInPaise: 0, now: new Date(now) })[0]?.from
  expect(of('2026-03-20T08:29:00Z')).toBe('2026-03-21') // Friday, one minute to two
  expect(of('2026-03-20T08:30:00Z')).toBe('2026-03-23') // over Saturday and Sunday
  expect(of('2026-03-21T05:00:00Z')).toBe('2026-03-23')
})
