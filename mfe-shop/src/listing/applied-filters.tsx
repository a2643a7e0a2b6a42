import { Link } from '@brightyard/runtime'
import { chakra, Chip, Link as LinkStyle, VisuallyHidden } from '@brightyard/ui'
import { CloseIcon } from '@brightyard/ui/icons'
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

/** The filters that are on, each a link to the list without it, and one to the list without any. */
export function AppliedFilters({ state, flags, onRemove }: AppliedFiltersProps) {
  const applied = appliedOf(state, flags)
  if (applied.length === 0) return null
  return (
    <chakra.ul
      aria-label="Chosen filters"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      listStyleType="none"
      mb="4"
    >
      {applied.map(({ label, without }) => (
        <li key={state.addressOf(without)}>
          <Chip asChild tone="soft" size="md">
            <Link to={state.addressOf(without)} preventScrollReset onClick={onRemove}>
              <VisuallyHidden>Remove filter </VisuallyHidden>
              {label}
              <CloseIcon />
            </Link>
          </Chip>
        </li>
      ))}
      {applied.length > 1 ? (
        <chakra.li ms="1">
          <LinkStyle asChild fontWeight="semibold">
            <Link to={state.cleared} preventScrollReset onClick={onRemove}>
              Clear all
            </Link>
          </LinkStyle>
        </chakra.li>
      ) : null}
    </chakra.ul>
  )
}
