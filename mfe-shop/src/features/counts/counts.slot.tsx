import { orderCancelled, sessionChanged } from '@brightyard/contract/channels'
import { channel, useApi, useQueryClient } from '@brightyard/runtime'
import { useEffect } from 'react'
import { mergeGuestBag } from '../../bag/merge-guest-bag.ts'
import { bagQuery } from '../../bag/server-bag.ts'
import { refreshCounts } from '../../counts/refresh-counts.ts'
import { invalidateOrders } from '../../orders/orders.queries.ts'
import { useCouponOnlyInBag } from '../../coupon/use-coupon-only-in-bag.ts'
import { useShopper } from '../../shopper/use-shopper.ts'
import { savePendingWish } from '../../wishlist/pending-wish.ts'

/** Pauses between attempts to merge; after the last one the next page load tries again. */
const retryDelaysInMs = [2000, 15_000, 60_000]

/**
 * Renders nothing. On every page it updates the header's counts, saves a visitor's bag and wish at
 * sign-in and clears the bag's coupon entry.
 */
export function Component() {
  const api = useApi()
  const queryClient = useQueryClient()
  const shopper = useShopper()
  const { kind } = shopper
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  useCouponOnlyInBag()

  useEffect(
    () => channel(orderCancelled).subscribe(() => void invalidateOrders(queryClient)),
    [queryClient],
  )

  useEffect(() => {
    if (kind === 'unknown') return
    if (kind !== 'visitor') void savePendingWish(api, queryClient, userId)
    let attempts = 0
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function begin() {
      clearTimeout(timer)
      try {
        const cart = userId ? await mergeGuestBag(api, userId) : null
        const { queryKey } = bagQuery(userId)
        if (cart) queryClient.setQueryData(queryKey, cart)
        // Another tab may have merged the bag after this page loaded it.
        else if (userId) void queryClient.invalidateQueries({ queryKey })
        attempts = 0
      } catch {
        const delay = retryDelaysInMs[attempts]
        attempts += 1
        if (delay && !ended) timer = setTimeout(() => void begin(), delay)
      }
      if (!ended) await refreshCounts(api)
    }
    const backOnline = () => void begin()

    void begin()
    window.addEventListener('online', backOnline)
    return () => {
      ended = true
      clearTimeout(timer)
      window.removeEventListener('online', backOnline)
      // The counts of a person who has signed out go, also where this slot is unmounted at the same time.
      if (channel(sessionChanged).latest()?.status === 'signed-out') void refreshCounts(api)
    }
  }, [api, kind, queryClient, userId])

  return null
}
