import { getPaymentStatus, getPaymentSummary } from '@brightyard/contract/calls'
import { ApiError, toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { justLoadedInMs } from '../orders/orders.queries.ts'

// An unknown order, somebody else's, and what is no order number at all look alike.

/** Whether an order is paid, as the server knows it. */
export const paymentStatusQuery = (order_code: string) =>
  queryOf(
    getPaymentStatus,
    { order_code },
    {
      mapError: toPageNotFound,
      staleTime: justLoadedInMs,
      refetchOnWindowFocus: true, // the person may come back from the bank's own page
    },
  )

/** What is about to be paid, for any kind of order. */
export const paymentSummaryQuery = (order_code: string) =>
  queryOf(
    getPaymentSummary,
    { order_code },
    { mapError: toPageNotFound, staleTime: justLoadedInMs },
  )

/** Leaves the page to the not-found or the forbidden one, where trying again changes nothing. */
export function throwRefusal(error: unknown) {
  const isRefused = error instanceof ApiError && error.kind === 'forbidden'
  if (error instanceof Response || isRefused) throw error
}
