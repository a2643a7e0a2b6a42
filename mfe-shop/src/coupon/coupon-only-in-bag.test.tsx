import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderComponent } from '@brightyard/testing'
import { readStoredCoupon, storeCoupon } from './stored-coupon.ts'
import { couponCheckIntervalInMs, useCouponOnlyInBag } from './use-coupon-only-in-bag.ts'

const Page = () => {
  useCouponOnlyInBag()
  return null
}

async function open(address: string) {
  const page = renderComponent(<Page />, { address })
  await act(() => jest.advanceTimersByTimeAsync(0))
  return page
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('L-010: stored coupons are looked for every 1000 ms', () => {
  expect(couponCheckIntervalInMs).toBe(1000)
})

test.each(['/', '/shop', '/shop/checkout', '/shop/shopping-bags/other'])(
  'C-018, Z-028: on %s a stored coupon entry is gone within a second, whenever it was stored',
  async (address) => {
    storeCoupon('WELCOME10')
    await open(address)
    await pass(999)
    expect(readStoredCoupon()).toBe('WELCOME10')
    await pass(1)
    expect(readStoredCoupon()).toBe('')
    storeCoupon('READ20')
    await pass(1000)
    expect(readStoredCoupon()).toBe('')
  },
)

test.each(['/shop/shopping-bags', '/Shop/Shopping-Bags/'])(
  'C-018: on %s the entry stays, and goes a second after the bag is left',
  async (address) => {
    storeCoupon('WELCOME10')
    const { router } = await open(address)
    await pass(60_000)
    expect(readStoredCoupon()).toBe('WELCOME10')
    await act(() => router.navigate('/shop/checkout'))
    await pass(1000)
    expect(readStoredCoupon()).toBe('')
  },
)
