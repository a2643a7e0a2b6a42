import { queryString } from '@brightyard/contract/paths'
import { useLocation, useNavigate, useNavigation, useSearchParams } from '@brightyard/runtime'
import { useQueries } from '@brightyard/runtime/lists'
import { useState } from 'react'
import {
  countFilters,
  filterOf,
  type Listing,
  noFilters,
  readListing,
  writeListing,
} from './listing-address.ts'
import { cardsQuery, facetsQuery, finderAt, roomQuery } from './listing.queries.ts'

/** The list that the address describes, and the ways to change it; every change is a new address. */
export function useListing(today: string) {
  const [search] = useSearchParams()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const coming = useNavigation().location
  const finder = finderAt(pathname)
  const [chosen, setChosen] = useState<{ at: string; query: string } | null>(null)
  if (chosen && chosen.at !== key) setChosen(null)
  // A choice shows at once: the router renders what is coming with low priority, so a tick would lag behind.
  const query = chosen?.query ?? (coming?.pathname === pathname ? coming.search : null)
  const fromAddress = readListing(query === null ? search : new URLSearchParams(query))
  const listing: Listing = { ...fromAddress, ...finder.fixed }
  const { room } = finder
  // Of each at most one: what is not shown is not asked for.
  const [ofRoom] = useQueries({
    queries: (room ? [room] : []).map((one) => roomQuery(one, listing)),
  })
  const open = room ? [] : [listing]
  const [ofAll] = useQueries({
    queries: open.filter(({ view }) => view === 'list').map((one) => cardsQuery(one)),
  })
  const [counts] = useQueries({ queries: open.map((one) => facetsQuery(filterOf(one))) })
  const vendor = ofRoom?.data?.room
  // In a room, its organiser is the room itself, and no filter.
  const own = room ? { organiser: null } : {}
  const addressOf = (change: Partial<Listing>) =>
    pathname + queryString(writeListing({ ...fromAddress, page: 1, ...change }))

  return {
    finder,
    listing,
    today,
    /** Undefined where the page shows the calendar instead. */
    cards: ofRoom ?? ofAll,
    /** Counts of the filters; undefined until, or unless, they are known. */
    facets: ofRoom?.data?.facets ?? counts?.data,
    /** Of a list of a room: its vendor, null where the user is in no such room; undefined until it is known. */
    room: room ? vendor : undefined,
    /** All rooms of this kind that the family is in. */
    rooms: ofRoom?.data?.rooms ?? [],
    /** For the calendar; null until it is known. */
    calendarFilter: room
      ? vendor
        ? { ...filterOf(listing), vendor_id: vendor.vendor_id }
        : null
      : filterOf(listing),
    /** How many filters the visitor has set; those of the page itself do not count. */
    filters: countFilters({
      ...fromAddress,
      ...own,
      ...(finder.fixed.kinds ? { kinds: [] } : {}),
    }),
    cleared: addressOf({ ...noFilters, ...(room ? { organiser: listing.organiser } : {}) }),
    addressOf,
    change: (change: Partial<Listing>) => {
      const address = addressOf(change)
      setChosen({ at: key, query: address.slice(pathname.length) })
      void navigate(address, { preventScrollReset: true })
    },
  }
}
export type ListingState = ReturnType<typeof useListing>
