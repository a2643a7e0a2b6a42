import { listCategories, listFacets, listProducts } from '@brightyard/contract/calls'
import type { ProductCard } from '@brightyard/contract/entities'
import {
  act,
  answer,
  fireEvent,
  network,
  renderComponent,
  screen,
  within,
} from '@brightyard/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { sampleCategories } from '../../fixtures/categories.ts'
import { ShopBar } from './shop-bar.tsx'

const facets = {
  total: 34,
  categories: [],
  brands: [
    { id: 5, name: 'Small Shelf', count: 2 },
    { id: 6, name: 'Paper Boat', count: 30 },
  ],
  prices: [],
  price_range: { lowest: 100, highest: 900 },
  ages: [
    { band: '3-5' as const, label: '3–5 years', count: 12 },
    { band: '13+' as const, label: '13+ years', count: 0 },
  ],
  availability: { in_stock: 34, out_of_stock: 0 },
}

const best: ProductCard = {
  id: 77,
  name: 'Moon Atlas',
  slug: 'moon-atlas',
  brand: null,
  category: null,
  price: '₹499.00',
  price_in_paise: 49_900,
  after_discount_price: '₹499.00',
  after_discount_price_in_paise: 49_900,
  discount_percent: 0,
  tax_percent: '5',
  max_order_quantity: 5,
  units_available: 4,
  is_popular: true,
  new_arrival: false,
  age: { from: 6, to: null },
  rating: { average: 4.9, count: 12 },
  picture: {
    src: '/media/moon.jpg',
    alt: '',
    width: 480,
    height: 360,
    avif: '/media/moon.avif 1x',
    webp: '/media/moon.webp 1x',
    jpeg: '/media/moon.jpg 1x',
    placeholder: '#ffe9c7',
  },
  variants: [],
}
const listOf = (data: ProductCard[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 24 },
})

beforeEach(() =>
  network.use(
    answer(listCategories, { data: sampleCategories }),
    answer(listFacets, facets),
    answer(listProducts, ({ input }) => listOf(input.category_ids?.[0] === 1 ? [best] : [])),
  ),
)
afterEach(() => {
  jest.useRealTimers()
})

const show = () => renderComponent(<ShopBar />, { others: ['/shop/search-result'] })
const parent = (name: string) => screen.findByRole('link', { name })

test('H-038, L-008: the first five parent categories are in the order of the answer', async () => {
  show()
  await parent('Books')
  const bar = screen.getByRole('navigation', { name: 'Shop categories' })
  const names = [...bar.querySelectorAll('a')].map((link) => link.textContent)
  expect(names).toEqual(['Books', 'Toys', 'Art', 'Science', 'Music', 'View all categories'])
})

test('H-041: View all categories leads to all of them', async () => {
  show()
  expect(await parent('View all categories')).toHaveAttribute('href', '/shop/all-category')
})

test('H-039: a menu stays shut when the page moves it below a mouse that lies still', async () => {
  show()
  const books = await parent('Books')
  const still = { pointerType: 'mouse', movementX: 0, movementY: 0 }
  const move = (name: string, init: object) =>
    act(() => {
      books.dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true }), init))
    })
  move('pointerover', still)
  expect(books).toHaveAttribute('aria-expanded', 'false')
  move('pointermove', { ...still, movementX: 2 })
  expect(books).toHaveAttribute('aria-expanded', 'true')
})

test('H-039, H-043: hovering a parent shows its children, and leaving hides them', async () => {
  const { user } = show()
  await user.hover(await parent('Books'))
  expect(await screen.findByRole('link', { name: 'Books for teens' })).toHaveAttribute(
    'href',
    '/shop/search-result?category=12',
  )
  expect(await parent('Books')).toHaveAttribute('aria-expanded', 'true')
  await user.unhover(await parent('Books'))
  expect(screen.queryByRole('link', { name: 'Books for teens' })).toBeNull()
})

test('H-039: a parent without children opens no menu', async () => {
  const { user } = show()
  const art = await parent('Art')
  await user.hover(art)
  expect(art).not.toHaveAttribute('aria-expanded')
  // The item and nothing below it: a menu would be a list of links beside it.
  expect(art.closest('li')?.querySelectorAll('a, ul')).toHaveLength(1)
})

test('H-040: the menu opens on keyboard focus, closes on Escape and opens again with Enter', async () => {
  const { user, router } = show()
  const books = await parent('Books')
  // jsdom does not know which focus came from the keyboard.
  jest.spyOn(books, 'matches').mockReturnValue(true)
  await user.tab()
  expect(books).toHaveFocus()
  expect(books).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(books).toHaveAttribute('aria-expanded', 'false')
  expect(books).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(books).toHaveAttribute('aria-expanded', 'true')
  await screen.findByRole('link', { name: 'Books for toddlers' })
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Books for toddlers' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/')
})

test('H-039, H-043: a menu has ages and brands that lead somewhere, what is best rated, and all of it', async () => {
  const { user } = show()
  await user.hover(await parent('Books'))
  const groupOf = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  // What nothing is sold for is left out; the brand with the most comes first.
  expect(await groupOf('By age')).toEqual([['3–5 years', '/shop/search-result?category=1&age=3-5']])
  expect(await groupOf('By brand')).toEqual([
    ['Paper Boat', '/shop/search-result?category=1&brand=6'],
    ['Small Shelf', '/shop/search-result?category=1&brand=5'],
  ])
  expect(await screen.findByRole('link', { name: /^Best rated here Moon Atlas/ })).toHaveAttribute(
    'href',
    '/shop/product-details/details?ecommID=77',
  )
  expect(screen.getByRole('link', { name: 'See all 3 in Books' })).toHaveAttribute(
    'href',
    '/shop/search-result?category=1',
  )
})

test('H-039: the first tap of a finger opens the menu, the second follows the link', async () => {
  const { router } = show()
  const toys = await parent('Toys')
  const tap = () =>
    fireEvent(
      toys,
      Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), {
        pointerType: 'touch',
      }),
    )
  tap()
  expect(await screen.findByRole('link', { name: 'Toys for teens' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  tap()
  expect(await screen.findByText('at /shop/search-result')).toBeVisible()
})

test('H-043: choosing a category leads to its products and closes the menu', async () => {
  const { user, router } = show()
  await user.hover(await parent('Toys'))
  fireEvent.click(await screen.findByRole('link', { name: 'Toys for teens' }))
  expect(await screen.findByText('at /shop/search-result')).toBeVisible()
  expect(router.state.location.search).toBe('?category=22')
})

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('H-042, H-044, L-007, X-038: ten quick key presses give one search, a second after the last', async () => {
  const { router } = show()
  await parent('Books')
  jest.useFakeTimers()
  for (const length of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    type('paint box!'.slice(0, length))
    await pass(100)
  }
  const visited = jest.fn()
  router.subscribe(({ location }) => visited(location.pathname + location.search))
  await pass(899)
  expect(visited).not.toHaveBeenCalled()
  await pass(1)
  await pass(5000)
  expect(new Set(visited.mock.calls.flat())).toEqual(
    new Set(['/shop/search-result?search=paint+box%21']),
  )
})

test('H-042: Enter searches at once', async () => {
  const { user, router } = show()
  await user.type(await screen.findByRole('searchbox'), 'kite{Enter}')
  expect(router.state.location.search).toBe('?search=kite')
})

test('V-017: an empty search goes nowhere, and words end at 100 characters', async () => {
  const { router } = show()
  await parent('Books')
  jest.useFakeTimers()
  type('  ')
  await pass(2000)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '100')
})
