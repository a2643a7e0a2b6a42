import { beforeEach, expect, test } from '@jest/globals'
import { listBrands, listCategories, listFacets, listProducts } from '@brightyard/contract/calls'
import type { CallInput } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, waitFor, within } from '@brightyard/testing'
import * as newArrivals from '../features/new-arrivals/new-arrivals.page.tsx'
import * as popular from '../features/popular/popular.page.tsx'
import { cardOf, pageOfAll } from '../fixtures/products.ts'
import { someBrands, someCategories, someFacets } from '../fixtures/shelves.ts'

let listed: CallInput<typeof listProducts>[]
let counted: CallInput<typeof listFacets>[]

beforeEach(() => {
  listed = []
  counted = []
  network.use(
    answer(listCategories, { data: someCategories }),
    answer(listBrands, { data: someBrands }),
    answer(listFacets, ({ input }) => {
      counted.push(input)
      return someFacets
    }),
    answer(listProducts, ({ input }) => {
      listed.push(input)
      return pageOfAll([cardOf(1)], { total: 30, pages: 2 })
    }),
  )
})

const pages = [
  ['S-003', 'Popular products', '/shop/all-popular-product', popular, { is_popular: true }],
  ['S-005', 'New arrivals', '/shop/new-arrivals-product', newArrivals, { new_arrival: true }],
] as const

test.each(pages)(
  '%s: %s ask with their flag, for products and counts',
  async (_, name, path, page, flag) => {
    renderPage(page, { path })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(listed.at(0)).toEqual({
      ...flag,
      sortColumn: 'after_discount_price',
      sortDirection: 'asc',
    })
    expect(counted.at(0)).toEqual(flag)
  },
)

test.each(pages)(
  '%s: %s have filters, order and pages in the address',
  async (_, __, path, page, flag) => {
    const { user, router } = renderPage(page, { path })
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      `${path}?page=2`,
    )
    // What the page is about is no filter of the visitor's.
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(drawer.queryByRole('checkbox', { name: /Popular|New arrivals/ })).toBeNull()
    await user.click(drawer.getByRole('checkbox', { name: /Little Oak/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?brand=little-oak'))
    await waitFor(() => expect(listed.at(-1)).toMatchObject({ ...flag, brand_ids: [3] }))
    await user.click(drawer.getByRole('button', { name: 'Show 30 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best rated')
    await waitFor(() => expect(router.state.location.search).toBe('?brand=little-oak&sort=rating'))
    await waitFor(() => expect(listed.at(-1)).toMatchObject({ ...flag, sortColumn: 'rating' }))
  },
)

test('S-016: a list whose products cannot be loaded says so and can be retried', async () => {
  network.use(refuse(listProducts, 503))
  const { user } = renderPage(popular, { path: '/shop/all-popular-product' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listProducts, pageOfAll([cardOf(7)])))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Wooden blocks 7' })).toBeVisible()
})
