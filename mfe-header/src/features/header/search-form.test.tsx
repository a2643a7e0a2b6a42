import { completeSearch } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderComponent,
  screen,
  waitFor,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { SearchForm } from './search-form.tsx'

const suggestions = {
  data: [
    { kind: 'workshop', id: 4, slug: 'clay-animals', title: 'Clay Animals' },
    { kind: 'program', id: 7, slug: '7', title: 'Clay and Code' },
    { kind: 'product', id: 12, slug: 'clay-set', title: 'Clay Set' },
  ],
} as const

const show = () => renderComponent(<SearchForm onSearched={() => {}} />)

test('titles are suggested while typing, each a link to its page', async () => {
  network.use(answer(completeSearch, { data: [...suggestions.data] }))
  const { user, container } = show()
  await user.type(await screen.findByRole('searchbox', { name: 'Search Brightyard' }), 'cla')
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Clay AnimalsWorkshop', '/workshop/clay-animals'],
    ['Clay and CodeProgram', '/program/7'],
    ['Clay SetProduct', '/shop/product-details/details?ecommID=12'],
  ])
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions below')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('the arrow keys move between the field and its suggestions', async () => {
  network.use(answer(completeSearch, { data: [...suggestions.data] }))
  const { user } = show()
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'clay')
  const [first, second] = await screen.findAllByRole('link')
  await user.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field).toHaveFocus()
})

test('one letter asks for nothing, and what is cleared leaves no suggestions', async () => {
  network.use(answer(completeSearch, { data: [...suggestions.data] }))
  const { user } = show()
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'clay')
  await screen.findAllByRole('link')
  await user.clear(field)
  await user.type(field, 'c')
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
