import type { Facets } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, EmptyState, Heading, LinkButton } from '@brightyard/ui'
import { CategoryTiles, countSentence, totalSentence } from '../catalog/category-tiles.tsx'
import type { Listing } from './listing-address.ts'
import { writePriceRange } from './price-range.ts'
import type { ListingState } from './use-listing.ts'

interface Widening {
  label: string
  change: Partial<Listing>
}

/** Filters that hide products, and how many there would be without each, where that is known. */
function wideningsOf(listing: Listing, facets: Facets): Widening[] {
  const sum = (group: readonly { count: number }[]) =>
    group.reduce((total, { count }) => total + count, 0)
  const offer = (on: boolean, label: string, count: number, change: Partial<Listing>) =>
    on && count > 0 ? [{ label: `${label} (${countSentence(count)})`, change }] : []
  const { in_stock, out_of_stock } = facets.availability
  const parents = facets.categories.filter(({ parent_id }) => parent_id === null)
  return [
    ...offer(listing.category.length > 0, 'In all categories', sum(parents), { category: [] }),
    ...(listing.brand.length > 0 && facets.brands.length > 0
      ? [{ label: 'Of any brand', change: { brand: [] } }]
      : []),
    ...offer(writePriceRange(listing.price) !== '', 'At any price', sum(facets.prices), {
      price: {},
    }),
    ...(listing.ages.length > 0 && facets.ages.length > 0
      ? [{ label: 'For any age', change: { ages: [] } }]
      : []),
    ...offer(listing.stock !== 'any', 'In stock or not', in_stock + out_of_stock, { stock: 'any' }),
  ]
}

/** No product matches: which filter to remove, or where to look instead. */
export function NothingFound({ state }: { state: ListingState }) {
  const { listing, facets, filters, products, categories, addressOf, cleared } = state
  const meta = products.data?.meta
  if (meta && meta.total > 0)
    return (
      <EmptyState
        level={2}
        title={`There is no page ${listing.page}`}
        action={
          <LinkButton asChild>
            <Link to={addressOf({ page: 1 })}>Go to the first page</Link>
          </LinkButton>
        }
      >
        {`The list has ${totalSentence(meta)}.`}
      </EmptyState>
    )
  const widenings = facets && filters > 0 ? wideningsOf(listing, facets) : []
  return (
    <>
      <EmptyState
        level={2}
        title={listing.search ? `Nothing found for “${listing.search}”` : 'No products here'}
        action={
          <>
            {filters > 0 ? (
              <LinkButton asChild variant="outline">
                <Link to={cleared}>Clear all filters</Link>
              </LinkButton>
            ) : null}
            {listing.search ? (
              <LinkButton asChild>
                <Link to={shopPaths.searchResult.to()}>See all products</Link>
              </LinkButton>
            ) : null}
          </>
        }
      >
        {filters > 0
          ? 'No product matches all of these filters. Remove one and try again.'
          : listing.search
            ? 'Check the spelling, or try a shorter or more general word.'
            : 'We are filling the shelves. Please come back soon.'}
        {widenings.length > 0 ? <Widenings all={widenings} addressOf={addressOf} /> : null}
      </EmptyState>
      {listing.search && categories.length > 0 ? (
        <Box mt="10">
          <Heading as="h2" size="sm" mb="4">
            Browse instead
          </Heading>
          <CategoryTiles categories={categories.slice(0, 4)} />
        </Box>
      ) : null}
    </>
  )
}

const Widenings = ({
  all,
  addressOf,
}: {
  all: readonly Widening[]
  addressOf: ListingState['addressOf']
}) => (
  <chakra.ul
    display="flex"
    flexWrap="wrap"
    justifyContent="center"
    gap="2"
    mt="4"
    listStyleType="none"
  >
    {all.map(({ label, change }) => (
      <li key={label}>
        <LinkButton asChild variant="soft" size="sm">
          <Link to={addressOf(change)}>{label}</Link>
        </LinkButton>
      </li>
    ))}
  </chakra.ul>
)
