import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  countWishlistAndCart,
  listAddresses,
  listOrders,
  quoteCheckout,
  removeAddress,
} from '@brightyard/contract/calls'
import type { Address } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  cutOff,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { addressOf, quoteOf } from '../../fixtures/checkout.ts'
import { pageOfAll } from '../../fixtures/products.ts'
import * as page from './checkout.page.tsx'

type User = ReturnType<typeof renderPage>['user']

/** The server's book: what the calls change. */
let book: Address[]

beforeEach(() => {
  book = [addressOf(1), addressOf(2, { city: 'Pune' })]
  network.use(
    answer(listAddresses, () => ({ data: book })),
    answer(quoteCheckout, ({ input }) => {
      const address =
        book.find(({ id, is_default }) =>
          input.address_id === undefined ? is_default : id === input.address_id,
        ) ?? null
      const code = 'address_missing' as const
      return quoteOf({
        address,
        problems: address ? [] : [{ code, message: 'Please choose or add an address.' }],
      })
    }),
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 }),
    answer(listOrders, pageOfAll([])),
  )
})

async function open() {
  const rendered = renderPage(page, { path: '/shop/checkout', user: userOf('guardian') })
  await screen.findByRole('button', { name: /^Order and pay/ })
  return rendered
}

/** Key by key it would take a minute on a busy machine: the fields are not what is tried here. */
async function fillIn() {
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
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save the address' }))

describe('S-021: the address book', () => {
  test('S-021: a guardian without an address enters one, which is used for this order', async () => {
    book = []
    network.use(
      answer(addAddress, ({ input }) => {
        expect(input).toMatchObject({ name: 'Ravi Rao', state: 'Maharashtra', kind: 'work' })
        book = [addressOf(5, { name: 'Ravi Rao', is_default: true })]
        return { id: 5, data: book }
      }),
    )
    const { user, container } = await open()
    await fillIn()
    await user.click(screen.getByRole('radio', { name: 'Work' }))
    expect(await accessibilityFindings(container)).toEqual([])
    await save(user)
    expect(await screen.findByRole('radio', { name: /^Ravi Rao/ })).toBeChecked()
  })

  test('S-021: an address is required: without one nothing is ordered', async () => {
    book = []
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }))
    expect(screen.getByRole('link', { name: 'Please choose or add an address.' })).toBeVisible()
  })

  test('S-021: another one is added and chosen', async () => {
    network.use(
      answer(addAddress, () => {
        book = [...book, addressOf(5, { name: 'Ravi Rao', is_default: false })]
        return { id: 5, data: book }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    expect(await screen.findByLabelText('Who receives it?')).toHaveFocus()
    await fillIn()
    await save(user)
    expect(await screen.findByRole('radio', { name: /^Ravi Rao/ })).toBeChecked()
    expect(screen.getByRole('region', { name: 'Where should we send it?' })).toHaveFocus()
  })

  test('S-021: a missing or wrong field is reported, and nothing is sent', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await user.type(await screen.findByLabelText('PIN code'), '012')
    await save(user)
    expect(await screen.findByText('Please enter a PIN code of six digits.')).toBeVisible()
    expect(screen.getByText('Please choose a state.')).toBeVisible()
    expect(screen.getByLabelText('Who receives it?')).toHaveFocus()
  })

  test('S-021: a failed call loses nothing that was typed', async () => {
    network.use(cutOff(addAddress))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await fillIn()
    await save(user)
    expect(await screen.findByText(/We could not reach the server/)).toBeVisible()
    expect(screen.getByLabelText('House number and street')).toHaveValue('5 Hill Road')
    expect(screen.getByLabelText('State')).toHaveValue('Maharashtra')
  })

  test('S-021: a server error is shown at its field', async () => {
    network.use(
      refuse(addAddress, 422, {
        code: 'invalid_input',
        message: 'Please check the fields.',
        fields: { mobile: 'Please enter a mobile number of India.' },
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await fillIn()
    await save(user)
    expect(await screen.findByText('Please enter a mobile number of India.')).toBeVisible()
    expect(screen.getByLabelText('Mobile number for the courier')).toHaveFocus()
  })

  test('S-021: leaving the tab needs a confirmation while an address is half entered', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    expect(leaving()).toBe(false)
    await user.type(await screen.findByLabelText('City'), 'P')
    await waitFor(() => expect(leaving()).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(leaving()).toBe(false))
  })

  test('S-021: one is edited in place, with what it holds', async () => {
    network.use(
      answer(changeAddress, ({ input }) => {
        book = book.map((one) =>
          one.id === Number(input.id) ? { ...one, line1: input.line1 } : one,
        )
        return { data: book }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /^Edit the address/ }))
    const street = await screen.findByLabelText('House number and street')
    expect(street).toHaveValue('1 Lake Road')
    await user.clear(street)
    await user.type(street, '9 New Road')
    await save(user)
    expect(await screen.findByText(/9 New Road/)).toBeVisible()
  })

  test('S-021: one is deleted after a question, and the default takes its place', async () => {
    network.use(
      answer(removeAddress, ({ input }) => {
        expect(Number(input.id)).toBe(2)
        book = [addressOf(1)]
        return { data: book }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: /Pune/ }))
    await user.click(await screen.findByRole('button', { name: /^Delete the address.*Pune/ }))
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Pune/ })).toBeNull())
    expect(screen.getByRole('radio', { name: /^Asha Verma/ })).toBeChecked()
  })

  test('S-021: another one becomes the default', async () => {
    network.use(
      answer(chooseDefaultAddress, ({ input }) => {
        book = book
          .map((one) => ({ ...one, is_default: one.id === Number(input.id) }))
          .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
        return { data: book }
      }),
    )
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: /Pune/ }))
    await user.click(await screen.findByRole('button', { name: /^Make default/ }))
    const pune = /^Asha Verma · Home · default.*Pune/
    expect(await screen.findByRole('radio', { name: pune })).toBeChecked()
  })

  test('an address that another tab has deleted gives way to the default', async () => {
    const { user } = await open()
    network.use(
      answer(quoteCheckout, ({ input }) =>
        input.address_id === 2
          ? Response.json(
              { code: 'not_found', message: 'We could not find this address.', request_id: 'r' },
              { status: 404 },
            )
          : quoteOf({ address: addressOf(1) }),
      ),
    )
    await user.click(screen.getByRole('radio', { name: /Pune/ }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /default/ })).toBeChecked())
    expect(screen.getByRole('button', { name: /^Order and pay/ })).toBeVisible()
  })
})
