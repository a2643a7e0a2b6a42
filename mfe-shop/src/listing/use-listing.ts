import { queryString } from '@brightyard/contract/paths'
import {
  useLocation,
  useNavigate,
  useNavigation,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { brandsQuery, categoriesQuery, productsQuery } from '../catalog/catalog.queries.ts'
import {
  type Listing,
  needsNames,
  productsInputOf,
  readListing,
  writeListing,
} from './listing-address.ts'

const nothing: readonly never[] = []

/** The list that the address names, and the ways to change it; every change is a new address (S-017). */
export function useListing(fixed: Partial<Listing> = {}) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // While the products of a new address are on their way the controls show what was chosen already.
  const coming = useNavigation().location
  const fromAddress = readListing(
    coming?.pathname === pathname ? new URLSearchParams(coming.search) : search,
  )
  const listing: Listing = { ...fromAddress, ...fixed }
  const categories = useQuery(categoriesQuery())
  const brands = useQuery(brandsQuery())
  const known = { categories: categories.data, brands: brands.data }
  const products = useQuery({
    ...productsQuery(productsInputOf(listing, known)),
    enabled: !needsNames(listing) || Boolean(known.categories && known.brands),
  })

  /** The query of this list with something else; it starts at its first page again. */
  const queryOf = (change: Partial<Listing>) =>
    queryString(writeListing({ ...fromAddress, page: 1, ...change }))
  const addressOf = (change: Partial<Listing>) => pathname + queryOf(change)

  return {
    listing,
    categories: known.categories ?? nothing,
    brands: known.brands ?? nothing,
    products,
    queryOf,
    addressOf,
    change: (change: Partial<Listing>) =>
      void navigate(addressOf(change), { preventScrollReset: true }),
  }
}
export type ListingState = ReturnType<typeof useListing>
