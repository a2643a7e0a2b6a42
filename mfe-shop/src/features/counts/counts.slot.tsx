import { orderCancelled, sessionChanged } from '@brightyard/contract/channels'
import { channel, useApi, useQueryClient } from '@brightyard/runtime'
import { useEffect } from 'react'
import { handOverGuestBag } from '../../bag/hand-over.ts'
import { bagQuery } from '../../bag/server-bag.ts'
import { refreshCounts } from '../../counts/refresh-counts.ts'
import { invalidateOrders } from '../../orders/orders.queries.ts'
import { useCouponOnlyInBag } from '../../coupon/use-coupon-only-in-bag.ts'
import { useShopper } from '../../shopper/use-shopper.ts'

/** Waits between the attempts to hand over; after the last one the next page load tries again. */
const retryDelaysInMs = [2000, 15_000, 60_000]

/**
 * Shows nothing: on every page it keeps the header's counts, hands a visitor's bag over at sign-in, and
 * forgets the bag's coupon entry.
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
    let attempts = 0
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function begin() {
      clearTimeout(timer)
      try {
        const cart = userId ? await handOverGuestBag(api, userId) : null
        const { queryKey } = bagQuery(userId)
        if (cart) queryClient.setQueryData(queryKey, cart)
        // Another tab may have handed the bag over after the bag's page asked for it.
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
      // Who has signed out takes the counts along, also where this part goes with them.
      if (channel(sessionChanged).latest()?.status === 'signed-out') void refreshCounts(api)
    }
  }, [api, kind, queryClient, userId])

  return null
}
