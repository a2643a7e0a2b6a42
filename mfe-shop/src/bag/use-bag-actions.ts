import { useApi } from '@brightyard/runtime'
import { refreshCountsSoon } from '../counts/refresh-counts.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import type { BagLine } from './bag-line.ts'
import {
  clearGuestBag,
  decrementGuestLine,
  incrementGuestLine,
  openGuestBag,
  removeFromGuestBag,
  restoreGuestLines,
} from './guest-bag.store.ts'
import { isSameLine } from './guest-bag.ts'
import { limitSentence } from './quantity-limit.ts'
import { serverBagChanges as changes, useServerBag } from './use-server-bag.ts'

/** What can be done with the lines of a bag. None throws: a refusal shows on its line. */
export interface BagActions {
  increment: (line: BagLine) => Promise<void>
  decrement: (line: BagLine) => Promise<void>
  /** Answers with the way back; null where it did not work. */
  remove: (line: BagLine) => Promise<Undo | null>
  clear: (lines: readonly BagLine[]) => Promise<Undo | null>
}
/** True when everything is back. */
export type Undo = () => Promise<boolean>

function guestActions(changed: () => void): BagActions {
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
  }
}

const plain = ({ ecomm_product_id, variant_id }: BagLine) => ({ ecomm_product_id, variant_id })

function serverActions({ change, explain }: ReturnType<typeof useServerBag>): BagActions {
  const worked = (...given: Parameters<typeof change>) =>
    change(...given).then(
      () => true,
      () => false,
    )
  const putBack = (lines: readonly BagLine[]) => () =>
    worked(changes.putBack(lines.map((line) => ({ ...plain(line), quantity: line.quantity }))))
  return {
    async increment(line) {
      if (line.quantity >= line.limit) explain(line, limitSentence(line))
      else await worked(changes.setQuantity(plain(line), line.quantity + 1))
    },
    async decrement(line) {
      if (line.quantity > 1) await worked(changes.setQuantity(plain(line), line.quantity - 1))
    },
    remove: async (line) => ((await worked(changes.remove(plain(line)))) ? putBack([line]) : null),
    clear: async (lines) => ((await worked(changes.clear())) ? putBack(lines) : null),
  }
}

export function useBagActions(): BagActions {
  const api = useApi()
  const shopper = useShopper()
  const server = useServerBag(shopper.kind === 'guardian' ? shopper.userId : 0)
  return shopper.kind === 'guardian'
    ? serverActions(server)
    : guestActions(() => refreshCountsSoon(api))
}
