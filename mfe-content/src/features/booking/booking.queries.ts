import { listFamily, quoteBooking } from '@brightyard/contract/calls'
import type { BookingChoice } from '@brightyard/contract/entities'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** A kid may have been added in another tab, or on the way. */
export const familyQuery = (userId: number) =>
  queryOf(listFamily, {}, { scope: userId, staleTime: 0, refetchOnWindowFocus: true })

/** What the booking would be, as the server calculates it now. */
export const quoteQuery = (userId: number, choice: BookingChoice) =>
  queryOf(quoteBooking, choice, {
    scope: userId,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })
