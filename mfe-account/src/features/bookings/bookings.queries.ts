import {
  getBooking,
  getOffering,
  listBookings,
  quoteCancellation,
  quoteMove,
} from '@brightyard/contract/calls'
import type { Booking } from '@brightyard/contract/entities'
import { keepPreviousData, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'
import { invalidateDashboards } from '../../signed-in/kids.queries.ts'

export interface BookingFilter {
  when: 'upcoming' | 'past'
  kid: number | undefined
  page: number
}

/** What the address says; what it cannot mean is left out. */
export function filterIn(query: URLSearchParams): BookingFilter {
  const idIn = (name: string) =>
    /^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined
  return {
    when: query.get('when') === 'past' ? 'past' : 'upcoming',
    kid: idIn('kid'),
    page: idIn('page') ?? 1,
  }
}

/** The code of the one booking that is shown; empty for the list. */
export const codeIn = (query: URLSearchParams) => query.get('booking')?.slice(0, 40) ?? ''

/** Seats come and go, also in other tabs. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export const bookingsQuery = ({ when, kid, page }: BookingFilter) =>
  queryOf(
    listBookings,
    { when, page, student_id: kid },
    { ...fresh, placeholderData: keepPreviousData },
  )

export const bookingQuery = (code: string) =>
  queryOf(getBooking, { code }, { ...fresh, mapError: toPageNotFound })

/** The dates that a booking can be moved to, with the seats that are left. */
export const datesQuery = ({ offering: { kind, slug } }: Booking) =>
  queryOf(getOffering, { kind, slug }, fresh)

export const cancellationQuery = (code: string) => queryOf(quoteCancellation, { code }, fresh)

/** What a move leaves of the refund. */
export const moveQuoteQuery = (code: string) => queryOf(quoteMove, { code }, fresh)

/** Resolves when the booking that is shown has been fetched again. */
export async function refreshBookings(client: QueryClient) {
  invalidateDashboards(client)
  void client.invalidateQueries(queriesOf(listBookings))
  await client.invalidateQueries(queriesOf(getBooking))
}
