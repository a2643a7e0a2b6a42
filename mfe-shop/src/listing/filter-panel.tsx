import { ageBands } from '@brightyard/contract/entities'
import { Stack } from '@brightyard/ui'
import { Checkbox, FilterBoxes, FilterCount, FilterGroup, RadioGroup } from '@brightyard/ui/form'
import { useId } from 'react'
import { CategoryFilter } from './category-filter.tsx'
import { findNamed } from './listing-address.ts'
import { PriceFilter } from './price-filter.tsx'
import { ageLabel, countText } from './filter-labels.ts'
import type { ListingState } from './use-listing.ts'

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

interface FilterPanelProps {
  state: ListingState
  /** Whether "Popular" and "New arrivals" may be chosen. */
  flags: boolean
}

/** The filters of a list, each with the products it would leave. They apply at once; only typed prices wait for their button. */
export function FilterPanel({ state, flags }: FilterPanelProps) {
  const { listing, change } = state
  return (
    <Stack gap="6">
      <CategoryFilter state={state} />
      <PriceFilter state={state} />
      <AgeFilter state={state} />
      <StockFilter state={state} />
      {flags ? (
        <FilterGroup title="Highlights">
          <Stack gap="2.5">
            <Checkbox
              checked={listing.popular}
              onChange={() => change({ popular: !listing.popular })}
            >
              Popular
            </Checkbox>
            <Checkbox
              checked={listing.newArrivals}
              onChange={() => change({ newArrivals: !listing.newArrivals })}
            >
              New arrivals
            </Checkbox>
          </Stack>
        </FilterGroup>
      ) : null}
      <BrandFilter state={state} />
    </Stack>
  )
}

const AgeFilter = ({ state: { listing, facets, change } }: { state: ListingState }) => (
  <FilterBoxes
    title="Age"
    options={ageBands.map((band) => ({
      value: band,
      label: ageLabel(band),
      count: facets && countText(facets.ages.find((facet) => facet.band === band)?.count ?? 0),
    }))}
    isOn={(band) => listing.ages.includes(band)}
    onToggle={(band) => change({ ages: toggled(listing.ages, band) })}
  />
)

function BrandFilter({ state: { listing, brands, facets, change } }: { state: ListingState }) {
  const chosen = listing.brand.map((name) => findNamed(brands, name)?.slug ?? name)
  return (
    <FilterBoxes
      title="Brand"
      options={brands.map(({ id, slug, name }) => ({
        value: slug,
        label: name,
        count: facets && countText(facets.brands.find((facet) => facet.id === id)?.count ?? 0),
      }))}
      isOn={(slug) => chosen.includes(slug)}
      onToggle={(slug) => change({ brand: toggled(chosen, slug) })}
    />
  )
}

const choices = ['any', 'in', 'out'] as const
const labels = { any: 'Everything', in: 'In stock', out: 'Out of stock' }

/** Whether sold-out products are listed, too. */
function StockFilter({ state: { listing, facets, change } }: { state: ListingState }) {
  const name = useId()
  const { in_stock, out_of_stock } = facets?.availability ?? {}
  const counts = { any: undefined, in: in_stock, out: out_of_stock }
  return (
    <RadioGroup
      legend="Availability"
      name={name}
      value={listing.stock}
      onValueChange={(value) => change({ stock: choices.find((one) => one === value) ?? 'any' })}
      options={choices.map((value) => ({
        value,
        label: (
          <>
            {labels[value]} <FilterCount of={countText(counts[value])} />
          </>
        ),
      }))}
    />
  )
}
