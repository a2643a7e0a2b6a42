import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  placeOrder,
  quoteCheckout,
  removeAddress,
} from '@brightyard/contract'
import { ownerOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, World } from '../../testing/access/access-row.ts'
import { freshBag } from '../../testing/access/fresh-bag.ts'
import { anAddress, quoteOf } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'

async function anEntry({ callers }: World) {
  await freshBag(callers.owner)
  const { id } = await callers.owner.call(addAddress, anAddress)
  return { id, ...anAddress }
}

async function aQuote({ api, callers }: World) {
  await freshBag(callers.owner)
  const { id } = await aProduct(api.db)
  return (await quoteOf(callers.owner, id)).placing
}

/** Buying is for guardians; another guardian's address looks like none. */
const buyersOwn: Outcomes = { visitor: 401, owner: 200, 'other guardian': 404, others: 403 }

export const addressAccess: readonly AccessRow[] = [
  { call: changeAddress, given: anEntry, outcomes: ownerOnly },
  { call: removeAddress, given: anEntry, outcomes: ownerOnly },
  { call: chooseDefaultAddress, given: anEntry, outcomes: ownerOnly },
  { call: quoteCheckout, given: aQuote, outcomes: buyersOwn },
  { call: placeOrder, given: aQuote, outcomes: buyersOwn },
]
