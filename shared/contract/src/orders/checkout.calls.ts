import * as z from '@brightyard/contract/schema'
import { DatabaseId, IdempotencyKey, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { Address, AddressInput } from './address.entities.ts'
import { CheckoutQuote } from './checkout.entities.ts'
import { deliveryChoices } from './constants.ts'
import { PaymentStart } from './payment.entities.ts'

const base = 'vendor'
const session = 'required'

/** The whole book after every change, the default first. */
const AddressBook = z.object({ data: z.array(Address) })
const one = z.object({ id: PathId })

export const listAddresses = defineCall({
  name: 'listAddresses',
  method: 'GET',
  base,
  path: '/api/addresses',
  session,
  summary: "The user's address book",
  response: AddressBook,
})

/** The first becomes the default; 409 `address_book_full` above twenty. */
export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  base,
  path: '/api/addresses',
  session,
  summary: 'Add an address',
  body: z.extend(AddressInput, { is_default: z._default(z.boolean(), false) }),
  response: z.extend(AddressBook, { id: z.int() }),
})

export const changeAddress = defineCall({
  name: 'changeAddress',
  method: 'PUT',
  base,
  path: '/api/addresses/:id',
  session,
  summary: 'Change an address; orders keep the old one',
  params: one,
  body: AddressInput,
  response: AddressBook,
})

/** The newest of the others becomes the default where it was the default. */
export const removeAddress = defineCall({
  name: 'removeAddress',
  method: 'DELETE',
  base,
  path: '/api/addresses/:id',
  session,
  summary: 'Delete an address',
  params: one,
  response: AddressBook,
})

export const chooseDefaultAddress = defineCall({
  name: 'chooseDefaultAddress',
  method: 'POST',
  base,
  path: '/api/addresses/:id/default',
  session,
  summary: 'Make an address the default',
  params: one,
  response: AddressBook,
})

/** Computes the checkout of the user's cart; guardians only. Changes nothing. */
export const quoteCheckout = defineCall({
  name: 'quoteCheckout',
  method: 'POST',
  base,
  path: '/api/checkout/quote',
  session,
  summary: 'The order that the cart would become',
  body: z.object({
    /** Without one, the default address; 404 for somebody else's. */
    address_id: z.optional(DatabaseId),
    delivery: z._default(z.enum(deliveryChoices), 'standard'),
  }),
  response: CheckoutQuote,
})

/**
 * Places the order of the own cart, keeps its items for fifteen minutes and opens its payment; the cart
 * stays until it is paid. A bag has one unpaid order: placing the same again answers with that order while there is
 * time to pay it, anything else replaces it, and its items go into the new one. 409 `checkout_changed` when the quote of this fingerprint is no longer true: ask
 * for a new quote and show what changed. 409 `out_of_stock` with a sentence when the last one went to
 * somebody else. 422 with one of `checkoutProblems` otherwise.
 */
export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  base,
  path: '/api/orders',
  session,
  summary: 'Place an order',
  body: z.object({
    idempotency_key: IdempotencyKey,
    fingerprint: z.string().check(z.minLength(1), z.maxLength(100)),
    address_id: DatabaseId,
    delivery: z.enum(deliveryChoices),
  }),
  response: PaymentStart,
})
