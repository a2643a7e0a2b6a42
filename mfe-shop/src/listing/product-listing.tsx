import { Link } from '@brightyard/runtime'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  Pagination,
  Text,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { SlidersIcon } from '@brightyard/ui/icons'
import { useId, useState } from 'react'
import { countSentence } from '../catalog/category-tiles.tsx'
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { countFilters, sortings } from './listing-address.ts'
import type { ListingState } from './use-listing.ts'

interface ProductListingProps {
  state: ListingState
  /** Whether "Popular" and "New arrivals" may be chosen, which a page that is one of them leaves out. */
  flags?: boolean
}

/** A list of products with its filters: beside it on wide screens, above it behind a button on narrow ones. */
export function ProductListing({ state, flags = true }: ProductListingProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const filters = countFilters(state.listing)
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      gap={{ base: '4', lg: '10' }}
      align="flex-start"
    >
      <Box width={{ base: 'full', lg: '16rem' }} flexShrink={0}>
        <Button
          display={{ lg: 'none' }}
          variant="outline"
          size="sm"
          block
          startIcon={<SlidersIcon />}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {filters > 0 ? `Filters (${filters})` : 'Filters'}
        </Button>
        <Box
          as="section"
          aria-label="Filters"
          id={panelId}
          display={{ base: open ? 'block' : 'none', lg: 'block' }}
          mt={{ base: '3', lg: '0' }}
          p={{ base: '5', lg: '0' }}
          bg={{ base: 'bg.panel', lg: 'transparent' }}
          borderRadius="xl"
          boxShadow={{ base: 'md', lg: 'none' }}
        >
          <FilterPanel state={state} flags={flags} />
        </Box>
      </Box>
      <Box flex="1" minW="0" width="full">
        <Toolbar state={state} />
        <AppliedFilters state={state} />
        <Results state={state} />
      </Box>
    </Flex>
  )
}

function Toolbar({ state: { listing, products, change } }: { state: ListingState }) {
  const total = products.data?.meta.total
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="4" minH="12">
      <Text role="status" fontWeight="semibold" minH="1.5em">
        {total === undefined ? '' : `${countSentence(total)} found`}
      </Text>
      <Flex align="center" gap="2" width={{ base: 'full', sm: 'auto' }}>
        <Box flex="1" minW={{ sm: '15rem' }}>
          <Field label="Sort by" hideLabel>
            <Select
              value={listing.sort}
              options={sortings.map(({ name, label }) => ({ value: name, label }))}
              onChange={({ target }) => {
                const sort = sortings.find((one) => one.name === target.value)
                if (sort) change({ sort: sort.name })
              }}
            />
          </Field>
        </Box>
      </Flex>
    </Flex>
  )
}

function Results({ state }: { state: ListingState }) {
  const { listing, products, addressOf } = state
  if (products.isError)
    return (
      <ErrorState
        title="We could not load the products"
        onRetry={() => void products.refetch()}
        retrying={products.isFetching}
      />
    )
  if (!products.data) return <ProductGridSkeleton count={12} />
  const { data, meta } = products.data
  if (data.length === 0) return <NothingFound state={state} />
  return (
    <Box
      opacity={products.isPlaceholderData ? 0.6 : 1}
      transition="opacity 160ms"
      aria-busy={products.isPlaceholderData}
    >
      <ProductGrid products={data} level={2} priorities={3} />
      <Pagination
        page={listing.page}
        pages={meta.last_page}
        label="Pages of products"
        link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
      />
    </Box>
  )
}

function NothingFound({ state: { listing, addressOf } }: { state: ListingState }) {
  const filtered = countFilters(listing) > 0
  const clear = addressOf({
    category: [],
    brand: [],
    price: {},
    popular: false,
    newArrivals: false,
  })
  return (
    <EmptyState
      title={listing.search ? `Nothing found for “${listing.search}”` : 'No products here'}
      action={
        <>
          {filtered ? (
            <LinkButton asChild variant="outline">
              <Link to={clear}>Clear all filters</Link>
            </LinkButton>
          ) : null}
          {listing.search || listing.page > 1 ? (
            <LinkButton asChild>
              <Link to={addressOf({ search: '', page: 1 })}>See all products</Link>
            </LinkButton>
          ) : null}
        </>
      }
    >
      {filtered
        ? 'No product fits all of these filters. Take one away and look again.'
        : 'Check the spelling, or try a shorter or more general word.'}
    </EmptyState>
  )
}
