import { expect, test } from '@jest/globals'
import { getOrderByCode } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  cutOff,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
} from '@brightyard/testing'
import { orderOf } from '../../fixtures/orders.ts'
import * as page from './thank-you.page.tsx'

const path = '/shop/thanku'
const NotFound = () => <p>not found</p>
const open = (address = `${path}?order_code=BY-7F3K`) =>
  renderPage(
    { ...page, ErrorBoundary: NotFound },
    { path, address, user: userOf('guardian'), others: ['/shop/order/payment-status'] },
  )

test('S-011: shows the number, the items, when they come, and the ways on', async () => {
  const order = orderOf('paid')
  network.use(answer(getOrderByCode, order))
  const { container } = open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' }),
  ).toBeVisible()
  expect(screen.getByText(`Order ${order.order_code}`)).toBeVisible()
  for (const { name } of order.lines) expect(screen.getByText(name)).toBeVisible()
  expect(screen.getByRole('region', { name: order.delivery.name })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    `/shop/order-history/order-details/${order.id}`,
  )
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/shop')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('S-011: opened again it only fetches the order: nothing is placed', async () => {
  const methods: string[] = []
  const note = ({ request }: { request: Request }) => void methods.push(request.method)
  network.events.on('request:start', note)
  network.use(answer(getOrderByCode, orderOf('paid')))
  open().unmount()
  open()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Thank you')
  await new Promise((resolve) => setTimeout(resolve, 100))
  network.events.removeListener('request:start', note)
  expect(new Set(methods)).toEqual(new Set(['GET']))
})

test.each(['awaiting_payment', 'payment_failed'] as const)(
  'S-011: an order that is not paid (%s) shows the state of its payment instead',
  async (status) => {
    network.use(answer(getOrderByCode, orderOf(status)))
    const { router } = open()
    expect(await screen.findByText('at /shop/order/payment-status')).toBeVisible()
    expect(router.state.location.search).toMatch(/^\?order_code=BY-/)
  },
)

test('S-011: another person’s order looks like none', async () => {
  network.use(refuse(getOrderByCode, 404))
  open()
  expect(await screen.findByText('not found')).toBeVisible()
})

test('a lost connection says that the order is placed all the same, and can be tried again', async () => {
  network.use(cutOff(getOrderByCode))
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getOrderByCode, orderOf('paid')))
  await user.click(again)
  expect(await screen.findByText('Thank you for your order')).toBeVisible()
})
