import { expect, test } from '@jest/globals'
import { trackOrder } from '@brightyard/contract/calls'
import type { TrackedOrder } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@brightyard/testing'
import { orderOf } from '../../fixtures/orders.ts'
import * as page from './track-order.page.tsx'

const { order_code, placed_at, item_count, delivery, timeline, parcel } = orderOf('shipped')
const tracked: TrackedOrder = {
  order_code,
  status: 'shipped',
  placed_at,
  item_count,
  delivery,
  city: 'Bengaluru',
  timeline,
  parcel,
}
const open = (query = '') =>
  renderPage(page, { path: '/shop/track-order', address: `/shop/track-order${query}` })

test('with number and key the way of the parcel is shown, to anybody', async () => {
  const asked: unknown[] = []
  network.use(
    answer(trackOrder, ({ input }) => {
      asked.push(input)
      return tracked
    }),
  )
  const { container } = open(`?code=${order_code}&secret=aKey`)
  const order = within(await screen.findByRole('region', { name: `Order ${order_code}` }))
  expect(asked).toEqual([{ order_code, secret: 'aKey' }])
  expect(order.getByText('On its way')).toBeVisible()
  expect(order.getByText(/Standard delivery to Bengaluru, expected 6 Nov 2026/)).toBeVisible()
  expect(order.getByText('Blue Kite, parcel BK-1')).toBeVisible()
  expect(order.getAllByRole('listitem').at(-1)).toHaveTextContent('DeliveredStill to come')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('without a key a form asks for both and puts them into the address', async () => {
  network.use(answer(trackOrder, tracked))
  const { user, router, container } = open('?code=by-7f3k-9q2m-xt4a-hc8w')
  const track = await screen.findByRole('button', { name: 'Track the order' })
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(track)
  expect(await screen.findByText('Please enter the tracking key.')).toBeVisible()
  expect(screen.getByLabelText('Tracking key')).toHaveFocus()
  await user.type(screen.getByLabelText('Tracking key'), ' aKey ')
  await user.click(track)
  await screen.findByRole('region', { name: `Order ${order_code}` })
  expect(router.state.location.search).toBe('?code=by-7f3k-9q2m-xt4a-hc8w&secret=aKey')
})

test('a wrong key, an unknown number and nonsense get the same words', async () => {
  const words: string[] = []
  for (const [status, query] of [
    [404, `?code=${order_code}&secret=wrong`],
    [404, '?code=BY-AAAA-AAAA&secret=wrong'],
    [422, '?code=!&secret=wrong'],
  ] as const) {
    network.use(refuse(trackOrder, status, { message: `Refused with ${status}.` }))
    const { unmount } = open(query)
    words.push((await screen.findByRole('alert')).textContent)
    unmount()
  }
  expect(new Set(words).size).toBe(1)
  expect(words[0]).toContain('There is no order with this number and key')
})

test('an answer that does not arrive can be retried', async () => {
  network.use(refuse(trackOrder, 500))
  const { user } = open(`?code=${order_code}&secret=aKey`)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(trackOrder, tracked))
  await user.click(retry)
  await waitFor(() =>
    expect(screen.getByRole('region', { name: `Order ${order_code}` })).toBeVisible(),
  )
})
