import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  listAddresses,
  placeOrder,
  quoteCheckout,
  removeAddress,
} from '@brightyard/contract'
import { allTheirOwn, ownerOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { emptyCart, anAddress, quoteOf } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'

async function anEntry({ callers }: World, whose: Signed) {
  await emptyCart(callers[whose])
  const { id } = await callers[whose].call(addAddress, anAddress)
  return { id, ...anAddress }
}

async function aQuote({ api, callers }: World, whose: Signed) {
  await emptyCart(callers[whose])
  const { id } = await aProduct(api.db)
  return (await quoteOf(callers[whose], id)).placing
}

/** Buying is for guardians; another guardian's address looks like a missing one. */
const buyersOwn: Outcomes = { visitor: 401, owner: 200, 'other guardian': 404, others: 403 }
const own = { 'other guardian': 200 } as const

export const addressAccess: readonly AccessRow[] = [
  { call: listAddresses, outcomes: signedInOnly },
  { call: addAddress, given: () => anAddress, outcomes: signedInOnly },
  { call: changeAddress, given: anEntry, outcomes: ownerOnly, own: allTheirOwn },
  { call: removeAddress, given: anEntry, outcomes: ownerOnly, own: allTheirOwn },
  { call: chooseDefaultAddress, given: anEntry, outcomes: ownerOnly, own: allTheirOwn },
  { call: quoteCheckout, given: aQuote, outcomes: buyersOwn, own },
  { call: placeOrder, given: aQuote, outcomes: buyersOwn, own },
]
