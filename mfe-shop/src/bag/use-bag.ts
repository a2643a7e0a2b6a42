import { useQuery } from '@brightyard/runtime'
import type { TaxSplit } from '@brightyard/contract/money'
import { useShopper } from '../shopper/use-shopper.ts'
import { type BagLine, lineOfCart, lineOfGuest } from './bag-line.ts'
import { useGuestBag } from './guest-bag.store.ts'
import { totalOf } from './line-amounts.ts'
import { bagQuery } from './server-bag.ts'

export type Bag =
  | { status: 'loading' }
  /** The signed-in person's role does not buy. */
  | { status: 'not-for-role' }
  | { status: 'failed'; retry: () => void; retrying: boolean }
  | { status: 'open'; isGuest: boolean; lines: readonly BagLine[]; total: TaxSplit }

/** The bag of whoever is here. */
export function useBag(): Bag {
  const shopper = useShopper()
  const guest = useGuestBag()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const server = useQuery({ ...bagQuery(userId), enabled: userId > 0 })

  const open = (isGuest: boolean, lines: readonly BagLine[]): Bag => ({
    status: 'open',
    isGuest,
    lines,
    total: totalOf(lines.map((line) => line.amounts)),
  })
  switch (shopper.kind) {
    case 'unknown':
      return { status: 'loading' }
    case 'other':
      return { status: 'not-for-role' }
    case 'visitor':
      return open(true, guest.lines.map(lineOfGuest))
    case 'guardian':
      if (server.data) return open(false, server.data.data.map(lineOfCart))
      if (server.isError)
        return {
          status: 'failed',
          retry: () => void server.refetch(),
          retrying: server.isFetching,
        }
      return { status: 'loading' }
  }
}
