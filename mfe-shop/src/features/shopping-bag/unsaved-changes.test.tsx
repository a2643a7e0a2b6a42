import { beforeEach, expect, test } from '@jest/globals'
import {
  clearCart,
  countWishlistAndCart,
  updateCartLine,
  viewCart,
} from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
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
  within,
} from '@brightyard/testing'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import * as page from './shopping-bag.page.tsx'

const line = () => within(screen.getByRole('group', { name: /^quantity of Wooden blocks 3/ }))
const summary = () => within(screen.getByRole('region', { name: 'Summary' }))
const total = () => summary().getByText('Total').nextElementSibling?.textContent
const increase = (id = 3) =>
  screen.getByRole('button', { name: `Increase quantity of Wooden blocks ${id}, Set ${id}1` })
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

async function open() {
  const rendered = renderPage(page, { user: userOf('guardian'), others: ['/shop/checkout'] })
  await screen.findByRole('link', { name: 'Wooden blocks 3' })
  return rendered
}

beforeEach(() =>
  network.use(
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 }),
    answer(viewCart, cartOf(cartLineOf(3))),
  ),
)

test('without a connection the quantity goes back, the line says so, and it can be tried again', async () => {
  const { user, container } = await open()
  network.use(cutOff(updateCartLine), cutOff(viewCart))
  await user.click(increase())
  const again = await screen.findByRole('button', {
    name: 'Try again: Wooden blocks 3, 2 in your bag',
  })
  expect(alerts()).toContainEqual(
    'Not saved. We could not reach the server. Check your connection and try again.',
  )
  expect(line().getByText('1')).toBeVisible()
  expect(total()).toBe('₹1,180.00')
  expect(summary().getByText(/^A change is not saved/)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])

  network.use(answer(updateCartLine, cartOf(cartLineOf(3, { quantity: 2 }))))
  await user.click(again)
  await waitFor(() => expect(total()).toBe('₹2,360.00'))
  expect(screen.queryByText(/^Not saved/)).toBeNull()
})

test('what was not saved stays on the line when the connection is back', async () => {
  const { user, queryClient } = await open()
  network.use(cutOff(updateCartLine), cutOff(viewCart))
  await user.click(increase())
  await screen.findByText(/^Not saved/)
  network.use(answer(viewCart, cartOf(cartLineOf(3))))
  await queryClient.refetchQueries()
  expect(screen.getByText(/^Not saved/)).toBeVisible()
})

test('a change of one line that is refused leaves the later change of another', async () => {
  network.use(
    answer(viewCart, cartOf(cartLineOf(3), cartLineOf(4))),
    answer(updateCartLine, ({ input }) =>
      input.ecomm_product_id === 3
        ? Response.error()
        : cartOf(cartLineOf(3), cartLineOf(4, { quantity: 2 })),
    ),
  )
  const { user } = await open()
  await user.click(increase(3))
  await user.click(increase(4))
  expect(await screen.findByText(/^Not saved/)).toBeVisible()
  expect(line().getByText('1')).toBeVisible()
  expect(total()).toBe('₹3,540.00')
})

test('the way to the checkout waits until the change is saved', async () => {
  let save = () => {}
  const asked = new Promise<void>((resolve) => {
    save = resolve
  })
  network.use(
    answer(updateCartLine, async () => {
      await asked
      return cartOf(cartLineOf(3, { quantity: 2 }))
    }),
  )
  const { user } = await open()
  await user.click(increase())
  await user.click(screen.getByRole('link', { name: 'Go to checkout' }))
  expect(screen.getByRole('link', { name: 'Saving your bag…' })).toBeVisible()
  save()
  expect(await screen.findByText('at /shop/checkout')).toBeVisible()
})

test('the way to the checkout stops where the change was not saved', async () => {
  let fail = () => {}
  const asked = new Promise<void>((resolve) => {
    fail = resolve
  })
  network.use(
    answer(updateCartLine, async () => {
      await asked
      return Response.error()
    }),
  )
  const { user } = await open()
  await user.click(increase())
  await user.click(screen.getByRole('link', { name: 'Go to checkout' }))
  fail()
  expect(await screen.findByText(/^Not saved/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test('a bag that was not cleared says so', async () => {
  network.use(refuse(clearCart, 500))
  const { user } = await open()
  const said: string[] = []
  const stop = channel(toastRequested).subscribe(({ title }) => said.push(title))
  await user.click(screen.getByRole('button', { name: 'Clear bag' }))
  await waitFor(() => expect(said).toEqual(['Your bag was not cleared']))
  stop()
})

test('C-028: at the limit the button that adds one is announced as disabled, with the reason', async () => {
  network.use(answer(viewCart, cartOf(cartLineOf(3, { units_available: 1 }))))
  await open()
  expect(increase()).toHaveAttribute('aria-disabled', 'true')
  expect(increase()).toHaveAccessibleDescription('Only 1 left in stock.')
})
