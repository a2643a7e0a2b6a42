import {
  cancelSubscription,
  getPaymentStatus,
  listFamily,
  listSubscriptions,
  quoteSubscriptionEnd,
} from '@brightyard/contract/calls'
import type { PaymentStatus, SubscriptionTerm } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { termOf } from '../../maths/maths.fixture.ts'
import * as detailsPage from './plan-details.page.tsx'
import * as paymentPage from './plan-payment.page.tsx'

const ErrorBoundary = () => <p>No such page</p>
const open = (id = '') =>
  renderPage(
    { ...detailsPage, ErrorBoundary },
    {
      path: '/subscribed_activity/bookingDetails/:id?',
      address: `/subscribed_activity/bookingDetails/${id}`,
      user: userOf('guardian'),
    },
  )
const openPayment = (code = '') =>
  renderPage(
    { ...paymentPage, ErrorBoundary },
    {
      path: '/subscribed_activity/mathAI/payment-status/:id?',
      address: `/subscribed_activity/mathAI/payment-status/${code}`,
      user: userOf('guardian'),
      others: ['/subscribed_activity/MATH_AI'],
    },
  )

const terms = (...data: SubscriptionTerm[]) => network.use(answer(listSubscriptions, { data }))
const fresh = termOf([-1, 29], {
  cancel_until: '2099-03-25T10:00:00.000Z',
  can: { cancel: true, renew: true },
})
const payment = (given: Partial<PaymentStatus>) =>
  network.use(
    answer(getPaymentStatus, {
      order_code: 'BY-7F3K',
      order_type: 'subscription',
      order_id: 4,
      target: '/subscribed_activity/MATH_AI',
      status: 'success',
      message: 'Paid.',
      total_in_paise: 49_900,
      can_retry: false,
      ...given,
    }),
  )
beforeEach(() => network.use(answer(listFamily, { data: [] })))

test('R-126, Z-017: one plan has its dates, receipt and ways on; another family’s is not found', async () => {
  terms(fresh)
  const { container, unmount } = open('5')
  expect(await screen.findByRole('heading', { level: 2, name: 'Tara' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Receipt of One month for Tara' })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
  expect(screen.getByRole('link', { name: 'Renew for Tara' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  unmount()
  open('6')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('R-126: a plan is cancelled for the refund that was shown', async () => {
  terms(fresh)
  const agreed: unknown[] = []
  network.use(
    answer(quoteSubscriptionEnd, {
      paid_in_paise: 49_900,
      refund_in_paise: 46_573,
      sentence: 'You get ₹465.73 back.',
    }),
    answer(cancelSubscription, ({ input }) => {
      agreed.push(input.refund_in_paise)
      return { ...fresh, state: 'cancelled' as const }
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan of Tara' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText('You get ₹465.73 back.')).toBeVisible()
  terms({
    ...fresh,
    state: 'cancelled',
    refunded_in_paise: 46_573,
    can: { cancel: false, renew: true },
  })
  await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(agreed).toEqual([46_573])
  expect(screen.getByText(/of which ₹465.73 went back/)).toBeVisible()
})

test('R-126: a refund that changed is shown again, and not agreed to unseen', async () => {
  terms(fresh)
  let refund = 46_573
  network.use(
    answer(quoteSubscriptionEnd, () => ({
      paid_in_paise: 49_900,
      refund_in_paise: refund,
      sentence: `You get ${refund} paise back.`,
    })),
    refuse(cancelSubscription, 409, { code: 'refund_changed', message: 'The refund has changed.' }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan of Tara' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText('You get 46573 paise back.')
  refund = 44_910
  await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }))
  expect(await dialog.findByText('The refund has changed.')).toBeVisible()
  expect(await dialog.findByText('You get 44910 paise back.')).toBeVisible()
})

test.each([
  [termOf([-40, -10]), 'Ended'],
  [termOf([-28, 2]), 'Ends soon'],
  [termOf([-28, 2], { can: { cancel: false, renew: false } }), 'Running'],
  [termOf([2, 32]), 'Bought ahead'],
])('R-126: the list says how a plan stands (%#)', async (term, label) => {
  terms(term)
  open()
  expect(await screen.findByText(label)).toBeVisible()
})

test('R-126: without plans there is the way to them', async () => {
  terms()
  open()
  expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/subscribed_activity/MATH_AI',
  )
})

test('R-110: a paid plan says for whom and until when, and leads to practice', async () => {
  payment({})
  terms(fresh)
  const { container } = openPayment('BY-7F3K')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tara has Maths AI' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute(
    'href',
    '/practworks?id=12',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-110, Z-049: a declined payment is said, with the way to choose again', async () => {
  payment({ status: 'failure', message: 'Your bank declined.' })
  openPayment('BY-7F3K')
  expect(await screen.findByText('Your bank declined.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose again' })).toBeVisible()
})

test('R-110: without a code it is the latest plan that was bought, or Maths AI; a foreign code is not found', async () => {
  payment({})
  terms(termOf([0, 30], { order_code: null }), fresh)
  const { router, unmount } = openPayment()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/payment-status\/BY-7F3K$/))
  unmount()
  terms()
  const second = openPayment()
  expect(await screen.findByText('at /subscribed_activity/MATH_AI')).toBeVisible()
  second.unmount()
  network.use(refuse(getPaymentStatus, 404))
  openPayment('BY-0000')
  expect(await screen.findByText('No such page')).toBeVisible()
})
