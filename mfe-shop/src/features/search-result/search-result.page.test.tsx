import { beforeEach, expect, test } from '@jest/globals'
import { listBrands, listCategories, listProducts } from '@brightyard/contract/calls'
import type { CallInput } from '@brightyard/contract/calls'
import { cartCountChanged } from '@brightyard/contract/channels'
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
import { channel } from '@brightyard/runtime'
import { closeGuestBag, openGuestBag } from '../../bag/guest-bag.store.ts'
import { cardOf, pageOfAll, variantOf } from '../../fixtures/products.ts'
import { someBrands, someCategories } from '../../fixtures/shelves.ts'
import * as page from './search-result.page.tsx'

const path = '/shop/search-result'
let asked: CallInput<typeof listProducts>[]
const one = { variants: [variantOf(11)] }

beforeEach(() => {
  closeGuestBag()
  asked = []
  network.use(
    answer(listCategories, { data: someCategories }),
    answer(listBrands, { data: someBrands }),
    answer(listProducts, ({ input }) => {
      asked.push(input)
      return pageOfAll([cardOf(1, one), cardOf(2)], { total: 30, pages: 2 })
    }),
  )
})
const open = (query = '', options = {}) =>
  renderPage(page, { path, address: path + query, ...options })
/** On a narrow screen, as the test's is, the filters wait behind a button. */
const openFilters = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Filters' }))
const lastAsked = () => asked.at(-1)

test('S-009: shows the results of a search with their number', async () => {
  const { container } = open('?search=blocks')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Results for “blocks”' }),
  ).toBeVisible()
  expect(screen.getByText('30 products found')).toBeVisible()
  expect(lastAsked()).toMatchObject({ search: 'blocks' })
  expect(await accessibilityFindings(container)).toEqual([])
})

test('S-017: filters and sorting stand in the address', async () => {
  const { user, router } = open('?search=blocks&page=2')
  await openFilters(user)
  await user.click(await screen.findByRole('checkbox', { name: /Little Oak/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=blocks&brand=little-oak'))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Little Oak/ })).toBeChecked())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=blocks&brand=little-oak&sort=newest'),
  )
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({
      search: 'blocks',
      brand_ids: [3],
      sortColumn: 'created_at',
    }),
  )
  expect(lastAsked()).not.toHaveProperty('page')
})

test('S-009: a category of the address names the page, by slug and by id', async () => {
  open('?category=blocks')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  expect(lastAsked()).toMatchObject({ category_ids: [12] })
})

test('S-018: a lowest price above the highest is refused with a message', async () => {
  const { user, router } = open()
  await openFilters(user)
  await user.type(await screen.findByLabelText(/From/), '500')
  await user.type(screen.getByLabelText(/To/), '100')
  await user.click(screen.getByRole('button', { name: 'Apply price' }))
  expect(await screen.findByText(/lowest price is above the highest/)).toBeVisible()
  expect(router.state.location.search).toBe('')
  await user.clear(screen.getByLabelText(/To/))
  await user.type(screen.getByLabelText(/To/), '900')
  await user.click(screen.getByRole('button', { name: 'Apply price' }))
  await waitFor(() => expect(router.state.location.search).toBe('?price=500-900'))
  await waitFor(() => expect(lastAsked()).toMatchObject({ min_price: 500, max_price: 900 }))
})

test('a filter that is on can be taken away', async () => {
  const { user, router } = open('?brand=little-oak&price=100-500')
  await user.click(await screen.findByRole('link', { name: 'Remove filter ₹100 to ₹500' }))
  await waitFor(() => expect(router.state.location.search).toBe('?brand=little-oak'))
})

test('the next page is a link', async () => {
  open('?search=blocks')
  expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${path}?search=blocks&page=2`,
  )
})

test('nothing found says what to do', async () => {
  network.use(answer(listProducts, pageOfAll([])))
  const { container } = open('?search=zzz&brand=little-oak')
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    `${path}?search=zzz`,
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('products that cannot be loaded can be asked for again', async () => {
  network.use(refuse(listProducts, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listProducts, pageOfAll([cardOf(7)])))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Wooden blocks 7' })).toBeVisible()
})

test('C-002, C-004: a visitor adds a product once; the second press changes nothing', async () => {
  const { user } = open()
  const add = await screen.findByRole('button', { name: 'Add to bag: Wooden blocks 1' })
  await user.click(add)
  await user.click(add)
  expect(openGuestBag().lines.map((line) => [line.variant_id, line.quantity])).toEqual([[11, 1]])
  await waitFor(() => expect(channel(cartCountChanged).latest()?.count).toBe(1))
})

test('S-020: a product without stock shows so and cannot be added', async () => {
  network.use(
    answer(
      listProducts,
      pageOfAll([cardOf(1, { variants: [variantOf(11, { units_available: 0 })] })]),
    ),
  )
  open()
  expect(
    await screen.findByRole('button', { name: 'Out of stock: Wooden blocks 1' }),
  ).toBeDisabled()
})

test('Z-025: a visitor who presses the heart is led to sign in', async () => {
  const { user, router } = open('', { others: ['/login'] })
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Wooden blocks 1' }))
  await screen.findByText('at /login')
  expect(router.state.location.search).toBe('?redirectURL=%2Fshop')
})

test('Z-023: roles that do not buy see the products without buttons', async () => {
  open('', { user: userOf('vendor') })
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /bag|wishlist/i })).toBeNull()
})
