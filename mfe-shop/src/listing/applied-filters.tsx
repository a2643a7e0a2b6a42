import { Link } from '@brightyard/runtime'
import { AppliedFilters as FilterChips } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { findNamed, flatCategories, type Listing } from './listing-address.ts'
import { ageLabel, priceLabel } from './filter-labels.ts'
import { priceRangeError, writePriceRange } from './price-range.ts'
import type { ListingState } from './use-listing.ts'

interface Applied {
  label: string
  without: Partial<Listing>
}

function appliedOf({ listing, categories, brands }: ListingState, flags: boolean): Applied[] {
  const { category, brand, price, ages, stock, popular, newArrivals } = listing
  const flat = flatCategories(categories)
  const one = (on: boolean, label: string, without: Partial<Listing>) =>
    on ? [{ label, without }] : []
  return [
    ...category.map((name) => ({
      label: findNamed(flat, name)?.name ?? 'Category',
      without: { category: category.filter((other) => other !== name) },
    })),
    ...brand.map((name) => ({
      label: findNamed(brands, name)?.name ?? 'Brand',
      without: { brand: brand.filter((other) => other !== name) },
    })),
    ...one(writePriceRange(price) !== '' && !priceRangeError(price), priceLabel(price), {
      price: {},
    }),
    ...ages.map((band) => ({
      label: ageLabel(band),
      without: { ages: ages.filter((other) => other !== band) },
    })),
    ...one(stock !== 'any', stock === 'in' ? 'In stock' : 'Out of stock', { stock: 'any' }),
    ...one(flags && popular, 'Popular', { popular: false }),
    ...one(flags && newArrivals, 'New arrivals', { newArrivals: false }),
  ]
}

interface AppliedFiltersProps {
  state: ListingState
  flags: boolean
  /** Takes the focus from a link that disappears with its filter. */
  onRemove: () => void
}

export function AppliedFilters({ state, flags, onRemove }: AppliedFiltersProps) {
  const to = (address: string) => (content: ReactNode) => (
    <Link to={address} preventScrollReset onClick={onRemove}>
      {content}
    </Link>
  )
  return (
    <FilterChips
      applied={appliedOf(state, flags).map(({ label, without }) => ({
        label,
        link: to(state.addressOf(without)),
      }))}
      clearAll={to(state.cleared)}
    />
  )
}
