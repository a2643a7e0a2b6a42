import type { Category } from '@brightyard/contract/entities'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Link as LinkStyle, Span, Stack } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { findNamed } from './listing-address.ts'
import { PriceFilter } from './price-filter.tsx'
import type { ListingState } from './use-listing.ts'
import { writePriceRange } from './price-range.ts'

/** The filters of a list. Each choice takes effect at once; only prices wait for their button. */
export function FilterPanel({ state, flags }: { state: ListingState; flags: boolean }) {
  const { listing, brands, change } = state
  const isOn = (brand: (typeof brands)[number]) =>
    listing.brand.some((name) => findNamed([brand], name) !== undefined)
  const toggleBrand = (brand: (typeof brands)[number]) => {
    const others = listing.brand.filter((name) => !findNamed([brand], name))
    change({ brand: isOn(brand) ? others : [...others, brand.slug] })
  }
  return (
    <Stack gap="6">
      <CategoryFilter state={state} />
      <PriceFilter
        // The fields start over when the address changes elsewhere, such as by a removed chip.
        key={writePriceRange(listing.price)}
        price={listing.price}
        onChange={(price) => change({ price })}
      />
      {flags ? (
        <chakra.fieldset border="none" minW="0">
          <chakra.legend fontWeight="bold" mb="2">
            Highlights
          </chakra.legend>
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
        </chakra.fieldset>
      ) : null}
      {brands.length > 0 ? (
        <chakra.fieldset border="none" minW="0">
          <chakra.legend fontWeight="bold" mb="2">
            Brand
          </chakra.legend>
          <Stack gap="2.5" maxH="20rem" overflowY="auto" p="1" m="-1">
            {brands.map((brand) => (
              <Checkbox key={brand.id} checked={isOn(brand)} onChange={() => toggleBrand(brand)}>
                {brand.name} <Span color="fg.muted">({brand.product_count})</Span>
              </Checkbox>
            ))}
          </Stack>
        </chakra.fieldset>
      ) : null}
    </Stack>
  )
}

function CategoryFilter({ state }: { state: ListingState }) {
  const { listing, categories, addressOf } = state
  const chosen = (entry: Pick<Category, 'id' | 'slug' | 'name'>) =>
    listing.category.some((name) => findNamed([entry], name) !== undefined)
  const link = (entry: Category['child_category'][number]) => (
    <FilterLink
      to={addressOf({ category: [entry.slug] })}
      current={chosen(entry)}
      label={entry.name}
      count={entry.product_count}
    />
  )
  if (categories.length === 0) return null
  return (
    <Box as="nav" aria-label="Categories">
      <Span fontWeight="bold">Category</Span>
      <chakra.ul listStyleType="none" mt="1.5">
        <li>
          <FilterLink
            to={addressOf({ category: [] })}
            current={listing.category.length === 0}
            label="All categories"
          />
        </li>
        {categories.map((parent) => {
          const open = chosen(parent) || parent.child_category.some(chosen)
          return (
            <li key={parent.id}>
              {link(parent)}
              {open && parent.child_category.length > 0 ? (
                <chakra.ul listStyleType="none" ps="4" borderStartWidth="2px" ms="1">
                  {parent.child_category.map((child) => (
                    <li key={child.id}>{link(child)}</li>
                  ))}
                </chakra.ul>
              ) : null}
            </li>
          )
        })}
      </chakra.ul>
    </Box>
  )
}

interface FilterLinkProps {
  to: string
  current: boolean
  label: string
  count?: number
}

const FilterLink = ({ to, current, label, count }: FilterLinkProps) => (
  <LinkStyle
    asChild
    variant="quiet"
    display="block"
    py="1"
    fontWeight={current ? 'bold' : 'normal'}
  >
    <Link to={to} preventScrollReset aria-current={current ? 'true' : undefined}>
      {label}
      {count === undefined ? null : <Span color="fg.muted"> ({count})</Span>}
    </Link>
  </LinkStyle>
)
