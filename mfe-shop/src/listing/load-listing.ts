import { type PageContext, pageNotFound } from '@brightyard/runtime'
import { brandsQuery, categoriesQuery, productsQuery } from '../catalog/catalog.queries.ts'
import {
  findNamed,
  flatCategories,
  type Listing,
  needsNames,
  productsInputOf,
  readListing,
} from './listing-address.ts'

/** Loads what a list of products shows. A failure shows in its place; an unknown slug is no page. */
export async function loadListing(
  { request, queryClient }: PageContext,
  fixed: Partial<Listing> = {},
) {
  const listing = { ...readListing(new URL(request.url).searchParams), ...fixed }
  const names = () =>
    Promise.all([
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(brandsQuery()),
    ]).catch(() => null)
  if (!needsNames(listing)) {
    await Promise.all([names(), queryClient.prefetchQuery(productsQuery(productsInputOf(listing)))])
    return
  }
  const known = await names()
  if (!known) return // the page itself asks again
  const [categories, brands] = known
  const flat = flatCategories(categories)
  if (
    listing.category.some((name) => !findNamed(flat, name)) ||
    listing.brand.some((name) => !findNamed(brands, name))
  )
    throw pageNotFound()
  await queryClient.prefetchQuery(productsQuery(productsInputOf(listing, { categories, brands })))
}
