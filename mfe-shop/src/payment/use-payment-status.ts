import { markPayment, quoteCheckout } from '@brightyard/contract/calls'
import { orderChanged } from '@brightyard/contract/channels'
import type { PaymentStatus } from '@brightyard/contract/entities'
import { channel, useApi, useMutation, useQuery, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { useEffect } from 'react'
import { endAttempt } from '../checkout/attempt.ts'
import { refreshCounts } from '../counts/refresh-counts.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { bagQuery } from '../bag/server-bag.ts'
import { invalidateOrders } from '../orders/orders.queries.ts'
import { paymentStatusQuery } from './payment.queries.ts'

/** Pauses between the checks of a pending payment; the last one repeats. */
const pausesInMs = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const

/** How long to wait after the nth check. */
export const pauseAfter = (checks: number) =>
  pausesInMs[Math.min(Math.max(checks, 1), pausesInMs.length) - 1] ?? 30_000

/** Follows a payment until the server knows its result; the page's address is never trusted. */
export function usePaymentStatus(orderCode: string) {
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
  const check = useMutation({
    ...mutationOf(markPayment),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  useEndOfPayment(status.data)
  return { status, check }
}

/** A payment that ends changes the bag: paid for, it is empty; failed, everything is free again. */
function useEndOfPayment(payment: PaymentStatus | undefined) {
  const api = useApi()
  const queryClient = useQueryClient()
  const shopper = useShopper()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const { status, order_id } = payment ?? {}
  useEffect(() => {
    if (order_id === undefined || (status !== 'success' && status !== 'failure')) return
    endAttempt()
    void invalidateOrders(queryClient)
    channel(orderChanged).publish({ order_id })
    if (userId === 0) return
    void queryClient.invalidateQueries({ queryKey: bagQuery(userId).queryKey })
    void queryClient.invalidateQueries(queriesOf(quoteCheckout))
    void refreshCounts(api)
  }, [api, order_id, queryClient, status, userId])
}
