import { getTransaction, listTransactions } from '@brightyard/contract/calls'
import type { Transaction } from '@brightyard/contract/entities'
import { expect, jest, test } from '@jest/globals'
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
import * as transactionPage from './transaction.page.tsx'
import * as transactionsPage from './transactions.page.tsx'

const paid: Transaction = {
  order_code: 'BY-7F3K',
  order_type: 'shop',
  order_id: 42,
  title: 'Rooftop Telescope',
  paid_at: '2026-03-18T10:00:00.000Z',
  amount_in_paise: 118_050,
  status: 'success',
}
const page = (data: Transaction[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 20 },
})
const user = userOf('guardian')
const openList = (address = '/my-transactions') =>
  renderPage(transactionsPage, { path: '/my-transactions', address, user })

test('R-034: a payment stands with title, amount and status, and leads to its page', async () => {
  network.use(answer(listTransactions, page([paid])))
  const { container } = openList()
  expect(await screen.findByRole('link', { name: 'Rooftop Telescope' })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
  expect(screen.getByText('₹1,180.50')).toBeVisible()
  expect(screen.getByText('Paid', { selector: 'li *' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-034: the status is asked of the server and stands in the address', async () => {
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

const openOne = (address: string) =>
  renderPage(
    { ...transactionPage, ErrorBoundary: () => <p>No such page</p> },
    {
      path: '/transection/:id?',
      address,
      user,
      others: ['/my-transactions'],
    },
  )

test('R-034: one payment shows what it was for and every try', async () => {
  network.use(
    answer(getTransaction, {
      ...paid,
      reference: 'pay_123',
      method: 'sandbox',
      lines: [{ name: 'Rooftop Telescope', quantity: 2, amount_in_paise: 118_050 }],
      tries: [
        { at: '2026-03-18T10:00:00.000Z', status: 'success' },
        { at: '2026-03-18T09:50:00.000Z', status: 'failure' },
      ],
    }),
  )
  const { container } = openOne('/transection/BY-7F3K')
  expect(await screen.findByText('2 × Rooftop Telescope')).toBeVisible()
  expect(screen.getByText('Failed')).toBeVisible()
  expect(screen.getByText(/Reference pay_123/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    '/shop/order-history/order-details/42',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-034: a payment that is not there leads to the list with a word about it', async () => {
  network.use(refuse(getTransaction, 404))
  const { router } = openOne('/transection/BY-24001')
  await screen.findByText('at /my-transactions')
  expect(router.state.location.search).toBe('?gone=true')
  network.use(answer(listTransactions, page([])))
  openList('/my-transactions?gone=true')
  expect(await screen.findByText('That payment is not here any more')).toBeVisible()
})

test('an address without a code leads to the list', async () => {
  openOne('/transection')
  expect(await screen.findByText('at /my-transactions')).toBeVisible()
})

test.each(['0', 'abc', 'a b c d', '%3Cscript%3E', "1'or'1", '%00%00%00%00', 'x'.repeat(41)])(
  'V-016: %s is no payment, and nothing is asked',
  async (code) => {
    const asked = jest.fn()
    network.use(
      answer(getTransaction, () => {
        asked()
        return Response.json({}, { status: 404 })
      }),
    )
    openOne(`/transection/${code}`)
    expect(await screen.findByText('No such page')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  },
)

test('Q-035: a payment that does not come can be asked for again', async () => {
  network.use(refuse(getTransaction, 500))
  openOne('/transection/BY-7F3K')
  expect(await screen.findByText('We could not load this transaction')).toBeVisible()
})
