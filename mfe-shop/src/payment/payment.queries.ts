import { getOrderByCode, getPaymentStatus, getPaymentSummary } from '@brightyard/contract/calls'
import { ApiError, apiOf, pageNotFound, queryOptions } from '@brightyard/runtime'

/** An unknown order, somebody else's, and what is no order number at all look alike. */
async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const isNone = error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind)
    throw isNone ? pageNotFound() : error
  }
}

/** What the loader has brought the page does not ask for again. */
const justLoaded = 5000

/** Whether an order is paid, as the server knows it. */
export const paymentStatusQuery = (order_code: string) =>
  queryOptions({
    queryKey: ['payment', 'status', order_code],
    queryFn: ({ client, signal }) =>
      orNotFound(apiOf(client).call(getPaymentStatus, { order_code }, { signal })),
    staleTime: justLoaded,
    refetchOnWindowFocus: true, // the person may come back from the bank's own page
  })

/** What is about to be paid, for any kind of order. */
export const paymentSummaryQuery = (order_code: string) =>
  queryOptions({
    queryKey: ['payment', 'summary', order_code],
    queryFn: ({ client, signal }) =>
      orNotFound(apiOf(client).call(getPaymentSummary, { order_code }, { signal })),
    staleTime: justLoaded,
  })

export const orderByCodeQuery = (order_code: string) =>
  queryOptions({
    queryKey: ['order', 'by-code', order_code],
    queryFn: ({ client, signal }) =>
      orNotFound(apiOf(client).call(getOrderByCode, { order_code }, { signal })),
    staleTime: justLoaded,
  })

/** What no second try changes is the page's end: no such order, or not for this account. */
export function throwRefusal(error: unknown) {
  const isRefused = error instanceof ApiError && error.kind === 'forbidden'
  if (error instanceof Response || isRefused) throw error
}
