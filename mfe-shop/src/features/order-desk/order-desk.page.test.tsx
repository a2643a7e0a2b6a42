import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { advanceOrder, listAllOrders } from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import type { OrderStatus } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
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
import { orderOf, orderSummaryOf } from '../../fixtures/orders.ts'
import { pageOfAll } from '../../fixtures/products.ts'
import * as page from './order-desk.page.tsx'

const code = 'BY-7F3K-9Q2M-XT4A-HC8W'
const atDesk = (status: OrderStatus) =>
  answer(listAllOrders, pageOfAll([{ ...orderSummaryOf(status), buyer: 'Meera Nair' }]))
const open = (query = '') =>
  renderPage(page, {
    path: '/shop/admin/orders',
    address: `/shop/admin/orders${query}`,
    user: userOf('superAdmin'),
  })

let toasts: string[]
let endListening: () => void
afterEach(() => endListening())
beforeEach(() => {
  toasts = []
  endListening = channel(toastRequested).subscribe(({ title, description }) => {
    toasts.push([title, description].filter(Boolean).join(': '))
  })
})

test('an order shows its buyer and links to its page', async () => {
  network.use(atDesk('paid'))
  const { container } = open()
  expect(await screen.findByRole('link', { name: code })).toHaveAttribute(
    'href',
    '/shop/order-history/order-details/42',
  )
  expect(screen.getByText('Meera Nair')).toBeVisible()
  expect(screen.getByText('1 order')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('number and status are in the address and sent to the server', async () => {
  const asked: object[] = []
  network.use(
    answer(listAllOrders, ({ input }) => {
      asked.push(input)
      return pageOfAll(input.code ? [{ ...orderSummaryOf('paid'), buyer: 'Meera Nair' }] : [])
    }),
  )
  const { user, router } = open('?status=paid&page=2')
  await screen.findByText('No matching orders')
  expect(asked).toEqual([{ status: 'paid', page: '2' }])
  await user.type(screen.getByRole('searchbox'), '7f3k{Enter}')
  await screen.findByRole('link', { name: code })
  expect(router.state.location.search).toBe('?code=7f3k&status=paid')
  expect(asked.at(-1)).toEqual({ code: '7f3k', status: 'paid', page: '1' })
  await user.selectOptions(screen.getByLabelText('Status'), 'All')
  await waitFor(() => expect(router.state.location.search).toBe('?code=7f3k'))
})

test.each([
  ['paid', ['Mark as packed']],
  ['packed', ['Mark as shipped']],
  ['shipped', ['Mark as delivered']],
  ['return_requested', ['Refund', 'Refuse the return']],
  ['awaiting_payment', []],
  ['delivered', []],
  ['cancelled', []],
] as const)('an order that is %s offers the steps that may follow', async (status, steps) => {
  network.use(atDesk(status))
  open()
  const row = within(
    (await screen.findByRole('link', { name: code })).closest('li') ?? document.body,
  )
  expect(row.queryAllByRole('button').map((button) => button.textContent)).toEqual(steps)
})

test('a step is taken at once, and the list shows what may follow', async () => {
  const taken: unknown[] = []
  network.use(
    atDesk('paid'),
    answer(advanceOrder, ({ input }) => {
      taken.push(input.step)
      return orderOf('packed')
    }),
  )
  const { user } = open()
  const pack = await screen.findByRole('button', { name: `Mark as packed: ${code}` })
  network.use(atDesk('packed'))
  await user.click(pack)
  expect(await screen.findByRole('button', { name: `Mark as shipped: ${code}` })).toHaveFocus()
  expect(taken).toEqual(['packed'])
  expect(toasts).toEqual([`${code} is packed`])
})

test('a step that may not follow is refused with the reason of the shop, and the list is fresh', async () => {
  network.use(
    atDesk('paid'),
    refuse(advanceOrder, 409, {
      code: 'wrong_step',
      message: 'An order that is cancelled cannot become packed now.',
    }),
  )
  const { user } = open()
  const pack = await screen.findByRole('button', { name: `Mark as packed: ${code}` })
  network.use(atDesk('cancelled'))
  await user.click(pack)
  expect(await screen.findByText('Cancelled', { selector: 'li *' })).toBeVisible()
  expect(toasts).toEqual([
    `${code} is unchanged: An order that is cancelled cannot become packed now.`,
  ])
})

test('shipping needs courier and parcel number; server errors appear at their fields', async () => {
  network.use(
    atDesk('packed'),
    refuse(advanceOrder, 422, {
      fields: { parcel_number: 'This number is not one of Blue Kite.' },
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `Mark as shipped: ${code}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as shipped' }))
  const send = dialog.getByRole('button', { name: 'Mark as shipped' })
  await user.click(send)
  expect(await dialog.findByText('Please enter the carrier.')).toBeVisible()
  expect(dialog.getByLabelText('Courier')).toBeInvalid()
  await user.type(dialog.getByLabelText('Courier'), 'Blue Kite')
  await user.type(dialog.getByLabelText('Parcel number'), 'BK-1')
  await user.click(send)
  expect(await dialog.findByText('This number is not one of Blue Kite.')).toBeVisible()
  const taken: unknown[] = []
  network.use(
    atDesk('shipped'),
    answer(advanceOrder, ({ input }) => {
      taken.push([input.step, input.carrier, input.parcel_number])
      return orderOf('shipped')
    }),
  )
  await user.click(send)
  expect(await screen.findByText('Mark as delivered', { selector: 'button' })).toBeInTheDocument()
  expect(taken).toEqual([['shipped', 'Blue Kite', 'BK-1']])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refund needs a confirmation', async () => {
  const taken: unknown[] = []
  network.use(
    atDesk('return_requested'),
    answer(advanceOrder, ({ input }) => {
      taken.push(input.step)
      return orderOf('refunded')
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `Refund: ${code}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
  expect(dialog.getByText(/₹3,009.00 is refunded to the original payment method/)).toBeVisible()
  expect(taken).toEqual([])
  network.use(atDesk('refunded'))
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Refunded', { selector: 'li *' })).toBeInTheDocument()
  expect(taken).toEqual(['refunded'])
})

test('orders that fail to load can be retried', async () => {
  network.use(refuse(listAllOrders, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(atDesk('paid'))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: code })).toBeVisible()
})
