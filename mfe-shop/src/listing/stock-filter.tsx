import { RadioGroup } from '@brightyard/ui/form'
import { useId } from 'react'
import { Count } from './filter-group.tsx'
import type { ListingState } from './use-listing.ts'

const choices = ['any', 'in', 'out'] as const
const labels = { any: 'Everything', in: 'In stock', out: 'Out of stock' }

/** Whether sold-out products are listed, too. */
export function StockFilter({ state: { listing, facets, change } }: { state: ListingState }) {
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
            {labels[value]} <Count of={counts[value]} />
          </>
        ),
      }))}
    />
  )
}
