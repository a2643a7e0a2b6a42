import { OnDemand, Link } from '@brightyard/runtime'
import { Box, Button, ErrorState, Flex, Pagination, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { SlidersIcon } from '@brightyard/ui/icons'
import { type Ref, useRef, useState } from 'react'
import { totalSentence } from '../catalog/category-tiles.tsx'
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid.tsx'
import { WideOnly } from '../catalog/product-tile.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { sortings } from './listing-address.ts'
import { NothingFound } from './nothing-found.tsx'
import type { ListingState } from './use-listing.ts'

interface ProductListingProps {
  state: ListingState
  /** Whether "Popular" and "New arrivals" can be chosen; the pages of these names leave them out. */
  flags?: boolean
}

const loadDrawer = () => import('./filter-drawer.tsx')

/** A list of products with its filters: beside it on wide screens, in a drawer on narrow ones. */
export function ProductListing({ state, flags = true }: ProductListingProps) {
  const [drawerOpen, setDrawerOpen] = useState(false)
  const found = useRef<HTMLParagraphElement>(null)
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      gap={{ base: '4', lg: '10' }}
      align="flex-start"
    >
      <Box
        as="section"
        aria-label="Filters"
        display={{ base: 'none', lg: 'block' }}
        width="16rem"
        flexShrink={0}
      >
        <FilterPanel state={state} flags={flags} />
      </Box>
      <Box flex="1" minW="0" width="full">
        <Toolbar state={state} foundRef={found} onOpenFilters={() => setDrawerOpen(true)} />
        <AppliedFilters
          state={state}
          flags={flags}
          onRemove={() => found.current?.focus({ preventScroll: true })}
        />
        <Results state={state} />
      </Box>
      <OnDemand
        load={loadDrawer}
        what="The filters"
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        state={state}
        flags={flags}
      />
    </Flex>
  )
}

interface ToolbarProps {
  state: ListingState
  foundRef: Ref<HTMLParagraphElement>
  onOpenFilters: () => void
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Toolbar({ state, foundRef, onOpenFilters }: ToolbarProps) {
  const { listing, products, filters, change } = state
  const meta = products.data?.meta
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="4" minH="12">
      <Text
        ref={foundRef}
        role="status"
        tabIndex={-1}
        fontWeight="semibold"
        minH="1.5em"
        width={{ base: 'full', sm: 'auto' }}
      >
        {meta === undefined ? '' : capitalised(`${totalSentence(meta)} found`)}
      </Text>
      <Flex align="center" gap="2" wrap="wrap" width={{ base: 'full', sm: 'auto' }}>
        <Button
          display={{ lg: 'none' }}
          variant="outline"
          startIcon={<WideOnly icon={<SlidersIcon />} />}
          px={{ base: '5', sm: '6' }}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
          flexShrink={0}
        >
          {filters > 0 ? `Filters (${filters})` : 'Filters'}
        </Button>
        <Box flex="1 1 8rem" minW={{ base: '0', sm: '15rem' }}>
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
  if (products.isError && !products.data)
    return (
      <ErrorState
        title="We could not load the products"
        onRetry={() => void products.refetch()}
        retrying={products.isFetching}
      />
    )
  if (!products.data) return <ProductGridSkeleton count={12} />
  const { data, meta, corrected, is_partial } = products.data
  if (data.length === 0) return <NothingFound state={state} />
  return (
    <Box
      opacity={products.isPlaceholderData ? 0.6 : 1}
      transition="opacity 160ms"
      aria-busy={products.isPlaceholderData}
    >
      {corrected ? (
        <Text mb="4">
          Nothing was found for “{listing.search}”. These are the products for{' '}
          <strong>{corrected}</strong>.
        </Text>
      ) : null}
      {is_partial ? (
        <Text mb="4">No product has all of the words; these have some of them.</Text>
      ) : null}
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
