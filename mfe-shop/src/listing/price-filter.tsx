import { Box, Button, chakra, Flex, Text } from '@brightyard/ui'
import { FilterGroup, TextInput } from '@brightyard/ui/form'
import { type FormEvent, useState } from 'react'
import { FilterLink } from './filter-link.tsx'
import { priceLabel } from './filter-labels.ts'
import {
  priceFieldsOf,
  type PriceRange,
  priceRangeError,
  rangeOfBand,
  readPriceFields,
  writePriceRange,
} from './price-range.ts'
import type { ListingState } from './use-listing.ts'

/** Price bands, each with the products it would leave, and a custom range. */
export function PriceFilter({ state }: { state: ListingState }) {
  const { price } = state.listing
  return (
    <FilterGroup title="Price">
      <PriceBands state={state} />
      <PriceFields
        // The fields reset when the address changes elsewhere, such as by a removed chip.
        key={writePriceRange(price)}
        price={price}
        onChange={(range) => state.change({ price: range })}
      />
    </FilterGroup>
  )
}

function PriceBands({ state: { listing, facets, addressOf } }: { state: ListingState }) {
  const now = writePriceRange(listing.price)
  const bands = facets?.prices ?? []
  if (bands.length < 2 && now === '') return null
  return (
    <chakra.ul listStyleType="none" mb="3">
      <li>
        <FilterLink to={addressOf({ price: {} })} current={now === ''} label="Any price" />
      </li>
      {bands.map((band) => {
        const price = rangeOfBand(band)
        return (
          <li key={band.from}>
            <FilterLink
              to={addressOf({ price })}
              current={now === writePriceRange(price)}
              label={priceLabel(price)}
              count={band.count}
            />
          </li>
        )
      })}
    </chakra.ul>
  )
}

interface PriceFieldsProps {
  price: PriceRange
  onChange: (price: PriceRange) => void
}

/** Lowest and highest price; a lowest above the highest is refused with a message. */
function PriceFields({ price, onChange }: PriceFieldsProps) {
  const shown = priceFieldsOf(price)
  const [min, setMin] = useState(shown.min)
  const [max, setMax] = useState(shown.max)
  const [error, setError] = useState(priceRangeError(price))

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (min === shown.min && max === shown.max) return setError(priceRangeError(price))
    const range = readPriceFields(min, max)
    if (typeof range === 'string') return setError(range)
    setError(null)
    onChange(range)
  }

  return (
    <chakra.form onSubmit={apply} noValidate>
      <Flex gap="2">
        <PriceField
          label="From ₹"
          name="min"
          value={min}
          onChange={setMin}
          invalid={error !== null}
        />
        <PriceField
          label="To ₹"
          name="max"
          value={max}
          onChange={setMax}
          invalid={error !== null}
        />
      </Flex>
      <Box role="alert">
        {error ? (
          <Text mt="2" color="danger.fg" fontWeight="semibold" fontSize="sm">
            {error}
          </Text>
        ) : null}
      </Box>
      <Button type="submit" size="sm" variant="outline" block mt="3">
        Apply price
      </Button>
    </chakra.form>
  )
}

interface PriceFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  invalid: boolean
}

const PriceField = ({ label, name, value, onChange, invalid }: PriceFieldProps) => (
  <chakra.label flex="1" minW="0">
    <Text as="span" display="block" fontSize="sm" mb="1">
      {label}
    </Text>
    <TextInput
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(invalid ? { 'aria-invalid': true } : {})}
    />
  </chakra.label>
)
