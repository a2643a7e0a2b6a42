import { getPaymentSummary } from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { justLoadedInMs } from '../orders/orders.queries.ts'

/** What is about to be paid, for any kind of order. An unknown order and somebody else's look alike. */
export const paymentSummaryQuery = (order_code: string) =>
  queryOf(
    getPaymentSummary,
    { order_code },
    { mapError: toPageNotFound, staleTime: justLoadedInMs },
  )
