import {
  buySubscription,
  getSubscribedActivity,
  listCoupons,
  listFamily,
  quoteSubscription,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  cutOff,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { kidCardOf, mathsAi, planQuoteOf } from '../../maths/maths.fixture.ts'
import * as page from './plan-booking.page.tsx'

const path = '/subscribed_activity/activity_booking/:id?'
const open = (query = '', user = userOf('guardian')) =>
  renderPage(page, {
    path,
    address: `/subscribed_activity/activity_booking/MATH_AI${query}`,
    user,
    others: ['/GlobalPaymentSummary', '/subscribed_activity/mathAI/payment-status/:id'],
  })

beforeEach(() => {
  network.use(
    answer(getSubscribedActivity, mathsAi),
    answer(listFamily, { data: [kidCardOf(12, 'Tara'), kidCardOf(13, 'Ravi')] }),
    answer(quoteSubscription, planQuoteOf()),
  )
})

test('R-125: kid and plan are chosen, a coupon is tried, and the order goes to its payment once', async () => {
  const asked: unknown[] = []
  const bought: { idempotency_key: string }[] = []
  network.use(
    answer(quoteSubscription, ({ input }) => {
      asked.push(input)
      return planQuoteOf()
    }),
    cutOff(buySubscription),
    answer(listCoupons, ({ input }) => {
      expect(input.items_in_paise).toBe(planQuoteOf().totals.items_in_paise)
      return {
        data: [
          {
            code: 'KITE100',
            description: '₹100 off',
            minimum_in_paise: 0,
            valid_until: null,
            problem: null,
          },
        ],
      }
    }),
  )
  const { user, router, container } = open()
  await user.click(await screen.findByRole('radio', { name: /Tara/ }))
  await user.click(screen.getByRole('radio', { name: /One month/ }))
  expect(await screen.findByText('One month for Tara')).toBeVisible()
  expect(screen.getByText('₹76.12')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'See coupons for you' }))
  expect(await screen.findByRole('button', { name: 'Apply KITE100' })).toBeVisible()
  await user.type(screen.getByLabelText(/Coupon code/), 'WELCOME10{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('coupon=WELCOME10'))
  await waitFor(() =>
    expect(asked).toContainEqual({ plan_id: 1, user_id: 12, coupon: 'WELCOME10' }),
  )
  expect(await accessibilityFindings(container)).toEqual([])

  const buy = () => screen.getByRole('button', { name: 'Buy and pay ₹499.00' })
  await waitFor(() => expect(buy()).toBeEnabled())
  await user.click(buy())
  expect(await screen.findByText(/will not be bought twice/)).toBeVisible()
  network.use(
    answer(buySubscription, ({ input }) => {
      bought.push(input)
      const payment = { order_code: 'BY-7F3K', order_id: 4, gateway_url: '#gateway' }
      return { order_code: 'BY-7F3K', payment }
    }),
  )
  await user.click(buy())
  expect(await screen.findByText('at /GlobalPaymentSummary')).toBeVisible()
  expect(router.state.location.search).toBe('?order_code=BY-7F3K')
  expect(bought).toEqual([
    expect.objectContaining({
      fingerprint: 'of one month',
      plan_id: 1,
      user_id: 12,
      coupon: 'WELCOME10',
    }),
  ])
})

test('after a lost answer the same order is sent under the same key', async () => {
  const keys: string[] = []
  network.use(
    answer(buySubscription, ({ input }) => {
      keys.push(input.idempotency_key)
      if (keys.length === 1) return new Response(null, { status: 503 })
      return { order_code: 'BY-7F3K', payment: null }
    }),
  )
  const { user } = open('?kid=12&plan=1')
  const name = 'Buy and pay ₹499.00'
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByText(/will not be bought twice/)
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(/^at .*payment-status/)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('R-125: a renewal says when it starts, and what stands against it cannot be pressed away', async () => {
  network.use(
    answer(
      quoteSubscription,
      planQuoteOf({
        is_renewal: true,
        problems: [{ code: 'renewed_already', message: 'It is renewed already.' }],
      }),
    ),
  )
  open('?kid=12&plan=1')
  expect(await screen.findByText(/It follows the running plan: from/)).toHaveTextContent(
    '18 Mar 2026',
  )
  expect(screen.getByText('It is renewed already.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
})

test('a price that changed meanwhile is shown again before it is paid', async () => {
  network.use(refuse(buySubscription, 409, { message: 'Something has changed.' }))
  let quotes = 0
  network.use(
    answer(quoteSubscription, () => {
      quotes += 1
      return planQuoteOf()
    }),
  )
  const { user } = open('?kid=12&plan=1')
  await user.click(await screen.findByRole('button', { name: /^Buy and pay/ }))
  expect(await screen.findByText('Something has changed.')).toBeVisible()
  await waitFor(() => expect(quotes).toBe(2))
})

test('a guardian without kids is led to add one; a student is told who buys', async () => {
  network.use(answer(listFamily, { data: [] }))
  open()
  expect(await screen.findByRole('link', { name: 'Add a kid' })).toHaveAttribute('href', '/kids')
  open('', userOf('student'))
  expect(await screen.findByText('Plans are bought by a guardian')).toBeVisible()
})
