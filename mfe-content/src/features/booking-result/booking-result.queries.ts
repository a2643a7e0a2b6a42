import { getBooking, listBookings } from '@brightyard/contract/calls'
import { apiOf, toPageNotFound } from '@brightyard/runtime'
import { customQuery, queryOf } from '@brightyard/runtime/queries'

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
