import { listTransactions } from '@brightyard/contract/calls'
import { expect, test } from '@jest/globals'
import { answer, network, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { page, paid } from './transaction.fixture.ts'
import * as transactionsPage from './transactions.page.tsx'

const user = userOf('guardian')
const openList = (address = '/my-transactions') =>
  renderPage(transactionsPage, { path: '/my-transactions', address, user })

test('R-034: a payment shows title, amount and status, and links to its page', async () => {
  network.use(answer(listTransactions, page([paid])))
  openList()
  expect(await screen.findByRole('link', { name: 'Rooftop Telescope' })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
  expect(screen.getByText('₹1,180.50')).toBeVisible()
  expect(screen.getByText('Paid', { selector: 'li *' })).toBeVisible()
})

test('R-034: a payment says what kind it was', async () => {
  const types = ['shop', 'booking', 'subscription', 'program', 'campaign'] as const
  const all = types.map((order_type) => ({ ...paid, order_type, order_code: `BY-${order_type}` }))
  network.use(answer(listTransactions, page(all)))
  openList()
  for (const [index, label] of ['Shop', 'Booking', 'Maths AI', 'Program'].entries())
    expect(await screen.findByText(new RegExp(` ${label} · BY-${types[index]}$`))).toBeVisible()
})

test('R-034: the server filters by status, which is in the address', async () => {
  const asked: object[] = []
  network.use(
    answer(listTransactions, ({ input }) => {
      asked.push(input)
      return page([])
    }),
  )
  const { user: person, router } = openList()
  await person.selectOptions(await screen.findByLabelText('Status'), 'Refunded')
  await waitFor(() => expect(router.state.location.search).toBe('?status=refunded'))
  expect(await screen.findByText('No transaction of this kind')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ status: 'refunded' })
})

test('R-034: without payments the way to the shop is offered', async () => {
  network.use(answer(listTransactions, page([])))
  openList()
  expect(await screen.findByText('No transactions yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeVisible()
})
