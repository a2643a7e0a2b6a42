import { Flex, Span, VisuallyHidden } from '../layout.ts'

export interface PriceProps {
  /** As the API sends it or `formatMoney` writes it: `₹1,180.00`. */
  price: string
  /** The price before the discount; shown struck through when it differs. */
  oldPrice?: string | null
  /** A discount to point out: `20% off`. */
  saving?: string | null
  size?: 'md' | 'lg'
}

/** A price, with the old one struck through and both named for screen readers. */
export function Price({ price, oldPrice, saving, size = 'md' }: PriceProps) {
  const reduced = Boolean(oldPrice) && oldPrice !== price
  return (
    <Flex
      align="baseline"
      columnGap="2"
      rowGap="0.5"
      wrap="wrap"
      fontFamily="heading"
      fontVariantNumeric="tabular-nums"
    >
      <Span fontWeight="bold" lineHeight={1.2} fontSize={size === 'lg' ? '3xl' : 'xl'}>
        {reduced ? <VisuallyHidden>Now </VisuallyHidden> : null}
        {price}
      </Span>
      {reduced ? (
        <Span color="fg.muted" fontSize={size === 'lg' ? 'lg' : 'sm'}>
          <VisuallyHidden>, was </VisuallyHidden>
          <s>{oldPrice}</s>
        </Span>
      ) : null}
      {saving ? (
        <Span color="learn.fg" fontWeight="bold" fontSize="sm">
          {saving}
        </Span>
      ) : null}
    </Flex>
  )
}
