import { OnDemand, Link } from '@brightyard/runtime'
import { Box, Button, Chip, ErrorState, Flex, Pagination, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { type OfferingSorting, offeringSortings } from '@brightyard/contract/entities'
import { CalendarIcon, ListIcon, SlidersIcon } from '@brightyard/ui/icons'
import { type Ref, useRef, useState } from 'react'
import { CardsSkeleton } from '../../entries/cards-skeleton.tsx'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { countText } from '../../offerings/offering-words.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { CalendarView } from './calendar-view.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { ListingState } from './use-listing.ts'

const loadDrawer = () => import('./filter-drawer.tsx')

/** Activities with their filters: beside them on wide screens, in a drawer on narrow ones. */
export function ActivityListing({ state }: { state: ListingState }) {
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
        width="15rem"
        flexShrink={0}
      >
        <FilterPanel state={state} />
      </Box>
      <Box flex="1" minW="0" width="full">
        <Toolbar state={state} foundRef={found} onOpenFilters={() => setDrawerOpen(true)} />
        <AppliedFilters
          state={state}
          onRemove={() => found.current?.focus({ preventScroll: true })}
        />
        {state.listing.view === 'calendar' ? (
          <CalendarView state={state} />
        ) : state.cards ? (
          <Results state={state} cards={state.cards} />
        ) : null}
      </Box>
      <OnDemand
        load={loadDrawer}
        what="The filters"
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        state={state}
      />
    </Flex>
  )
}

const sortLabels: Readonly<Record<OfferingSorting, string>> = {
  next: 'Next date first',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  newest: 'Newest first',
}

interface ToolbarProps {
  state: ListingState
  foundRef: Ref<HTMLParagraphElement>
  onOpenFilters: () => void
}

function Toolbar({ state, foundRef, onOpenFilters }: ToolbarProps) {
  const { listing, facets, filters, change } = state
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
        {facets === undefined ? '' : `${countText(facets.total)} found`}
      </Text>
      <Flex align="center" gap="2" wrap="wrap" width={{ base: 'full', sm: 'auto' }}>
        <Views state={state} />
        <Button
          display={{ lg: 'none' }}
          variant="outline"
          size="sm"
          startIcon={<SlidersIcon />}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
          flexShrink={0}
        >
          {filters > 0 ? `Filters (${filters})` : 'Filters'}
        </Button>
        {listing.view === 'list' ? (
          <Box flex="1 1 8rem" minW={{ base: '0', sm: '13rem' }}>
            <Field label="Sort by" hideLabel>
              <Select
                value={listing.sort}
                options={offeringSortings.map((value) => ({ value, label: sortLabels[value] }))}
                onChange={({ target }) => {
                  const sort = offeringSortings.find((one) => one === target.value)
                  if (sort) change({ sort })
                }}
              />
            </Field>
          </Box>
        ) : null}
      </Flex>
    </Flex>
  )
}

const views = [
  { view: 'list', label: 'List', icon: <ListIcon size={16} /> },
  { view: 'calendar', label: 'Calendar', icon: <CalendarIcon size={16} /> },
] as const

const Views = ({ state: { listing, addressOf } }: { state: ListingState }) => (
  <Flex as="nav" aria-label="View">
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
      {views.map(({ view, label, icon }) => (
        <li key={view}>
          <Chip asChild size="md" tone={view === listing.view ? 'solid' : 'outline'}>
            <Link
              to={addressOf({ view })}
              preventScrollReset
              {...(view === listing.view ? { 'aria-current': 'true' as const } : {})}
            >
              {icon}
              {label}
            </Link>
          </Chip>
        </li>
      ))}
    </Flex>
  </Flex>
)

interface ResultsProps {
  state: ListingState
  cards: NonNullable<ListingState['cards']>
}

function Results({ state, cards }: ResultsProps) {
  const { listing, addressOf, finder } = state
  if (cards.isError && !cards.data)
    return (
      <ErrorState
        title="We could not load the activities"
        onRetry={() => void cards.refetch()}
        retrying={cards.isFetching}
      />
    )
  if (!cards.data) return <CardsSkeleton label="Loading the activities" />
  const { data, meta } = cards.data
  if (data.length === 0) return <NothingFound state={state} total={meta.total} />
  return (
    <Box
      opacity={cards.isPlaceholderData ? 0.6 : 1}
      transition="opacity 160ms"
      aria-busy={cards.isPlaceholderData}
    >
      <OfferingGrid
        label={finder.title}
        offerings={data}
        level={2}
        showKind={!finder.fixed.kinds}
        priorities={2}
      />
      <Pagination
        page={listing.page}
        pages={meta.last_page}
        label="Pages of activities"
        link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
      />
      {listing.page >= meta.last_page ? (
        <Text mt="8" textAlign="center" color="fg.muted">
          That is all for now.
        </Text>
      ) : null}
    </Box>
  )
}
