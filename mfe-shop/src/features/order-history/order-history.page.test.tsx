import { expect, test } from '@jest/globals'
import { listOrders } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { orderSummaryOf } from '../../fixtures/orders.ts'
import { pageOfAll } from '../../fixtures/products.ts'
import * as page from './order-history.page.tsx'

const open = (query = '', role: 'guardian' | 'superAdmin' = 'guardian') =>
  renderPage(page, {
    path: '/shop/order-history',
    address: `/shop/order-history${query}`,
    user: userOf(role),
  })

test('S-006: an order shows number, contents, status and total, and links to its page', async () => {
  network.use(answer(listOrders, pageOfAll([orderSummaryOf('shipped')])))
  const { container } = open()
  const name = /^Order of 1 November ?: Wooden blocks 1 and 1 more$/
  const link = await screen.findByRole('link', { name })
  expect(link).toHaveAccessibleDescription(/^3 pieces, placed 1 Nov 2026/)
  expect(screen.getByText('BY-7F3K-9Q2M-XT4A-HC8W')).toBeVisible()
  expect(link).toHaveAttribute('href', '/shop/order-history/order-details/42')
  expect(screen.getByText('On its way', { selector: 'li *' })).toBeVisible()
  expect(screen.getByText('₹3,009.00')).toBeVisible()
  expect(container.querySelectorAll('li img')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Order desk' })).toBeNull()
})

test('S-006: two orders of one day have different names', async () => {
  const kite = { ...orderSummaryOf('paid'), id: 43, names: ['Manja-free kite'] }
  network.use(answer(listOrders, pageOfAll([orderSummaryOf('shipped'), kite])))
  open()
  const links = await screen.findAllByRole('link', { name: /^Order of 1 November ?: / })
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(2)
})

test('S-006: page and status are links, and are sent to the server', async () => {
  const asked: object[] = []
  network.use(
    answer(listOrders, ({ input }) => {
      asked.push(input)
      return pageOfAll([orderSummaryOf('delivered')], { total: 25, page: 2, pages: 3 })
    }),
  )
  const { user, router } = open('?status=delivered&page=2')
  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/shop/order-history?status=delivered&page=3',
  )
  expect(asked).toEqual([{ status: 'delivered', page: '2' }])
  await user.selectOptions(screen.getByLabelText('Show'), 'Packed')
  await waitFor(() => expect(router.state.location.search).toBe('?status=packed'))
  await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'packed', page: '1' }))
})

test('S-006: an address with nonsense shows the first page of everything', async () => {
  const asked: object[] = []
  network.use(
    answer(listOrders, ({ input }) => {
      asked.push(input)
      return pageOfAll([orderSummaryOf('paid')])
    }),
  )
  open('?status=gone&page=-3')
  await screen.findByRole('link', { name: /^Order of / })
  expect(asked).toEqual([{ page: '1' }])
})

test('S-006: without orders the way to the shop is offered', async () => {
  network.use(answer(listOrders, pageOfAll([])))
  open()
  expect(await screen.findByText('No orders yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/shop')
})

test('S-006: a status without orders, and a page after the last, lead back to all orders', async () => {
  network.use(answer(listOrders, pageOfAll([])))
  const { unmount } = open('?status=refunded')
  expect(await screen.findByText('You have no orders with the status “Refunded”')).toBeVisible()
  unmount()
  network.use(answer(listOrders, pageOfAll([], { total: 12, page: 9, pages: 2 })))
  open('?page=9')
  expect(await screen.findByText('There are no orders on this page')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute(
    'href',
    '/shop/order-history',
  )
})

test('S-006: orders that fail to load can be retried', async () => {
  network.use(refuse(listOrders, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listOrders, pageOfAll([orderSummaryOf('paid')])))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: /^Order of / })).toBeVisible()
})

test('an admin is led to the desk with everybody’s orders', async () => {
  network.use(answer(listOrders, pageOfAll([])))
  open('', 'superAdmin')
  expect(await screen.findByRole('link', { name: 'Order desk' })).toHaveAttribute(
    'href',
    '/shop/admin/orders',
  )
})
