import { Box, Button, chakra, Flex, Text } from '@brightyard/ui'
import { TextInput } from '@brightyard/ui/form'
import { type FormEvent, useState } from 'react'
import { type PriceRange, priceRangeError, readPriceFields } from './price-range.ts'

interface PriceFilterProps {
  price: PriceRange
  onChange: (price: PriceRange) => void
}

/** Lowest and highest price; a lowest above the highest is refused with a message (S-018). */
export function PriceFilter({ price, onChange }: PriceFilterProps) {
  const [min, setMin] = useState(String(price.min ?? ''))
  const [max, setMax] = useState(String(price.max ?? ''))
  const [error, setError] = useState(priceRangeError(price))

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const range = readPriceFields(min, max)
    if (typeof range === 'string') return setError(range)
    setError(null)
    onChange(range)
  }

  return (
    <chakra.form onSubmit={apply} noValidate>
      <chakra.fieldset border="none" minW="0">
        <chakra.legend fontWeight="bold" mb="2">
          Price in ₹
        </chakra.legend>
        <Flex gap="2">
          <PriceField
            label="From"
            name="min"
            value={min}
            onChange={setMin}
            invalid={error !== null}
          />
          <PriceField
            label="To"
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
      </chakra.fieldset>
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
