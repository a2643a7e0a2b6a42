import { getBooking, listBookings, listFamily, quoteBooking } from '@brightyard/contract/calls'
import type { BookingChoice } from '@brightyard/contract/entities'
import { apiOf, keepPreviousData, toPageNotFound } from '@brightyard/runtime'
import { customQuery, infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

/** A kid may have been added in another tab, or on the way. */
export const familyQuery = (userId: number) =>
  queryOf(
    listFamily,
    {},
    { scope: userId, staleTime: 0, refetchOnWindowFocus: true, select: ({ data }) => data },
  )

/** What the booking would be, as the server calculates it now. */
export const quoteQuery = (userId: number, choice: BookingChoice) =>
  queryOf(quoteBooking, choice, {
    scope: userId,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })

const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

/** A family's camps, to come or over. */
export const campBookingsQuery = (userId: number, when: 'upcoming' | 'past') =>
  infiniteQueryOf(listBookings, { kind: 'camp', when }, { scope: userId, ...fresh })

/** The camps of a paid order: there are no more than one page of them. */
export const bookingsOfOrderQuery = (order_code: string) =>
  queryOf(listBookings, { order_code }, { ...fresh, select: ({ data }) => data })

/** Camps without a payment, by their codes. */
export const freeBookingsQuery = (codes: readonly string[]) =>
  customQuery('camps', { codes }, async ({ client }) => {
    try {
      return await Promise.all(codes.map((code) => apiOf(client).call(getBooking, { code })))
    } catch (error) {
      throw toPageNotFound(error)
    }
  })
