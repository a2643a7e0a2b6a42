import { markPayment } from '@brightyard/contract/calls'
import type { PaymentState } from '@brightyard/contract/entities'
import { useApi, useMutation, useQuery, useQueryClient } from '@brightyard/runtime'
import { useEffect } from 'react'
import { endAttempt } from '../checkout/attempt.ts'
import { checkoutKey } from '../checkout/checkout-key.ts'
import { refreshCounts } from '../counts/refresh-counts.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { bagQuery } from '../bag/server-bag.ts'
import { paymentStatusQuery } from './payment.queries.ts'

/** Waits between the looks at a pending payment; the last one repeats. */
const pausesInMs = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const

/** How long to wait after the nth look. */
export const pauseAfter = (looks: number) =>
  pausesInMs[Math.min(Math.max(looks, 1), pausesInMs.length) - 1] ?? 30_000

/** Follows a payment until the server knows its end; the page's address is never believed. */
export function usePaymentStatus(orderCode: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = paymentStatusQuery(orderCode)
  const status = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending'
        ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
        : false,
  })
  // The server asks the gateway at once, rather than waiting for its callback.
  const look = useMutation({
    mutationFn: () => api.call(markPayment, { order_code: orderCode }),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  useEndOfPayment(status.data?.status)
  return { status, look }
}

/** A payment that ends changes the bag: paid for, it is empty; failed, everything is free again. */
function useEndOfPayment(state: PaymentState | undefined) {
  const api = useApi()
  const queryClient = useQueryClient()
  const shopper = useShopper()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  useEffect(() => {
    if (state !== 'success' && state !== 'failure') return
    endAttempt()
    if (userId === 0) return
    void queryClient.invalidateQueries({ queryKey: bagQuery(userId).queryKey })
    void queryClient.invalidateQueries({ queryKey: checkoutKey(userId) })
    void refreshCounts(api)
  }, [api, queryClient, state, userId])
}
