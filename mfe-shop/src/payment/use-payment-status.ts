import { quoteCheckout } from '@brightyard/contract/calls'
import { orderChanged } from '@brightyard/contract/channels'
import type { PaymentStatus } from '@brightyard/contract/entities'
import { channel, useApi, useQueryClient } from '@brightyard/runtime'
import { usePaymentStatus as useAnyPaymentStatus } from '@brightyard/runtime/payments'
import { queriesOf } from '@brightyard/runtime/queries'
import { useEffect } from 'react'
import { endAttempt } from '../checkout/attempt.ts'
import { refreshCounts } from '../counts/refresh-counts.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { bagQuery } from '../bag/server-bag.ts'
import { invalidateOrders } from '../orders/orders.queries.ts'

/** Follows a payment until the server knows its result; the page's address is never trusted. */
export function usePaymentStatus(orderCode: string) {
  const followed = useAnyPaymentStatus(orderCode)
  useEndOfPayment(followed.status.data)
  return followed
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
