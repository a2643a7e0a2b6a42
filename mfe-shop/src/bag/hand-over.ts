import { syncCart } from '@brightyard/contract/calls'
import type { Cart } from '@brightyard/contract/entities'
import type { Api } from '@brightyard/runtime'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { minus } from './guest-bag.ts'
import { changeGuestBag, openGuestBag } from './guest-bag.store.ts'
import type { GuestBag } from './guest-bag.storage.ts'

const lockName = 'brightyard.shop.guest-bag-handover'
const mostLinesAtOnce = 200

const newSyncId = () => `bag-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/** Notes what is about to be sent, or finds what was sent before without an answer. */
function begin(userId: number) {
  changeGuestBag((bag): GuestBag => {
    if (bag.handover?.user_id === userId) return bag
    const lines = bag.lines
      .slice(0, mostLinesAtOnce)
      .map(({ ecomm_product_id, variant_id, quantity }) => ({
        ecomm_product_id,
        variant_id,
        quantity,
      }))
    return { ...bag, handover: { sync_id: newSyncId(), user_id: userId, lines } }
  })
  return openGuestBag().handover
}

async function handOverAll(api: Api, userId: number): Promise<Cart | null> {
  let cart: Cart | null = null
  changeGuestBag((bag) => bag) // another tab may have handed it over already
  while (openGuestBag().lines.length > 0) {
    const handover = begin(userId)
    if (!handover) break
    const { sync_id, lines } = handover
    cart = await api.call(syncCart, { userId, cart: lines, sync_id })
    changeGuestBag((bag) => ({ lines: minus(bag.lines, lines), handover: null }))
  }
  return cart
}

const latest = createStore<{ failed: boolean }>()(() => ({ failed: false }))

/** True after an attempt that the server did not take, until one works. */
export const useHandOverFailed = () =>
  useSyncExternalStore(
    latest.subscribe,
    () => latest.getState().failed,
    () => false,
  )

/**
 * Gives the visitor's bag to the guardian who has signed in, once, whichever tab comes first.
 * Throws when the server did not take it; the bag then stays, and asking again doubles nothing.
 * Null: there was nothing to give.
 */
export async function handOverGuestBag(api: Api, userId: number): Promise<Cart | null> {
  const run = () => handOverAll(api, userId)
  try {
    // Without locks two tabs send the same noted handover: its id still makes it one.
    const cart = 'locks' in navigator ? await navigator.locks.request(lockName, run) : await run()
    latest.setState({ failed: false })
    return cart
  } catch (error) {
    latest.setState({ failed: true })
    throw error
  }
}
