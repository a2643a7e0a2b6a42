import { formatPrice } from '@brightyard/contract/money'
import { Link } from '@brightyard/runtime'
import { chakra, Chip, VisuallyHidden } from '@brightyard/ui'
import { CloseIcon } from '@brightyard/ui/icons'
import { findNamed, flatCategories, type Listing } from './listing-address.ts'
import { priceRangeError } from './price-range.ts'
import type { ListingState } from './use-listing.ts'

interface Applied {
  label: string
  without: Partial<Listing>
}

function priceLabel({ min, max }: Listing['price']): string {
  const rupees = (amount: number) => formatPrice(amount * 100)
  if (min === undefined) return `Up to ${rupees(max ?? 0)}`
  return max === undefined ? `From ${rupees(min)}` : `${rupees(min)} to ${rupees(max)}`
}

function appliedOf({ listing, categories, brands }: ListingState): Applied[] {
  const { category, brand, price } = listing
  const flat = flatCategories(categories)
  const hasPrice = price.min !== undefined || price.max !== undefined
  return [
    ...category.map((name) => ({
      label: findNamed(flat, name)?.name ?? 'Category',
      without: { category: category.filter((one) => one !== name) },
    })),
    ...brand.map((name) => ({
      label: findNamed(brands, name)?.name ?? 'Brand',
      without: { brand: brand.filter((one) => one !== name) },
    })),
    ...(hasPrice && !priceRangeError(price)
      ? [{ label: priceLabel(price), without: { price: {} } }]
      : []),
  ]
}

/** The filters that are on, each a link to the list without it. */
export function AppliedFilters({ state }: { state: ListingState }) {
  const applied = appliedOf(state)
  if (applied.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none" mb="4">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Chip asChild tone="soft" size="md">
            <Link to={state.addressOf(without)} preventScrollReset>
              <VisuallyHidden>Remove filter </VisuallyHidden>
              {label}
              <CloseIcon />
            </Link>
          </Chip>
        </li>
      ))}
    </chakra.ul>
  )
}
