import {
  checkCampaignPayment,
  getMarketingCampaign,
  listMarketingCampaigns,
  openCampaignInvoice,
  orderCampaign,
  readCampaignPayment,
  startCampaignPayment,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { pageOfAll } from '../../fixtures/content.ts'
import { campaignOf, cardOf, paymentOf } from './campaigns.fixture.ts'
import * as page from './campaigns.page.tsx'

type Person = Parameters<typeof userOf>[0]

const open = (address: string, who?: Person, more: Parameters<typeof userOf>[1] = {}) =>
  renderPage(page, {
    path: address.startsWith('/campaign') ? '/campaign/:slug?' : '/marketing-event/payment-status',
    address,
    ...(who ? { user: userOf(who, more) } : {}),
  })
const secret = 'Abcdefghijklmnopqrstuv'
const payment = { order_code: 'BY-7F3K', order_id: 4, gateway_url: '#gateway' }
const address = '/marketing-event/payment-status?order_code=BY-7F3K'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('R-130: without a slug the running campaigns are listed, each with its end, place and price', async () => {
  network.use(
    answer(
      listMarketingCampaigns,
      pageOfAll([
        cardOf(),
        cardOf({ slug: 'carnival', title: 'Carnival', state: 'upcoming', price_from_in_paise: 0 }),
      ]),
    ),
  )
  const { container } = open('/campaign')
  expect(await screen.findByRole('link', { name: 'Lantern walk' })).toHaveAttribute(
    'href',
    '/campaign/lantern-walk',
  )
  expect(screen.getByText('Cubbon Park · From ₹249')).toBeVisible()
  expect(screen.getByText('5 Dec 2026').parentElement).toHaveTextContent('Order until 5 Dec 2026')
  expect(screen.getByText('20 Nov 2026').parentElement).toHaveTextContent('Order from 20 Nov 2026')
  expect(screen.getByText('Cubbon Park · Free to join')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-130: nothing that runs says so and leads on; a failure offers to try again', async () => {
  network.use(answer(listMarketingCampaigns, pageOfAll([])))
  open('/campaign')
  expect(await screen.findByText('No campaign runs at the moment')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', '/events')
})

test('R-091, R-130: a visitor orders two passes: what is missing is said, the sold-out one cannot be chosen, and the payment opens', async () => {
  const sent: object[] = []
  network.use(
    answer(getMarketingCampaign, campaignOf()),
    answer(orderCampaign, ({ input }) => {
      sent.push(input)
      return { order_code: 'BY-7F3K', secret, payment }
    }),
  )
  const { user, container } = open('/campaign/lantern-walk')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Patron/ })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /^Family lantern/ }))
  const more = screen.getByRole('button', { name: 'Increase number of Family lantern' })
  await user.click(more)
  expect(more).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,398.00' }))
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  expect(screen.getByText('Please accept the terms of service to continue.')).toBeVisible()
  expect(sent).toEqual([])
  expect(await accessibilityFindings(container)).toEqual([])

  await user.type(screen.getByLabelText('Your name'), 'Asha Rao')
  await user.type(screen.getByLabelText('Email or mobile number'), 'asha@example.com')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,398.00' }))
  await waitFor(() => expect(location.hash).toBe('#gateway'))
  expect(sent).toMatchObject([
    { slug: 'lantern-walk', package_id: 2, quantity: 2, name: 'Asha Rao', total_in_paise: 139_800 },
  ])
})

test('R-130: a refusal is shown; pressing again is the same request, and another wish another one', async () => {
  const keys: string[] = []
  network.use(
    answer(getMarketingCampaign, campaignOf()),
    answer(orderCampaign, ({ input }) => {
      keys.push(input.idempotency_key)
      return Response.json(
        { code: 'sold_out', message: 'One lantern is sold out.', request_id: 'test' },
        { status: 409 },
      )
    }),
  )
  const { user } = open('/campaign/lantern-walk')
  await user.type(await screen.findByLabelText('Your name'), 'Asha Rao')
  await user.type(screen.getByLabelText('Email or mobile number'), 'asha@example.com')
  await user.click(screen.getByRole('checkbox'))
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Pay ₹249.00' }))
    expect(await screen.findByText('One lantern is sold out.')).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'Increase number of One lantern' }))
  await user.click(screen.getByRole('button', { name: 'Pay ₹498.00' }))
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})

test('R-130: kids are told who can order; what is over or not open yet has no form', async () => {
  network.use(answer(getMarketingCampaign, campaignOf()))
  const kid = open('/campaign/lantern-walk', 'student')
  expect(await screen.findByText('A grown-up has to order this')).toBeVisible()
  expect(screen.getByLabelText('Your name')).not.toBeVisible() // keeps its place, so that nothing moves
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  kid.unmount()
  const school = open('/campaign/lantern-walk', 'student', { role: 'school', student_id: null })
  expect(await screen.findByRole('button', { name: 'Pay ₹249.00' })).toBeVisible()
  expect(screen.queryByText('A grown-up has to order this')).toBeNull()
  school.unmount()
  network.use(answer(getMarketingCampaign, campaignOf({ state: 'over' })))
  open('/campaign/lantern-walk-2')
  expect(await screen.findByText('This campaign is over')).toBeVisible()
  expect(screen.queryByLabelText('Your name')).toBeNull()
})

test('R-130: who is signed in need not type who they are', async () => {
  network.use(answer(getMarketingCampaign, campaignOf()))
  open('/campaign/lantern-walk', 'guardian')
  const { name, email } = userOf('guardian')
  expect(await screen.findByLabelText('Your name')).toHaveValue(name)
  expect(screen.getByLabelText('Email or mobile number')).toHaveValue(email)
})

test('R-091, X-027: the secret of an email’s link opens the pass, and leaves the address and stays out of the cache', async () => {
  history.replaceState(null, '', `${address}#secret=${secret}`)
  const asked: object[] = []
  network.use(
    answer(readCampaignPayment, ({ input }) => {
      asked.push(input)
      return paymentOf()
    }),
    answer(openCampaignInvoice, ({ input }) => {
      asked.push(input)
      return { url: '#invoice', valid_until: '2026-11-28T04:30:00.000Z' }
    }),
  )
  const { user, container, queryClient } = open(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible()
  expect(location.href).not.toContain(secret)
  expect(screen.getByText('2 × Family lantern')).toBeVisible()
  expect(screen.getByRole('img', { name: 'QR code of your order' })).toBeVisible()
  expect(screen.getByText('as…@example.com').parentElement).toHaveTextContent(
    'We have sent the confirmation to as…@example.com.',
  )
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Open the invoice' }))
  await waitFor(() => expect(location.hash).toBe('#invoice'))
  expect(asked).toEqual([
    { order_code: 'BY-7F3K', secret },
    { order_code: 'BY-7F3K', secret },
  ])
  const keys = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(keys.map(({ queryKey, state }) => [queryKey, state.data]))).not.toContain(
    secret,
  )
})

test('R-091: without a secret, or with a wrong one, the page says what to do', async () => {
  network.use(refuse(readCampaignPayment, 404))
  open(address)
  expect(await screen.findByText('We could not find this order')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('R-091: an address that claims a success is not believed; a declined payment can be tried again', async () => {
  sessionStorage.setItem('brightyard.campaign-order.BY-7F3K', secret)
  network.use(
    answer(
      readCampaignPayment,
      paymentOf({ status: 'failure', can_retry: true, message: 'The payment failed.' }),
    ),
    answer(startCampaignPayment, { ...payment, gateway_url: '#again' }),
  )
  const { user } = open(`${address}&status=success`)
  expect(await screen.findByText('The payment failed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(location.hash).toBe('#again'))
})

test('R-091: a payment under way is checked at once when asked', async () => {
  network.use(
    answer(readCampaignPayment, paymentOf({ status: 'pending', can_retry: true })),
    answer(checkCampaignPayment, paymentOf()),
  )
  const { user } = open(address)
  await user.click(await screen.findByRole('button', { name: 'Check now' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible()
})

test.each([
  ['place', 'You are in', 'Your place', 1],
  ['pass', 'You are in', 'Your pass', 1],
  ['box', 'Thank you for your order', 'Your box', 0],
  ['lantern', 'Thank you for your order', 'Your lantern', 1],
] as const)('R-091: who paid for a %s reads "%s"', async (sells, heading, label, codes) => {
  network.use(answer(readCampaignPayment, paymentOf({ sells })))
  open(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByRole('region', { name: label })).toBeVisible()
  expect(screen.queryAllByRole('img', { name: 'QR code of your order' })).toHaveLength(codes)
})

test.each([
  ['box', 'Order a box', ['Choose your box', 'What is in it']],
  ['place', 'Book a place', ['What awaits you', 'Choose your place']],
] as const)(
  'R-130: what sells a %s says "%s", in the order of its kind',
  async (sells, words, order) => {
    network.use(answer(getMarketingCampaign, campaignOf({ sells })))
    open('/campaign/lantern-walk')
    expect(await screen.findByRole('link', { name: words })).toBeVisible()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(titles.slice(0, 2)).toEqual(order)
  },
)
