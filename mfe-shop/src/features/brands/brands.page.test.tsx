import { expect, test } from '@jest/globals'
import { listBrands } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen } from '@brightyard/testing'
import { pictureOf } from '../../fixtures/products.ts'
import { someBrands } from '../../fixtures/shelves.ts'
import * as page from './brands.page.tsx'

const open = () => renderPage(page, { path: '/shop/all-brand', others: ['/shop/search-result'] })
const numberedBrand = { id: 9, slug: '3-idiots', name: '3 Idiots', logo: null, product_count: 1 }

test('S-001: brands are listed from A to Z under their initials, with logos', async () => {
  network.use(answer(listBrands, { data: [...someBrands, numberedBrand] }))
  const { container } = open()
  await screen.findByRole('heading', { level: 2, name: 'Z' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '#',
    'L',
    'Z',
  ])
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Shop',
    '3 Idiots',
    'Little Oak',
    'Zebra Press',
  ])
  expect(container.querySelector(`img[src="${pictureOf('oak').src}"]`)).not.toBeNull()
})

test('S-001: a brand leads to its products', async () => {
  network.use(answer(listBrands, { data: someBrands }))
  const { user, router } = open()
  await user.click(await screen.findByRole('link', { name: 'Zebra Press' }))
  expect(await screen.findByText('at /shop/search-result')).toBeVisible()
  expect(router.state.location.search).toBe('?brand=zebra-press')
})

test('brands that fail to load can be retried', async () => {
  network.use(refuse(listBrands, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listBrands, { data: someBrands }))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Little Oak' })).toBeVisible()
})
