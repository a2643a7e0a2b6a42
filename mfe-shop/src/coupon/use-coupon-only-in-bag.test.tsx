import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderComponent } from '@brightyard/testing'
import { act } from 'react'
import { readStoredCoupon, storeCoupon } from './stored-coupon.ts'
import { couponCheckIntervalInMs, useCouponOnlyInBag } from './use-coupon-only-in-bag.ts'

function Watch() {
  useCouponOnlyInBag()
  return null
}
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))
const at = async (address: string) => {
  const page = renderComponent(<Watch />, { address })
  await pass(0)
  return page
}

beforeEach(() => {
  jest.useFakeTimers()
  storeCoupon('WELCOME10')
})
afterEach(() => {
  storeCoupon('')
  jest.useRealTimers()
})

test.each(['/shop', '/shop/checkout', '/', '/shop/wishlist'])(
  'C-018: on %s a stored coupon entry is gone within a second',
  async (address) => {
    await at(address)
    await pass(1000)
    expect(readStoredCoupon()).toBe('')
  },
)

test.each(['/shop/shopping-bags', '/Shop/Shopping-Bags/'])(
  'C-018: on %s it stays, and goes within a second of leaving',
  async (address) => {
    const { router } = await at(address)
    await pass(5000)
    expect(readStoredCoupon()).toBe('WELCOME10')
    await act(async () => router.navigate('/shop'))
    await pass(1000)
    expect(readStoredCoupon()).toBe('')
  },
)

test('L-010: the entry is looked for every 1000 ms, also where it comes later', async () => {
  expect(couponCheckIntervalInMs).toBe(1000)
  await at('/shop')
  await pass(3000)
  storeCoupon('READ20')
  await pass(999)
  expect(readStoredCoupon()).toBe('READ20')
  await pass(1)
  expect(readStoredCoupon()).toBe('')
})
