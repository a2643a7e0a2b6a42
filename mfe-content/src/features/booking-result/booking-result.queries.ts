import { getBooking, getPaymentStatus, listBookings } from '@brightyard/contract/calls'
import { apiOf, toPageNotFound } from '@brightyard/runtime'
import { customQuery, queryOf } from '@brightyard/runtime/queries'

/** Pauses between the checks of a pending payment; the last one repeats. */
const pausesInMs = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000] as const

/** Whether an order is paid, as the server knows it. */
export const paymentQuery = (order_code: string) =>
  queryOf(
    getPaymentStatus,
    { order_code },
    {
      mapError: toPageNotFound,
      staleTime: 2000,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        state.data?.status === 'pending'
          ? (pausesInMs[state.dataUpdateCount + state.errorUpdateCount - 1] ?? 30_000)
          : false,
    },
  )

/** The bookings of a paid order: there are no more than one page of them. */
export const bookingsOfOrderQuery = (order_code: string) =>
  queryOf(listBookings, { order_code }, { select: ({ data }) => data })

/** Bookings without a payment, by their codes. */
export const freeBookingsQuery = (codes: readonly string[]) =>
  customQuery('bookings', { codes }, async ({ client }) => {
    try {
      return await Promise.all(codes.map((code) => apiOf(client).call(getBooking, { code })))
    } catch (error) {
      throw toPageNotFound(error)
    }
  })
