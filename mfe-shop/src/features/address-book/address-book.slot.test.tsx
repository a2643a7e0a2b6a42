import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
} from '@brightyard/contract/calls'
import type { Address } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { addressOf } from '../../fixtures/checkout.ts'
import * as slot from './address-book.slot.tsx'

let book: Address[]
beforeEach(() => {
  book = [addressOf(1, { is_default: true }), addressOf(2, { city: 'Pune', is_default: false })]
  network.use(answer(listAddresses, () => ({ data: book })))
})
const open = () => renderPage(slot, { user: userOf('guardian') })

test('R-052: the addresses are listed; one is deleted after a second thought, and another made the default', async () => {
  network.use(
    answer(removeAddress, ({ input }) => {
      book = book.filter(({ id }) => id !== Number(input.id))
      return { data: book }
    }),
    answer(chooseDefaultAddress, ({ input }) => {
      book = book.map((one) => ({ ...one, is_default: one.id === Number(input.id) }))
      return { data: book }
    }),
  )
  const { user, container } = open()
  await user.click(
    await screen.findByRole('button', { name: /^Make default: the address of .* in Pune/ }),
  )
  await waitFor(() => expect(book.find(({ is_default }) => is_default)?.id).toBe(2))
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Delete the address of .* in Pune/ }))
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(/Pune/)).toBeNull())
})

test('R-052: an address is added and another changed without a checkout', async () => {
  network.use(
    answer(addAddress, ({ input }) => {
      book = [...book, addressOf(5, { name: input.name, is_default: false })]
      return { id: 5, data: book }
    }),
    answer(changeAddress, ({ input }) => {
      book = book.map((one) => (one.id === Number(input.id) ? { ...one, name: input.name } : one))
      return { data: book }
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add an address' }))
  const fields = {
    'Who receives it?': 'Ravi Rao',
    'Mobile number for the courier': '98765 00002',
    'House number and street': '5 Hill Road',
    'PIN code': '411001',
    City: 'Pune',
    State: 'Maharashtra',
  }
  await screen.findByLabelText('Who receives it?')
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Save the address' }))
  expect(await screen.findByText(/^Ravi Rao/)).toBeVisible()

  const [edit] = screen.getAllByRole('button', { name: /^Edit the address/ })
  if (edit) await user.click(edit)
  fireEvent.change(await screen.findByLabelText('Who receives it?'), {
    target: { value: 'Kiran Rao' },
  })
  await user.click(screen.getByRole('button', { name: 'Save the address' }))
  expect(await screen.findByText(/^Kiran Rao/)).toBeVisible()
})

test('R-052: without addresses it says what they are for; a failure offers to try again', async () => {
  book = []
  const { unmount } = open()
  expect(await screen.findByText(/offered in the checkout/)).toBeVisible()
  unmount()
  network.use(refuse(listAddresses, 500))
  open()
  expect(await screen.findByText('We could not load your addresses')).toBeVisible()
})
