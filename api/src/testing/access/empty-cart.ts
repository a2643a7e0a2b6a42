import { clearCart, listAddresses, removeAddress } from '@brightyard/contract'
import type { Caller } from '../test-api.ts'

/** Bag and address book empty: a book holds twenty, and every order of a test adds one. */
export async function emptyCart(caller: Caller) {
  for (const { id } of (await caller.call(listAddresses)).data)
    await caller.call(removeAddress, { id })
  await caller.call(clearCart)
}
