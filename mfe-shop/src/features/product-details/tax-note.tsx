import type { ProductVariant } from '@brightyard/contract/entities'
import { formatMoney, parseTaxPercent, splitTax } from '@brightyard/contract/money'
import { Text } from '@brightyard/ui'

/** How much of the price is tax. */
export function TaxNote({ variant, taxPercent }: { variant: ProductVariant; taxPercent: string }) {
  const percent = parseTaxPercent(taxPercent)
  const tax = percent
    ? splitTax(variant.after_discount_price_in_paise, percent, 1).taxInPaise
    : null
  return (
    <Text color="fg.muted" fontSize="sm" mt="1">
      {tax === null
        ? 'Price includes all taxes.'
        : `Price includes ${formatMoney(tax)} tax (${percent}%).`}
    </Text>
  )
}
