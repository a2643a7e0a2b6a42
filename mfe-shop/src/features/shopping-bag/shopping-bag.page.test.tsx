import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  clearCart,
  countWishlistAndCart,
  getProduct,
  removeFromCart,
  syncCart,
  updateCartLine,
  viewCart,
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
  within,
} from '@brightyard/testing'
import {
  addToGuestBag,
  closeGuestBag,
  incrementGuestLine,
  openGuestBag,
} from '../../bag/guest-bag.store.ts'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import { cardOf, productOf, variantOf } from '../../fixtures/products.ts'
import * as page from './shopping-bag.page.tsx'

const guardian = userOf('guardian')
const counts = answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 })
const products = answer(getProduct, ({ input }) => productOf(Number(input.id)))
const summary = () => within(screen.getByRole('region', { name: 'Summary' }))
const sum = (name: string) => summary().getByText(name).nextElementSibling?.textContent
const change = (id: number) => screen.findByRole('group', { name: `Change: Wooden blocks ${id}` })
const increase = (id: number) =>
  screen.getByRole('button', { name: `Increase quantity of Wooden blocks ${id}, Set ${id}1` })

beforeEach(() => {
  closeGuestBag()
  network.use(counts, products)
})

describe('a visitor', () => {
  test('S-010: sees the bag of this browser with quantity, tax split and total', async () => {
    addToGuestBag(cardOf(1))
    addToGuestBag(cardOf(2), 22)
    const { container } = renderPage(page)
    await screen.findByRole('link', { name: 'Wooden blocks 1' })
    expect(sum('Total')).toBe('₹2,580.00')
    expect(sum('Price before tax')).toBe('₹2,186.44')
    expect(sum('Tax 18%')).toBe('₹393.56')
    expect(await accessibilityFindings(container)).toEqual([])
  })

  test('C-005, C-006, V-010: plus and minus change the quantity and the total', async () => {
    addToGuestBag(cardOf(1))
    const { user } = renderPage(page)
    await screen.findByRole('link', { name: 'Wooden blocks 1' })
    await user.click(increase(1))
    expect(sum('Total')).toBe('₹2,360.00')
    const decrease = screen.getByRole('button', { name: /^Decrease/ })
    await user.click(decrease)
    expect(decrease).toBeDisabled()
    expect(sum('Total')).toBe('₹1,180.00')
  })

  test('C-028: at the limit a press says why there are no more', async () => {
    addToGuestBag(cardOf(1, { max_order_quantity: 1 }))
    network.use(answer(getProduct, productOf(1, { max_order_quantity: 1 })))
    const { user } = renderPage(page)
    await screen.findByRole('link', { name: 'Wooden blocks 1' })
    await user.click(increase(1))
    expect(screen.getByText('At most 1 in one order.')).toBeVisible()
  })

  test('C-007: removes a line, and takes it back', async () => {
    addToGuestBag(cardOf(1))
    addToGuestBag(cardOf(2))
    const { user } = renderPage(page)
    await user.click(await screen.findByRole('button', { name: 'Remove Wooden blocks 1, Set 11' }))
    expect(screen.queryByRole('link', { name: 'Wooden blocks 1' })).toBeNull()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    const links = screen.getAllByRole('link', { name: /Wooden blocks/ })
    expect(links.map((link) => link.textContent)).toEqual(['Wooden blocks 1', 'Wooden blocks 2'])
  })

  test('C-009: empties the bag, sees so, and can take it back', async () => {
    addToGuestBag(cardOf(1))
    const { user, container } = renderPage(page)
    await user.click(await screen.findByRole('button', { name: 'Clear bag' }))
    expect(await screen.findByText('Your bag is empty')).toBeVisible()
    expect(await accessibilityFindings(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(openGuestBag().lines).toHaveLength(1)
  })

  test('must sign in to check out, and returns to the bag', async () => {
    addToGuestBag(cardOf(1))
    renderPage(page)
    expect(await screen.findByRole('link', { name: 'Sign in to check out' })).toHaveAttribute(
      'href',
      '/login?redirectURL=%2Fshop%2Fshopping-bags&for=pay',
    )
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
  })

  test('C-011, E-018: what is no longer in stock is marked on its line, also after a reload', async () => {
    addToGuestBag(cardOf(1))
    network.use(refuse(getProduct, 404))
    renderPage(page)
    expect(await change(1)).toHaveTextContent('There are none left at the moment.')
    closeGuestBag()
    expect(openGuestBag().lines[0]?.error).toMatch('out of stock')
  })

  test('C-029: a changed price says what it was and is, over a reload too, until it is accepted', async () => {
    addToGuestBag(cardOf(1, { variants: [variantOf(11, { paise: 99_900 })] }))
    const first = renderPage(page)
    expect(await change(1)).toHaveTextContent('Was ₹999, now ₹1,180 for one.')
    first.unmount()
    closeGuestBag()
    const { user, container } = renderPage(page)
    const notice = await change(1)
    expect(sum('Total')).toBe('₹1,180.00')
    expect(await accessibilityFindings(container)).toEqual([])
    await user.click(within(notice).getByRole('button', { name: 'Keep it at ₹1,180' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Change/ })).toBeNull())
    expect(screen.getByRole('link', { name: 'Wooden blocks 1' })).toHaveFocus()
  })

  test('C-028, C-029: more than there are left becomes what there is, when accepted', async () => {
    addToGuestBag(cardOf(1))
    for (let more = 1; more < 4; more += 1)
      incrementGuestLine({ ecomm_product_id: 1, variant_id: 11 })
    network.use(
      answer(getProduct, productOf(1, { variants: [variantOf(11, { units_available: 2 })] })),
    )
    const { user } = renderPage(page)
    const notice = await change(1)
    expect(notice).toHaveTextContent('You have 4 in your bag. Only 2 are left.')
    await user.click(within(notice).getByRole('button', { name: 'Take 2' }))
    await waitFor(() => expect(sum('Total')).toBe('₹2,360.00'))
    expect(openGuestBag().lines[0]).toMatchObject({ quantity: 2, error: null })
  })
})

test('while the bag loads, its place is a screen high for whoever may have one, and not for a new visitor', async () => {
  network.use(answer(viewCart, () => new Promise<never>(() => {})))
  renderPage(page, { user: guardian })
  const place = (await screen.findByText('Loading your bag')).closest('[role=status]')
  expect(place).toHaveStyle({ minHeight: '100svh' })
  document.documentElement.toggleAttribute('data-new', true)
  expect(place).toHaveStyle({ minHeight: 'auto' })
  document.documentElement.toggleAttribute('data-new', false)
})

describe('a guardian', () => {
  test('L-036: the sums are the server’s, whatever the lines would come to', async () => {
    const cart = cartOf(cartLineOf(3))
    const totals = { ...cart.totals, total_in_paise: 99_900, discount_in_paise: 18_100 }
    network.use(answer(viewCart, { ...cart, totals }))
    renderPage(page, { user: guardian })
    await screen.findByRole('link', { name: 'Wooden blocks 3' })
    expect(sum('Total')).toBe('₹999.00')
    expect(sum('Coupon')).toBe('−₹181.00')
  })

  test('X-015: sees the bag of the account, fetched by cart/view with the user id (C-020)', async () => {
    network.use(
      answer(viewCart, ({ input, request }) => {
        expect(input.user_id).toBe(guardian.id)
        expect([request.method, new URL(request.url).pathname]).toEqual([
          'POST',
          '/cms/api/ecommerce/product/web/product/cart/view',
        ])
        return cartOf(cartLineOf(3, { quantity: 2 }))
      }),
    )
    const { container } = renderPage(page, { user: guardian })
    expect(await screen.findByRole('link', { name: 'Wooden blocks 3' })).toBeVisible()
    expect(sum('Total')).toBe('₹2,360.00')
    expect(await accessibilityFindings(container)).toEqual([])
  })

  test('sees the new quantity at once and sends one change after the other', async () => {
    const sent: number[] = []
    network.use(
      answer(viewCart, cartOf(cartLineOf(3))),
      answer(updateCartLine, ({ input }) => {
        sent.push(input.quantity)
        return cartOf(cartLineOf(3, { quantity: input.quantity }))
      }),
    )
    const { user } = renderPage(page, { user: guardian })
    await screen.findByRole('link', { name: 'Wooden blocks 3' })
    await user.click(increase(3))
    await user.click(increase(3))
    await waitFor(() => expect(sent).toEqual([2, 3]))
    await waitFor(() => expect(sum('Total')).toBe('₹3,540.00'))
  })

  test('a refused change goes back and says why on the line', async () => {
    network.use(
      answer(viewCart, cartOf(cartLineOf(3))),
      refuse(updateCartLine, 422, { message: 'Only 1 left in stock.' }),
    )
    const { user } = renderPage(page, { user: guardian })
    await screen.findByRole('link', { name: 'Wooden blocks 3' })
    await user.click(increase(3))
    expect(await screen.findByText('Only 1 left in stock.')).toBeVisible()
    expect(sum('Total')).toBe('₹1,180.00')
  })

  test('removes a line and puts it back with its quantity', async () => {
    const back: unknown[] = []
    network.use(
      answer(viewCart, cartOf(cartLineOf(3, { quantity: 2 }))),
      answer(removeFromCart, cartOf()),
      answer(syncCart, ({ input }) => {
        back.push(input.cart)
        return cartOf(cartLineOf(3, { quantity: 2 }))
      }),
    )
    const { user } = renderPage(page, { user: guardian })
    await user.click(await screen.findByRole('button', { name: /^Remove Wooden blocks 3/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Wooden blocks 3' })).toBeVisible()
    expect(back).toEqual([[{ ecomm_product_id: 3, variant_id: 31, quantity: 2 }]])
  })

  test('a bag that cannot be emptied is still there', async () => {
    network.use(answer(viewCart, cartOf(cartLineOf(3))), refuse(clearCart, 500))
    const { user } = renderPage(page, { user: guardian })
    await user.click(await screen.findByRole('button', { name: 'Clear bag' }))
    expect(await screen.findByRole('link', { name: 'Wooden blocks 3' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('a bag that cannot be loaded offers to try again', async () => {
    network.use(refuse(viewCart, 500))
    const { user } = renderPage(page, { user: guardian })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    network.use(answer(viewCart, cartOf(cartLineOf(3))))
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Wooden blocks 3' })).toBeVisible()
  })
})

test('Z-023: other roles get a short explanation and no call is made', async () => {
  renderPage(page, { user: userOf('vendor') })
  expect(await screen.findByText('The bag is for guardians')).toBeVisible()
})
