import { applyCoupon, listCoupons, removeCoupon, viewCart } from '@brightyard/contract/calls'
import type { AppliedCoupon, Cart, CouponProblem } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  cutOff,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { cartLineOf, cartOf } from '../fixtures/cart.ts'
import { BagCoupon } from './coupon-field.tsx'
import { readStoredCoupon } from './stored-coupon.ts'

const guardian = userOf('guardian')
const couponOf = (code: string, given: Partial<AppliedCoupon> = {}): AppliedCoupon => ({
  code,
  description: '10% off',
  minimum_in_paise: 0,
  valid_until: null,
  problem: null,
  discount_in_paise: 11_800,
  ...given,
})
const bagWith = (coupon: AppliedCoupon | null): Cart => ({ ...cartOf(cartLineOf(3)), coupon })

const open = () => renderComponent(<BagCoupon userId={guardian.id} />, { user: guardian })
async function apply(code: string) {
  const rendered = open()
  await rendered.user.type(await screen.findByLabelText(/^Coupon code/), code)
  await rendered.user.click(screen.getByRole('button', { name: 'Apply' }))
  return rendered
}

beforeEach(() => network.use(answer(viewCart, bagWith(null))))

const refusals: [CouponProblem, string][] = [
  ['coupon_expired', 'This coupon ended on 22 September 2026.'],
  ['coupon_not_started', 'This coupon starts on 21 December 2026.'],
  ['coupon_used_up', 'This coupon has been used up.'],
  ['coupon_already_used', 'You have already used this coupon.'],
  ['coupon_below_minimum', 'This coupon is for orders from ₹1,499. Add ₹647 more.'],
  ['coupon_not_for_you', 'This coupon is for someone else.'],
  ['coupon_unknown', 'This coupon code is not valid. Please check it.'],
]

describe('S-022: the coupon', () => {
  test('S-022: a valid one is applied, says what it takes off, and can be taken off', async () => {
    network.use(
      answer(applyCoupon, ({ input }) => bagWith(couponOf(input.code))),
      answer(removeCoupon, bagWith(null)),
    )
    const { user, container } = await apply('WELCOME10')
    const remove = await screen.findByRole('button', { name: 'Remove coupon WELCOME10' })
    expect(remove).toHaveFocus()
    expect(screen.getByText('10% off: ₹118.00 off.')).toBeVisible()
    // One coupon per order: there is no field for a second one.
    expect(screen.queryByLabelText(/^Coupon code/)).toBeNull()
    expect(await accessibilityFindings(container)).toEqual([])
    await user.click(remove)
    expect(await screen.findByLabelText(/^Coupon code/)).toHaveFocus()
  })

  test.each(refusals)('S-022: %s has its own message at the field', async (code, message) => {
    network.use(refuse(applyCoupon, 422, { code, message, fields: { code: message } }))
    await apply('SOMETHING')
    const field = await screen.findByLabelText(/^Coupon code/)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(field).toHaveValue('SOMETHING')
  })

  test('S-022: an empty field is reported, and nothing is sent', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Please enter a coupon code.')).toBeVisible()
  })

  test('S-022: one that no longer counts stays, says why, and takes nothing off', async () => {
    const problem = { code: 'coupon_below_minimum' as const, message: 'Add ₹100 more.' }
    network.use(answer(viewCart, bagWith(couponOf('READ20', { problem, discount_in_paise: 0 }))))
    open()
    expect(
      await screen.findByText('Add ₹100 more. It gives no discount at the moment.'),
    ).toBeVisible()
  })

  test('S-022: coupons for this person are listed with what keeps each from counting', async () => {
    network.use(
      answer(listCoupons, {
        data: [
          couponOf('READ20'),
          couponOf('BRIGHT150', {
            problem: { code: 'coupon_below_minimum', message: 'Add ₹647 more.' },
          }),
        ],
      }),
      answer(applyCoupon, ({ input }) => bagWith(couponOf(input.code))),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'See coupons for you' }))
    expect(await screen.findByText('Add ₹647 more.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply BRIGHT150' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Apply READ20' }))
    expect(await screen.findByRole('button', { name: 'Remove coupon READ20' })).toBeVisible()
  })

  test('a lost connection is reported, and what was typed stays, also after a reload of the bag', async () => {
    network.use(cutOff(applyCoupon))
    const { unmount } = await apply('WELCOME10')
    expect(await screen.findByText(/We could not reach the server/)).toBeVisible()
    expect(readStoredCoupon()).toBe('WELCOME10')
    unmount()
    open()
    expect(await screen.findByLabelText(/^Coupon code/)).toHaveValue('WELCOME10')
  })
})
