import { useApi } from '@brightyard/runtime'
import { refreshCountsSoon } from '../counts/refresh-counts.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import type { BagActions } from './bag-actions.ts'
import { guestActions } from './guest-bag-actions.ts'
import { serverActions } from './server-bag-actions.ts'
import { useServerBag } from './use-server-bag.ts'

/** What the current visitor or guardian can do with the bag. */
export function useBagActions(): BagActions {
  const api = useApi()
  const shopper = useShopper()
  const server = useServerBag(shopper.kind === 'guardian' ? shopper.userId : 0)
  return shopper.kind === 'guardian'
    ? serverActions(server)
    : guestActions(() => refreshCountsSoon(api))
}
