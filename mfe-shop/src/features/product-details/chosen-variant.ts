import type { Product, ProductVariant } from '@brightyard/contract/entities'

/** The variant of the address, or the first that can be bought, or the first. */
export function chosenVariant({ variants }: Product, id: string): ProductVariant | undefined {
  return (
    variants.find((one) => String(one.id) === id) ??
    variants.find((one) => one.units_available > 0) ??
    variants[0]
  )
}
