import type { BagActions, Undo } from './bag-actions.ts'
import type { BagLine } from './bag-line.ts'
import {
  acceptGuestChanges,
  clearGuestBag,
  decrementGuestLine,
  incrementGuestLine,
  openGuestBag,
  removeFromGuestBag,
  restoreGuestLines,
} from './guest-bag.store.ts'
import { isSameLine } from './guest-bag.ts'

/** A visitor's bag, in this browser. */
export function guestActions(changed: () => void): BagActions {
  const keep = (lines: readonly BagLine[]): Undo => {
    const before = openGuestBag().lines
    const removed = before.flatMap((line, position) =>
      lines.some((one) => isSameLine(one, line)) ? [[position, line] as const] : [],
    )
    return async () => {
      restoreGuestLines(removed)
      changed()
      return true
    }
  }
  return {
    async increment(line) {
      incrementGuestLine(line)
      changed()
    },
    async decrement(line) {
      decrementGuestLine(line)
      changed()
    },
    async retry() {}, // this browser saves every change
    async remove(line) {
      const undo = keep([line])
      removeFromGuestBag({ ecomm_product_id: line.ecomm_product_id, variant_id: line.variant_id })
      changed()
      return undo
    },
    async clear(lines) {
      const undo = keep(lines)
      clearGuestBag()
      changed()
      return undo
    },
    async accept(lines) {
      acceptGuestChanges(lines)
      changed()
      return true
    },
    aside: null,
  }
}
