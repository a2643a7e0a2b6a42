import { type PageContext, pageNotFound } from '@brightyard/runtime'
import {
  brandsQuery,
  categoriesQuery,
  facetsQuery,
  productsQuery,
} from '../catalog/catalog.queries.ts'
import {
  findNamed,
  flatCategories,
  type Listing,
  needsNames,
  productsInputOf,
  readListing,
  wishesOf,
} from './listing-address.ts'

/** Loads what a list of products shows, with the counts of its filters. A failure shows in the list's place; an unknown slug is not found. */
export async function loadListing(
  { request, queryClient }: PageContext,
  fixed: Partial<Listing> = {},
) {
  const listing = { ...readListing(new URL(request.url).searchParams), ...fixed }
  const results = (known: Parameters<typeof wishesOf>[1] = {}) =>
    Promise.all([
      queryClient.prefetchQuery(productsQuery(productsInputOf(listing, known))),
      queryClient.prefetchQuery(facetsQuery(wishesOf(listing, known))),
    ])
  const names = () =>
    Promise.all([
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(brandsQuery()),
    ]).catch(() => null)
  if (!needsNames(listing)) {
    await Promise.all([names(), results()])
    return
  }
  const known = await names()
  if (!known) return // the page itself asks again
  const [{ data: categories }, { data: brands }] = known
  const flat = flatCategories(categories)
  if (
    listing.category.some((name) => !findNamed(flat, name)) ||
    listing.brand.some((name) => !findNamed(brands, name))
  )
    throw pageNotFound()
  await results({ categories, brands })
}
