import type { ProductCard } from '@brightyard/contract/entities'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import {
  accepted,
  type AddOutcome,
  checked,
  decremented,
  type GuestLines,
  incremented,
  type LineName,
  restored,
  withLine,
  without,
} from './guest-bag.ts'
import {
  emptyBag,
  type GuestBag,
  onGuestBagStored,
  readGuestBag,
  writeGuestBag,
} from './guest-bag.storage.ts'
import { guestLineOf, type GuestLine } from './guest-line.ts'

const store = createStore<GuestBag>()(() => emptyBag)
let opened = false
/** False once a change could not be stored: memory is then ahead of storage. */
let stored = true

/** The bag of this browser. Storage is read on first use, never while the server renders. */
export function openGuestBag(): GuestBag {
  if (!opened) {
    opened = true
    store.setState(readGuestBag() ?? emptyBag, true)
    onGuestBagStored(() => {
      if (stored) store.setState(readGuestBag() ?? store.getState(), true)
    })
  }
  return store.getState()
}

/** Reads the latest (another tab may have stored), changes it and stores it at once. */
export function changeGuestBag(change: (bag: GuestBag) => GuestBag) {
  openGuestBag()
  const now = (stored ? readGuestBag() : null) ?? store.getState()
  const next = change(now)
  if (next !== now) stored = writeGuestBag(next)
  store.setState(next, true)
}

const changeLines = (change: (lines: GuestLines) => GuestLines) =>
  changeGuestBag((bag) => ({ ...bag, lines: change(bag.lines) }))

/** Adds one of a product to the bag, in its first variant unless one is chosen. */
export function addToGuestBag(product: ProductCard, variantId?: number): AddOutcome {
  const line = guestLineOf(product, variantId)
  let outcome: AddOutcome = 'out-of-stock'
  if (line) {
    changeGuestBag((bag) => {
      const [lines, result] = withLine(bag.lines, line)
      outcome = result
      return lines === bag.lines ? bag : { ...bag, lines }
    })
  }
  return outcome
}

export const incrementGuestLine = (name: LineName) =>
  changeLines((lines) => incremented(lines, name))

export const decrementGuestLine = (name: LineName) =>
  changeLines((lines) => decremented(lines, name))

export const acceptGuestChanges = (names: readonly LineName[]) =>
  changeLines((lines) => accepted(lines, names))

export const removeFromGuestBag = (name: { ecomm_product_id: number; variant_id?: number }) =>
  changeLines((lines) => without(lines, name))

export const clearGuestBag = () => changeGuestBag(() => emptyBag)

export const restoreGuestLines = (removed: readonly (readonly [number, GuestLine])[]) =>
  changeLines((lines) => restored(lines, removed))

/** Updates the lines from the server's products; prices and stock may have changed. */
export const refreshGuestLines = (refresh: (line: GuestLine) => GuestLine) =>
  changeGuestBag((bag) => {
    const lines = bag.lines.map((line) => {
      const next = refresh(line)
      return next === line ? line : checked(next)
    })
    return lines.every((line, index) => line === bag.lines[index]) ? bag : { ...bag, lines }
  })

function subscribe(changed: () => void) {
  openGuestBag()
  return store.subscribe(changed)
}

/** The visitor's bag; empty on the server and while hydrating. */
export const useGuestBag = () =>
  useSyncExternalStore(subscribe, store.getState, store.getInitialState)

/** Starts over, as after a reload. For tests. */
export function closeGuestBag() {
  opened = false
  stored = true
  store.setState(emptyBag, true)
}
