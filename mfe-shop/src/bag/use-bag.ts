import { useQuery } from '@brightyard/runtime'
import type { AppliedCoupon, CartLine, SavedLine, Totals } from '@brightyard/contract/entities'
import { useShopper } from '../shopper/use-shopper.ts'
import { type BagLine, lineOfCart, lineOfGuest } from './bag-line.ts'
import { useGuestBag } from './guest-bag.store.ts'
import { totalsOf } from './line-amounts.ts'
import { isSameLine } from './guest-bag.ts'
import { bagQuery } from './server-bag.ts'
import { useUnsaved } from './unsaved.store.ts'

export type Bag =
  /** Nobody knows yet who is here; what a browser has stored is not read. */
  | { status: 'unknown' }
  | { status: 'loading' }
  /** The signed-in person's role does not buy. */
  | { status: 'not-for-role' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  | ({ status: 'open'; isGuest: boolean } & BagContent)

export interface BagContent {
  lines: readonly BagLine[]
  /** Saved for later; they are not part of the totals. */
  saved: readonly SavedLine[]
  totals: Totals
  coupon: AppliedCoupon | null
  /** Changes are being sent to the server. */
  saving: boolean
  /** The latest change of a line was not saved; the line says so. */
  unsaved: boolean
}

/** The bag of the current visitor or guardian. */
export function useBag(): Bag {
  const shopper = useShopper()
  const guest = useGuestBag()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const { pending, failures } = useUnsaved(userId)
  const server = useQuery({ ...bagQuery(userId), enabled: userId > 0 })

  switch (shopper.kind) {
    case 'unknown':
      return { status: 'unknown' }
    case 'other':
      return { status: 'not-for-role' }
    case 'visitor':
      return {
        status: 'open',
        isGuest: true,
        lines: guest.lines.map(lineOfGuest),
        saved: [],
        totals: totalsOf(guest.lines),
        coupon: null,
        saving: false,
        unsaved: false,
      }
    case 'guardian':
      if (server.data) {
        const { data, ...rest } = server.data
        const failureOf = (line: CartLine) =>
          failures.find((failure) => isSameLine(failure.line, line))
        return {
          status: 'open',
          isGuest: false,
          ...rest,
          lines: data.map((line) => lineOfCart(line, failureOf(line))),
          saving: pending.length > 0,
          unsaved: data.some((line) => failureOf(line)?.sent),
        }
      }
      if (server.isError)
        return {
          status: 'failed',
          retry: () => void server.refetch(),
          retrying: server.isFetching,
        }
      return { status: 'loading' }
  }
}
