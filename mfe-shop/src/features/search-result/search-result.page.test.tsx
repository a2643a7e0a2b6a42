import { beforeEach, expect, test } from '@jest/globals'
import { listBrands, listCategories, listFacets, listProducts } from '@brightyard/contract/calls'
import type { CallInput } from '@brightyard/contract/calls'
import { cartCountChanged } from '@brightyard/contract/channels'
import {
  accessibilityFindings,
  answer,
  hang,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { channel } from '@brightyard/runtime'
import { closeGuestBag, openGuestBag } from '../../bag/guest-bag.store.ts'
import { cardOf, pageOfAll, variantOf } from '../../fixtures/products.ts'
import { noFacets, someBrands, someCategories, someFacets } from '../../fixtures/shelves.ts'
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
    answer(listFacets, someFacets),
    answer(listProducts, ({ input }) => {
      asked.push(input)
      return pageOfAll([cardOf(1, one), cardOf(2)], { total: 30, pages: 2 })
    }),
  )
})
const open = (query = '', options = {}) =>
  renderPage(page, { path, address: path + query, ...options })
/** On a narrow screen, as the test's is, the filters wait in a drawer. */
async function openFilters(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}
async function closeFilters(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const lastAsked = () => asked.at(-1)

test('S-009: shows the results of a search with their number', async () => {
  open('?search=blocks')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Results for “blocks”' }),
  ).toBeVisible()
  expect(screen.getByText('30 products found')).toBeVisible()
  expect(lastAsked()).toMatchObject({ search: 'blocks' })
})

test('S-009: says what was searched for instead, and that no product has all of the words', async () => {
  network.use(
    answer(listProducts, {
      ...pageOfAll([cardOf(1, one)]),
      corrected: 'colour blocks',
      is_partial: true,
    }),
  )
  open('?search=colur+blocks')
  const said = await screen.findByText(/^Nothing was found for “colur blocks”/)
  expect(said).toHaveTextContent('These are the products for colour blocks.')
  expect(screen.getByText(/^No product has all of the words/)).toBeVisible()
})

test('S-009 S-017: filters and sorting are in the address', async () => {
  const { user, router } = open('?search=blocks&page=2')
  const filters = await openFilters(user)
  await user.click(filters.getByRole('checkbox', { name: 'Little Oak (2)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=blocks&brand=little-oak'))
  await waitFor(() => expect(filters.getByRole('checkbox', { name: /Little Oak/ })).toBeChecked())
  await closeFilters(user)
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

test('S-009: every filter says how many products it would give, and what gives none is left out', async () => {
  const { user } = open()
  const filters = await openFilters(user)
  expect(await accessibilityFindings(screen.getByRole('dialog'))).toEqual([])
  for (const name of ['Toys (12)', 'Under ₹250 (10)', '₹250 to under ₹500 (20)'])
    expect(filters.getByRole('link', { name })).toBeVisible()
  for (const name of ['3–5 years (9)', '6–8 years (21)', 'Zebra Press (4)'])
    expect(filters.getByRole('checkbox', { name })).toBeVisible()
  expect(filters.getByRole('radio', { name: 'Out of stock (2)' })).toBeVisible()
  expect(filters.queryByRole('link', { name: /Books/ })).toBeNull()
  expect(filters.queryByRole('checkbox', { name: /13/ })).toBeNull()
})

test('S-009: age and availability narrow the list, and both are counted with the same wishes', async () => {
  const counted: unknown[] = []
  network.use(
    answer(listFacets, ({ input }) => {
      counted.push(input)
      return someFacets
    }),
  )
  const { user, router } = open('?sort=name&page=2')
  const filters = await openFilters(user)
  await user.click(filters.getByRole('checkbox', { name: /6–8 years/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?age=6-8&sort=name'))
  await waitFor(() => expect(filters.getByRole('checkbox', { name: /6–8/ })).toBeChecked())
  await user.click(filters.getByRole('radio', { name: /In stock/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?age=6-8&stock=in&sort=name'))
  await waitFor(() => expect(lastAsked()).toMatchObject({ ages: ['6-8'], in_stock: true }))
  expect(counted.at(0)).toEqual({})
  await waitFor(() => expect(counted.at(-1)).toEqual({ ages: ['6-8'], in_stock: true }))
})

test('filters whose counts cannot be loaded work without them', async () => {
  network.use(refuse(listFacets, 500))
  const { user, router } = open()
  const filters = await openFilters(user)
  await user.click(filters.getByRole('checkbox', { name: 'Zebra Press' }))
  await waitFor(() => expect(router.state.location.search).toBe('?brand=zebra-press'))
})

test('S-009: a category of the address names the page, by slug and by id', async () => {
  open('?category=blocks')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  expect(lastAsked()).toMatchObject({ category_ids: [12] })
})

test('S-018: a lowest price above the highest is refused with a message', async () => {
  const { user, router } = open()
  const filters = await openFilters(user)
  await user.type(filters.getByLabelText(/From/), '500')
  await user.type(filters.getByLabelText(/^To ₹/), '100')
  await user.click(filters.getByRole('button', { name: 'Apply price' }))
  expect(await filters.findByText(/lowest price is above the highest/)).toBeVisible()
  expect(router.state.location.search).toBe('')
  await user.clear(filters.getByLabelText(/^To ₹/))
  await user.type(filters.getByLabelText(/^To ₹/), '900')
  await user.click(filters.getByRole('button', { name: 'Apply price' }))
  await waitFor(() => expect(router.state.location.search).toBe('?price=500-900'))
  await waitFor(() => expect(lastAsked()).toMatchObject({ min_price: 500, max_price: 900 }))
})

test('a filter that is on can be taken away; the number of products then has the focus', async () => {
  const { user, router } = open('?brand=little-oak&price=100-500')
  await user.click(await screen.findByRole('link', { name: 'Remove filter ₹100 to ₹500' }))
  await waitFor(() => expect(router.state.location.search).toBe('?brand=little-oak'))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Remove filter ₹100 to ₹500' })).toBeNull(),
  )
  expect(screen.getByText('30 products found')).toHaveFocus()
})

test('all filters that are on can be taken away at once; search and order stay', async () => {
  const { user, router } = open(
    '?search=cup&category=toys&brand=little-oak&price=100-500&age=3-5&stock=in&popular=1&sort=name',
  )
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }))
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Remove filter Toys',
    'Remove filter Little Oak',
    'Remove filter ₹100 to ₹500',
    'Remove filter 3–5 years',
    'Remove filter In stock',
    'Remove filter Popular',
    'Clear all',
  ])
  await user.click(chips.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=cup&sort=name'))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull())
})

test('the next page is a link', async () => {
  open('?search=blocks')
  expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${path}?search=blocks&page=2`,
  )
})

test('nothing found says what to do', async () => {
  network.use(answer(listProducts, pageOfAll([])), answer(listFacets, noFacets))
  const { container } = open('?search=zzz&brand=little-oak')
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Nothing found for “zzz”' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    `${path}?search=zzz`,
  )
  expect(screen.getByRole('link', { name: 'Toys' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('nothing found names the filter without which there would be products', async () => {
  network.use(
    answer(listProducts, pageOfAll([])),
    answer(listFacets, {
      ...noFacets,
      prices: [{ from: 500, to: 1000, count: 3 }],
      availability: { in_stock: 0, out_of_stock: 1 },
    }),
  )
  open('?price=-100&stock=in&brand=little-oak')
  expect(await screen.findByRole('link', { name: 'At any price (3 products)' })).toHaveAttribute(
    'href',
    `${path}?brand=little-oak&stock=in`,
  )
  expect(screen.getByRole('link', { name: 'In stock or not (1 product)' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Of any brand' })).toBeNull()
})

test('a long list is counted to a thousand, and its pages lead on', async () => {
  const long = { total: 1000, isExact: false, page: 42, pages: 43 }
  network.use(answer(listProducts, pageOfAll([cardOf(7)], long)))
  open('?search=cup&page=42')
  expect(await screen.findByText('More than 1,000 products found')).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of products' }))
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${path}?search=cup&page=43`,
  )
})

test('a page behind the last leads to the first', async () => {
  network.use(answer(listProducts, pageOfAll([], { total: 30, page: 9, pages: 2 })))
  open('?search=cup&page=9')
  expect(await screen.findByText('There is no page 9')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    `${path}?search=cup`,
  )
})

test('products that fail to load can be retried', async () => {
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
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Out of stock')).toBeVisible()
  expect(card.getByRole('button', { name: /^Tell me when it is back: / })).toBeVisible()
  expect(card.queryByRole('button', { name: /Add to bag/ })).toBeNull()
})

test('S-009: a filter is ticked at once, before its products have come', async () => {
  const { user } = open()
  const filters = await openFilters(user)
  network.use(hang(listProducts), hang(listFacets))
  const boxes = [/6–8 years/, /Little Oak/].map((name) => filters.getByRole('checkbox', { name }))
  for (const box of boxes) {
    box.click() // outside of the test library, which would wait until the page is idle
    await Promise.resolve()
    expect(box).toBeChecked()
  }
  expect(boxes[0]).toBeChecked()
})

test('Z-025: a visitor who presses the heart signs in and comes back to the same list', async () => {
  const { user, router } = open('?age=6-8&stock=in', { others: ['/login'] })
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Wooden blocks 1' }))
  await screen.findByText('at /login')
  expect(new URLSearchParams(router.state.location.search).get('redirectURL')).toBe(
    '/shop/search-result?age=6-8&stock=in',
  )
})

test('Z-023: roles that do not buy see the products without buttons', async () => {
  open('', { user: userOf('vendor') })
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /bag|wishlist/i })).toBeNull()
})

test('products that are shown stay when they cannot be fetched again', async () => {
  const { queryClient } = open()
  const shown = await screen.findAllByRole('article')
  network.use(refuse(listProducts, 429))
  await queryClient.refetchQueries()
  await waitFor(() =>
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === 'error'),
    ).toBe(true),
  )
  expect(screen.getAllByRole('article')).toHaveLength(shown.length)
  expect(screen.queryByText('We could not load the products')).toBeNull()
})
