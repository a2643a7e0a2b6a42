import {
  listCalendar,
  listOfferingFacets,
  listOfferings,
  listRoomOfferings,
} from '@brightyard/contract/calls'
import type { OfferingFilter } from '@brightyard/contract/entities'
import { keepPreviousData, type PageContext, pageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { type Finder, finders } from './finders.ts'
import { filterOf, type Listing, readListing } from './listing-address.ts'
import { monthRange } from './month.ts'

const perPage = 24

/** The list at an address. Throws `pageNotFound()` for a path without one. */
export function finderAt(pathname: string): Finder {
  const finder = finders[pathname.replace(/\/+$/, '').toLowerCase()]
  if (!finder) throw pageNotFound()
  return finder
}

export const listedOf = (finder: Finder, search: URLSearchParams): Listing => ({
  ...readListing(search),
  ...finder.fixed,
})

export const cardsQuery = (listing: Listing) =>
  queryOf(
    listOfferings,
    { ...filterOf(listing), sort: listing.sort, maxRows: perPage, page: listing.page },
    { placeholderData: keepPreviousData },
  )

export const facetsQuery = (filter: OfferingFilter) =>
  queryOf(listOfferingFacets, filter, { placeholderData: keepPreviousData })

/** Its organiser, where the address names one, is the room that was chosen. */
export const roomQuery = (room: 'school' | 'residents', listing: Listing) =>
  queryOf(
    listRoomOfferings,
    {
      ...filterOf(listing),
      room_type: room,
      sort: listing.sort,
      maxRows: perPage,
      page: listing.page,
    },
    { placeholderData: keepPreviousData },
  )

/** All dates of a month; the calendar shows one at a time. */
export const calendarQuery = (filter: OfferingFilter, month: string) => {
  const { from: _, to: __, ...rest } = filter
  return queryOf(listCalendar, { ...rest, ...monthRange(month) })
}

/** Loads what the list shows. A failure shows in the list's place. */
export async function loadListing({ request, queryClient }: PageContext, today: string) {
  const { pathname, searchParams } = new URL(request.url)
  const finder = finderAt(pathname)
  const listing = listedOf(finder, searchParams)
  if (finder.room) {
    await queryClient.prefetchQuery(roomQuery(finder.room, listing))
    return
  }
  const filter = filterOf(listing)
  await Promise.all([
    queryClient.prefetchQuery(facetsQuery(filter)),
    listing.view === 'calendar'
      ? queryClient.prefetchQuery(calendarQuery(filter, listing.month || today.slice(0, 7)))
      : queryClient.prefetchQuery(cardsQuery(listing)),
  ])
}
