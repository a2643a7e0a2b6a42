import { syncCart } from '@brightyard/contract/calls'
import type { Cart } from '@brightyard/contract/entities'
import type { Api } from '@brightyard/runtime'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { minus } from './guest-bag.ts'
import { changeGuestBag, openGuestBag } from './guest-bag.store.ts'
import type { GuestBag } from './guest-bag.storage.ts'

const lockName = 'brightyard.shop.guest-bag-merge'
const mostLinesAtOnce = 200

const newSyncId = () => `bag-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/** Stores what is about to be sent, or finds what was sent before without an answer. */
function begin(userId: number) {
  changeGuestBag((bag): GuestBag => {
    if (bag.pendingMerge?.user_id === userId) return bag
    const lines = bag.lines
      .slice(0, mostLinesAtOnce)
      .map(({ ecomm_product_id, variant_id, quantity }) => ({
        ecomm_product_id,
        variant_id,
        quantity,
      }))
    return { ...bag, pendingMerge: { sync_id: newSyncId(), user_id: userId, lines } }
  })
  return openGuestBag().pendingMerge
}

async function mergeAll(api: Api, userId: number): Promise<Cart | null> {
  let cart: Cart | null = null
  changeGuestBag((bag) => bag) // another tab may have merged it already
  while (openGuestBag().lines.length > 0) {
    const pendingMerge = begin(userId)
    if (!pendingMerge) break
    const { sync_id, lines } = pendingMerge
    cart = await api.call(syncCart, { userId, cart: lines, sync_id })
    changeGuestBag((bag) => ({ lines: minus(bag.lines, lines), pendingMerge: null }))
  }
  return cart
}

const latest = createStore<{ failed: boolean }>()(() => ({ failed: false }))

/** True after a failed attempt, until one works. */
export const useMergeFailed = () =>
  useSyncExternalStore(
    latest.subscribe,
    () => latest.getState().failed,
    () => false,
  )

/**
 * Merges the visitor's bag into the cart of the guardian who has signed in, once for all tabs.
 * Throws when that failed; the bag then stays, and a retry adds nothing twice.
 * Null: there was nothing to merge.
 */
export async function mergeGuestBag(api: Api, userId: number): Promise<Cart | null> {
  const run = () => mergeAll(api, userId)
  try {
    // Without locks two tabs may send the same stored merge; its id still makes it one.
    const cart = 'locks' in navigator ? await navigator.locks.request(lockName, run) : await run()
    latest.setState({ failed: false })
    return cart
  } catch (error) {
    latest.setState({ failed: true })
    throw error
  }
}
