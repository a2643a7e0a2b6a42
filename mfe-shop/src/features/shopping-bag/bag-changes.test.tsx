import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  acceptCartChanges,
  countWishlistAndCart,
  moveToCart,
  removeSaved,
  saveForLater,
  viewCart,
} from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import type { CartLine, LineNotice } from '@brightyard/contract/entities'
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
import { closeGuestBag } from '../../bag/guest-bag.store.ts'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import * as page from './shopping-bag.page.tsx'

const user = userOf('guardian')
const counts = answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 })
const notice = (kind: LineNotice['kind'], suggested_quantity: number): LineNotice => ({
  kind,
  message: `Changed: ${kind}.`,
  was_in_paise: kind === 'price_changed' ? 100_000 : null,
  now_in_paise: kind === 'price_changed' ? 118_000 : null,
  suggested_quantity,
})
const changed = (id: number, { kind, suggested_quantity, ...rest }: LineNotice, quantity = 5) =>
  cartLineOf(id, {
    quantity,
    notice: { kind, suggested_quantity, ...rest },
    error: rest.message,
  })
const dearer = changed(1, notice('price_changed', 1), 1)
const few = changed(2, notice('low_stock', 3))
const gone = changed(3, notice('out_of_stock', 0))
const change = (id: number) => screen.findByRole('group', { name: `Change: Wooden blocks ${id}` })
const savedOf = (line: CartLine) => ({ ...cartOf(), saved: [line] })

beforeEach(() => {
  closeGuestBag()
  network.use(counts)
})

describe('C-029: changes are shown line by line', () => {
  test.each([
    ['price_changed', 1, 1, 'Was ₹1,000, now ₹1,180 for one.', 'Keep it at ₹1,180'],
    ['low_stock', 3, 5, 'You have 5 in your bag. Only 3 are left.', 'Take 3'],
    ['above_limit', 4, 5, 'You have 5 in your bag. At most 4 in one order.', 'Take 4'],
    ['out_of_stock', 0, 5, 'There are none left at the moment.', 'Save for later'],
    ['not_sold', 0, 5, 'The shop does not sell it any more.', 'Remove'],
  ] as const)('%s', async (kind, suggested, quantity, text, button) => {
    network.use(answer(viewCart, cartOf(changed(1, notice(kind, suggested), quantity))))
    const { container } = renderPage(page, { user })
    const line = await change(1)
    expect(line).toHaveTextContent(text)
    expect(within(line).getByRole('button', { name: button })).toBeVisible()
    expect(within(line).queryByRole('button', { name: /^(Take|Keep)/ }) !== null).toBe(
      suggested > 0,
    )
    expect(screen.queryByText(`Changed: ${kind}.`)).toBeNull()
    expect(await accessibilityFindings(container)).toEqual([])
  })

  test('accepting agrees to the price and the quantity that were shown, and nothing else', async () => {
    const agreed: unknown[] = []
    network.use(
      answer(viewCart, cartOf(dearer, few)),
      answer(acceptCartChanges, ({ input }) => {
        agreed.push(input.lines)
        return cartOf(dearer, cartLineOf(2, { quantity: 3 }))
      }),
    )
    const { user: person } = renderPage(page, { user })
    await person.click(within(await change(2)).getByRole('button', { name: 'Take 3' }))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Change: Wooden blocks 2' })).toBeNull(),
    )
    expect(agreed).toEqual([[{ variant_id: 21, price_in_paise: 118_000, quantity: 3 }]])
    expect(await change(1)).toBeVisible()
  })

  test('several changes are accepted at once, except what is sold out', async () => {
    const agreed: unknown[] = []
    network.use(
      answer(viewCart, cartOf(dearer, few, gone)),
      answer(acceptCartChanges, ({ input }) => {
        agreed.push(input.lines.map(({ variant_id, quantity }) => [variant_id, quantity]))
        return cartOf(cartLineOf(1), cartLineOf(2, { quantity: 3 }), gone)
      }),
    )
    const { user: person } = renderPage(page, { user })
    await person.click(await screen.findByRole('button', { name: 'Accept 2 changes' }))
    expect(await screen.findByText('One item has changed since you added it')).toBeVisible()
    expect(agreed).toEqual([
      [
        [11, 1],
        [21, 3],
      ],
    ])
    expect(await change(3)).toBeVisible()
  })

  test('a change that could not be accepted is back and says why', async () => {
    network.use(answer(viewCart, cartOf(dearer)), refuse(acceptCartChanges, 500))
    const said: string[] = []
    const stop = channel(toastRequested).subscribe(({ title }) => said.push(title))
    const { user: person } = renderPage(page, { user })
    await person.click(within(await change(1)).getByRole('button', { name: /^Keep/ }))
    await waitFor(() => expect(said).toEqual(['The change was not accepted']))
    stop()
    expect(await change(1)).toBeVisible()
  })

  test('the checkout is reached only when nothing waits for an answer', async () => {
    network.use(answer(viewCart, cartOf(dearer)), answer(acceptCartChanges, cartOf(cartLineOf(1))))
    const { user: person } = renderPage(page, { user })
    await person.click(await screen.findByRole('button', { name: 'Go to checkout' }))
    expect(
      screen.getByText('One item has changed since you added it').closest('[id]'),
    ).toHaveFocus()
    await person.click(within(await change(1)).getByRole('button', { name: /^Keep/ }))
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/shop/checkout',
    )
  })
})

describe('saved for later', () => {
  test('a line is saved for later, is not counted, and can be moved back', async () => {
    network.use(
      answer(viewCart, cartOf(cartLineOf(1))),
      answer(saveForLater, savedOf(cartLineOf(1))),
      answer(moveToCart, cartOf(cartLineOf(1))),
    )
    const { user: person, container } = renderPage(page, { user })
    await person.click(await screen.findByRole('button', { name: /^Save for later: Wooden/ }))
    const saved = within(await screen.findByRole('region', { name: 'Saved for later (1)' }))
    expect(screen.getByText('Your bag is empty')).toBeVisible()
    expect(await accessibilityFindings(container)).toEqual([])
    await person.click(saved.getByRole('button', { name: 'Move to bag: Wooden blocks 1' }))
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Saved/ })).toBeNull()
    expect(screen.getByText('Wooden blocks 1 is back in your bag.')).toBeVisible()
  })

  test('Undo puts it back at once', async () => {
    network.use(
      answer(viewCart, cartOf(cartLineOf(1))),
      answer(saveForLater, savedOf(cartLineOf(1))),
      answer(moveToCart, cartOf(cartLineOf(1))),
    )
    const { user: person } = renderPage(page, { user })
    await person.click(await screen.findByRole('button', { name: /^Save for later: Wooden/ }))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible()
  })

  test('what the server does not lay aside stays in the bag', async () => {
    network.use(answer(viewCart, cartOf(cartLineOf(1))), refuse(saveForLater, 500))
    const { user: person, queryClient } = renderPage(page, { user })
    await person.click(await screen.findByRole('button', { name: /^Save for later: Wooden/ }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(await screen.findByRole('region', { name: 'Items in your bag' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Saved/ })).toBeNull()
  })

  test('what cannot go back says why and stays', async () => {
    network.use(
      answer(viewCart, savedOf(cartLineOf(1))),
      refuse(moveToCart, 422, { fields: { variant_id: 'This item is out of stock.' } }),
    )
    const { user: person } = renderPage(page, { user })
    await person.click(await screen.findByRole('button', { name: 'Move to bag: Wooden blocks 1' }))
    expect(await screen.findByText('This item is out of stock.')).toBeVisible()
  })

  test('a saved line is removed, and the focus stays near', async () => {
    network.use(
      answer(viewCart, { ...cartOf(), saved: [cartLineOf(1), cartLineOf(2)] }),
      answer(removeSaved, savedOf(cartLineOf(2))),
    )
    const { user: person } = renderPage(page, { user })
    const remove = 'Remove from saved items: Wooden blocks 1'
    await person.click(await screen.findByRole('button', { name: remove }))
    expect(await screen.findByRole('heading', { name: 'Saved for later (1)' })).toHaveFocus()
  })
})
