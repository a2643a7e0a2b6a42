/**
 * Following a payment until the server knows its result. Bundled into each remote that has such a page and not
 * shared, as the queries are.
 */
import { getPaymentStatus, listCoupons, markPayment } from '@brightyard/contract/calls'
import {
  ApiError,
  toPageNotFound,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queryOf } from './queries.ts'

/** Pauses between the checks of a pending payment; the last one repeats. */
const pausesInMs = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const

/** How long to wait after the nth check. */
export const pauseAfter = (checks: number): number =>
  pausesInMs[Math.min(Math.max(checks, 1), pausesInMs.length) - 1] ?? 30_000

/** Whether an order is paid, as the server knows it. Rejects with `pageNotFound()` for somebody else's order. */
export const paymentStatusQuery = (order_code: string) =>
  queryOf(
    getPaymentStatus,
    { order_code },
    {
      mapError: toPageNotFound,
      staleTime: 5000,
      refetchOnWindowFocus: true, // the person may come back from the bank's own page
      refetchInterval: ({ state }) =>
        state.data?.status === 'pending'
          ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
          : false,
    },
  )

/** Follows a payment; `check` has the server ask the gateway at once, rather than wait for its callback. */
export function usePaymentStatus(orderCode: string) {
  const queryClient = useQueryClient()
  const query = paymentStatusQuery(orderCode)
  const status = useQuery(query)
  const check = useMutation({
    ...mutationOf(markPayment),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  return { status, check }
}

/** Leaves the page to the not-found or the forbidden one, where trying again changes nothing. */
export function throwRefusal(error: unknown) {
  const isRefused = error instanceof ApiError && error.kind === 'forbidden'
  if (error instanceof Response || isRefused) throw error
}

/**
 * Coupons that a person is offered, with the reason why one does not apply now. `itemsInPaise` is the price of what is
 * about to be bought; without it, that of the bag.
 */
export const couponsQuery = (user_id: number, itemsInPaise?: number) =>
  queryOf(
    listCoupons,
    { user_id, items_in_paise: itemsInPaise },
    { select: ({ data }) => data, staleTime: 0 },
  )
