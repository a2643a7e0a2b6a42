import { Box, Button, chakra, Flex, Span, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
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
        <Flex gap="2" align="flex-end">
          <Box flex="1">
            <Field label={<Span fontSize="sm">From</Span>} optional>
              <TextInput
                name="min"
                inputMode="numeric"
                autoComplete="off"
                value={min}
                onChange={({ target }) => setMin(target.value)}
                {...(error ? { 'aria-invalid': true } : {})}
              />
            </Field>
          </Box>
          <Box flex="1">
            <Field label={<Span fontSize="sm">To</Span>} optional>
              <TextInput
                name="max"
                inputMode="numeric"
                autoComplete="off"
                value={max}
                onChange={({ target }) => setMax(target.value)}
                {...(error ? { 'aria-invalid': true } : {})}
              />
            </Field>
          </Box>
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
