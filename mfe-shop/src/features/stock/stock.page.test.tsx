import { beforeEach, expect, test } from '@jest/globals'
import { changeStock, listStock, listStockChanges } from '@brightyard/contract/calls'
import type { StockRow } from '@brightyard/contract/entities'
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
import { pageOfAll, pictureOf } from '../../fixtures/products.ts'
import * as page from './stock.page.tsx'

const user = userOf('superAdmin')
const rowOf = (id: number, given: Partial<StockRow> = {}): StockRow => ({
  variant_id: id,
  ecomm_product_id: id,
  name: `Wooden blocks ${id}`,
  variant_name: '',
  picture: pictureOf('blocks'),
  category: 'Building',
  price_in_paise: 150_000,
  after_discount_price_in_paise: 118_000,
  units_available: 8,
  units_reserved: 2,
  max_order_quantity: 5,
  tax_percent: '18',
  is_sold: true,
  revision: 3,
  ...given,
})
const change = {
  id: 1,
  at: '2026-11-01T10:00:00.000Z',
  by: 'Asha Verma',
  what: 'stock from 9 to 8',
}
const open = async (name = 'Edit Wooden blocks 1') => {
  const shown = renderPage(page, { user, address: '/shop/admin/stock' })
  await shown.user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  return { ...shown, dialog: within(dialog) }
}

beforeEach(() => {
  network.use(
    answer(listStock, pageOfAll([rowOf(1), rowOf(2, { units_available: 0, is_sold: false })])),
    answer(listStockChanges, { data: [change] }),
  )
})

test('lists price, tax, stock and units reserved for orders', async () => {
  const { container } = renderPage(page, { user })
  const row = within(await screen.findByRole('row', { name: /Wooden blocks 1/ }))
  expect(row.getByText('₹1,180')).toBeVisible()
  expect(row.getByText('and 2 reserved for orders')).toBeVisible()
  expect(screen.getByText('Not for sale')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('the search is in the address', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listStock, ({ input }) => {
      asked.push([input.search, input.below])
      return pageOfAll([rowOf(1)])
    }),
  )
  const { user: admin, router } = renderPage(page, {
    user,
    path: '/shop/admin/stock',
    address: '/shop/admin/stock',
  })
  await admin.type(await screen.findByRole('searchbox'), 'blocks')
  await admin.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=blocks'))
  await admin.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), '5 or fewer left')
  await waitFor(() => expect(router.state.location.search).toBe('?search=blocks&below=5'))
  await waitFor(() => expect(asked.at(-1)).toEqual(['blocks', '5']))
})

test('a price is changed with the revision that was seen; what was not touched is not sent', async () => {
  const sent: unknown[] = []
  network.use(
    answer(changeStock, ({ input }) => {
      sent.push(input)
      return rowOf(1, { after_discount_price_in_paise: 99_950, revision: 4 })
    }),
  )
  const { user: admin, dialog } = await open()
  expect(dialog.getByText('Stock from 9 to 8')).toBeVisible()
  const price = dialog.getByRole('textbox', { name: 'Price in rupees' })
  await admin.clear(price)
  await admin.type(price, '999.50')
  await admin.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: '1', revision: 3, after_discount_price_in_paise: 99_950 }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an invalid price is reported at its field and not sent', async () => {
  const { user: admin, dialog } = await open()
  const price = dialog.getByRole('textbox', { name: 'Full price in rupees' })
  await admin.clear(price)
  await admin.type(price, 'cheap')
  await admin.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Please enter a price in rupees/)).toBeVisible()
  expect(price).toHaveFocus()
})

test('a server error is shown at its field', async () => {
  const sentence = 'The reduced price is above the full price.'
  network.use(refuse(changeStock, 422, { fields: { after_discount_price_in_paise: sentence } }))
  const { user: admin, dialog } = await open()
  const price = dialog.getByRole('textbox', { name: 'Price in rupees' })
  await admin.clear(price)
  await admin.type(price, '2000')
  await admin.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(sentence)).toBeVisible()
})

test('when another admin was faster, what was typed stays, the rest is fresh, and saving again works', async () => {
  const sent: unknown[] = []
  network.use(
    answer(changeStock, ({ input }) => {
      sent.push([input.revision, input.units_available, input.price_in_paise])
      return input.revision === 3
        ? Response.json(
            { code: 'changed_meanwhile', message: 'Somebody was faster.', request_id: 'test' },
            { status: 409 },
          )
        : rowOf(1, { units_available: 20, revision: 5 })
    }),
  )
  const { user: admin, dialog } = await open()
  const stock = dialog.getByRole('textbox', { name: 'In stock' })
  await admin.clear(stock)
  await admin.type(stock, '20')
  const faster = rowOf(1, { revision: 4, after_discount_price_in_paise: 90_000 })
  network.use(answer(listStock, pageOfAll([faster])))
  await admin.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Somebody else has changed this in the meantime')).toBeVisible()
  expect(stock).toHaveValue('20')
  expect(dialog.getByRole('textbox', { name: 'Price in rupees' })).toHaveValue('900')
  await admin.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      [3, 20, undefined],
      [4, 20, undefined],
    ]),
  )
})

test('closing needs a confirmation before it discards what was typed', async () => {
  const { user: admin, dialog } = await open()
  await admin.type(dialog.getByRole('textbox', { name: 'In stock' }), '1')
  await admin.click(dialog.getByRole('button', { name: 'Close' }))
  await admin.click(await dialog.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a search without results says so, and a failure can be retried', async () => {
  network.use(answer(listStock, pageOfAll([])))
  const empty = renderPage(page, { user })
  expect(await screen.findByText('No matching products')).toBeVisible()
  empty.unmount()
  network.use(refuse(listStock, 500))
  const { user: admin } = renderPage(page, { user })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listStock, pageOfAll([rowOf(1)])))
  await admin.click(retry)
  expect(await screen.findByRole('row', { name: /Wooden blocks 1/ })).toBeVisible()
})
