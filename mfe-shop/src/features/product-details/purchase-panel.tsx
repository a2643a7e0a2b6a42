import type { Product, ProductVariant } from '@brightyard/contract/entities'
import { formatMoney, parseTaxPercent, splitTax } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { formatNumber, Link, useNavigate } from '@brightyard/runtime'
import {
  Chip,
  Flex,
  Link as LinkStyle,
  PageHeading,
  Price,
  Rating,
  Stack,
  Text,
} from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import type { Ref } from 'react'
import { productAddress } from '../../catalog/product-link.ts'
import { DeliveryCheck } from '../../delivery/delivery-check.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { reviewsId } from './reviews-part.tsx'

interface PurchasePanelProps {
  product: Product
  /** The chosen one; none where the product has none. */
  variant: ProductVariant | undefined
  onChoose: (id: string) => void
  /** Of the buttons, for which a bar stands in where they are out of view. */
  buyRef: Ref<HTMLDivElement>
}

/** Name, price, variants and the buttons to buy. The chosen variant is in the address. */
export function PurchasePanel({ product, variant, onChoose, buyRef }: PurchasePanelProps) {
  const { brand, rating, age } = product
  return (
    <Stack gap="5">
      <div>
        {brand ? (
          <LinkStyle asChild fontWeight="semibold" display="inline-block" py="2.5" my="-2.5">
            <Link to={shopPaths.searchResult.to({}, { brand: brand.id })}>{brand.name}</Link>
          </LinkStyle>
        ) : null}
        <PageHeading>{product.name}</PageHeading>
        <Flex wrap="wrap" gap="3" align="center" mt={{ base: '-3', md: '-5' }}>
          {rating.average === null ? (
            <Text color="fg.muted">No ratings yet</Text>
          ) : (
            <LinkStyle
              href={`#${reviewsId}`}
              variant="quiet"
              aria-label={`Rated ${formatNumber(rating.average, 1, 1)} out of 5: read the reviews`}
            >
              <Rating value={rating.average} count={rating.count} />
            </LinkStyle>
          )}
          <AgeChip age={age} />
          {product.new_arrival ? <Chip colorPalette="learn">New</Chip> : null}
        </Flex>
      </div>
      {variant ? (
        <>
          <div>
            <Price
              size="lg"
              price={variant.after_discount_price}
              oldPrice={variant.price}
              saving={savingOf(variant)}
            />
            <TaxNote variant={variant} taxPercent={product.tax_percent} />
          </div>
          <VariantChoice {...{ product, variant, onChoose }} />
          <StockLine variant={variant} maxOrderQuantity={product.max_order_quantity} />
          <div ref={buyRef}>
            <BuyButtons product={product} variant={variant} />
          </div>
          <DeliveryCheck itemsInPaise={variant.after_discount_price_in_paise} />
        </>
      ) : (
        <Text color="fg.muted">This product cannot be ordered at the moment.</Text>
      )}
    </Stack>
  )
}

function savingOf({ price_in_paise, after_discount_price_in_paise }: ProductVariant) {
  if (price_in_paise <= after_discount_price_in_paise) return null
  const percent = Math.round((1 - after_discount_price_in_paise / price_in_paise) * 100)
  return percent > 0 ? `${percent}% off` : null
}

function AgeChip({ age: { from, to } }: Pick<Product, 'age'>) {
  if (from === null && to === null) return null
  const years =
    from === null
      ? `Up to ${to} years`
      : to === null
        ? `From ${from} years`
        : `${from} to ${to} years`
  return <Chip colorPalette="brand">{years}</Chip>
}

interface VariantChoiceProps extends Pick<PurchasePanelProps, 'product' | 'onChoose'> {
  variant: ProductVariant
}

function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const navigate = useNavigate()
  if (product.variants.length < 2) return null
  return (
    <RadioGroup
      legend="Choose one"
      name="variant"
      cards
      value={String(variant.id)}
      onValueChange={(id) => {
        onChoose(id)
        void navigate(productAddress(product.id, Number(id)), {
          replace: true,
          preventScrollReset: true,
        })
      }}
      options={product.variants.map((one) => ({
        value: String(one.id),
        label: one.name,
        help: one.units_available > 0 ? one.after_discount_price : 'Out of stock',
      }))}
    />
  )
}

const few = 5

interface StockLineProps {
  variant: ProductVariant
  maxOrderQuantity: number
}

/** How many there are, and how many one order may hold. */
function StockLine({ variant: { units_available }, maxOrderQuantity }: StockLineProps) {
  if (units_available < 1)
    return (
      <Text fontWeight="bold" color="danger.fg">
        Out of stock
      </Text>
    )
  const stock = units_available <= few ? `Only ${units_available} left` : 'In stock'
  return (
    <Text>
      <Text as="span" fontWeight="bold" color={units_available <= few ? 'shop.fg' : 'learn.fg'}>
        {stock}
      </Text>
      <Text as="span" color="fg.muted">{` · at most ${maxOrderQuantity} in one order`}</Text>
    </Text>
  )
}

/** How much of the price is tax. */
function TaxNote({ variant, taxPercent }: { variant: ProductVariant; taxPercent: string }) {
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
