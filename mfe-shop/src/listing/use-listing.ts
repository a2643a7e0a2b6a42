import { queryString } from '@brightyard/contract/paths'
import {
  useLocation,
  useNavigate,
  useNavigation,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { useState } from 'react'
import {
  brandsQuery,
  categoriesQuery,
  facetsQuery,
  productsQuery,
} from '../catalog/catalog.queries.ts'
import {
  countFilters,
  type Listing,
  needsNames,
  noFilters,
  productsInputOf,
  readListing,
  wishesOf,
  writeListing,
} from './listing-address.ts'

const nothing: readonly never[] = []
const none = new URLSearchParams()

/** The list that the address describes, and the ways to change it; every change is a new address. */
export function useListing(fixed: Partial<Listing> = {}) {
  const [search] = useSearchParams()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const coming = useNavigation().location
  const [chosen, setChosen] = useState<{ at: string; query: string } | null>(null)
  if (chosen && chosen.at !== key) setChosen(null)
  // A choice shows at once: the router renders what is coming with low priority, so a tick would lag behind.
  const query = chosen?.query ?? (coming?.pathname === pathname ? coming.search : null)
  const fromAddress = readListing(query === null ? search : new URLSearchParams(query))
  const listing: Listing = { ...fromAddress, ...fixed }
  const categories = useQuery(categoriesQuery())
  const brands = useQuery(brandsQuery())
  const known = { categories: categories.data, brands: brands.data }
  const enabled = !needsNames(listing) || Boolean(known.categories && known.brands)
  const products = useQuery({ ...productsQuery(productsInputOf(listing, known)), enabled })
  const facets = useQuery({ ...facetsQuery(wishesOf(listing, known)), enabled })

  /** The query of this list with a change, from its first page. */
  const queryOf = (change: Partial<Listing>) =>
    queryString(writeListing({ ...fromAddress, page: 1, ...change }))
  const addressOf = (change: Partial<Listing>) => pathname + queryOf(change)

  return {
    listing,
    categories: known.categories ?? nothing,
    brands: known.brands ?? nothing,
    products,
    /** Counts of the filters; undefined until, or unless, they are known. */
    facets: facets.data,
    /** How many filters the visitor has set; those that the page itself sets do not count. */
    filters: countFilters(listing) - countFilters({ ...readListing(none), ...fixed }),
    /** The same list with nothing chosen. */
    cleared: addressOf(noFilters),
    queryOf,
    addressOf,
    change: (change: Partial<Listing>) => {
      setChosen({ at: key, query: queryOf(change) })
      void navigate(addressOf(change), { preventScrollReset: true })
    },
  }
}
export type ListingState = ReturnType<typeof useListing>
