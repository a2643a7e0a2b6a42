import { useQuery } from '@brightyard/runtime'
import type { AppliedCoupon, SavedLine, Totals } from '@brightyard/contract/entities'
import { useShopper } from '../shopper/use-shopper.ts'
import { type BagLine, lineOfCart, lineOfGuest } from './bag-line.ts'
import { useGuestBag } from './guest-bag.store.ts'
import { totalsOf } from './line-amounts.ts'
import { bagQuery } from './server-bag.ts'

export type Bag =
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
}

/** The bag of the current visitor or guardian. */
export function useBag(): Bag {
  const shopper = useShopper()
  const guest = useGuestBag()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const server = useQuery({ ...bagQuery(userId), enabled: userId > 0 })

  switch (shopper.kind) {
    case 'unknown':
      return { status: 'loading' }
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
      }
    case 'guardian':
      if (server.data) {
        const { data, ...rest } = server.data
        return { status: 'open', isGuest: false, ...rest, lines: data.map(lineOfCart) }
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
