import type { ProductCard } from '@brightyard/contract/entities'
import { Button, Stack, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { BagIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { WideOnly } from '../../catalog/product-tile.tsx'
import { StockAlertButton } from '../../stock-alerts/stock-alert-button.tsx'
import { useMoveToBag } from '../../wishlist/use-move-to-bag.ts'
import { useWishlistToggle } from '../../wishlist/use-wishlist-toggle.ts'

const few = 5

/** Two cards stand side by side on a phone. */
const narrow = {
  textOverflow: 'ellipsis',
  mdDown: {
    fontSize: 'sm',
    paddingInlineStart: '0.75rem',
    paddingInlineEnd: '1.9rem',
    bgPos: 'right 0.6rem center',
  },
}

/** Stock of a product on the wishlist, and the ways off it: into the bag in one of its variants, or away. */
export function WishlistItemActions({ product, userId }: { product: ProductCard; userId: number }) {
  const move = useMoveToBag(userId)
  const toggle = useWishlistToggle(userId)
  const { units_available, name, variants } = product
  const [chosen, setChosen] = useState<number | null>(null)
  const variant =
    variants.find(({ id }) => id === chosen) ??
    variants.find((one) => one.units_available > 0) ??
    variants[0]

  /** The card disappears with its buttons, so the focus moves to the top of the list. */
  const leave = (how: () => void) => () => {
    how()
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }
  const moveToBag = leave(() => move.mutate({ product, variantId: variant?.id }))
  const remove = leave(() => toggle.mutate({ product, listed: false }))
  return (
    <Stack gap="2">
      <Text
        fontSize="sm"
        fontWeight="semibold"
        color={units_available > 0 ? 'learn.fg' : 'danger.fg'}
      >
        {units_available < 1
          ? 'Out of stock'
          : units_available <= few
            ? `Only ${units_available} left`
            : 'In stock'}
      </Text>
      {units_available > 0 && variants.length > 1 ? (
        <Field label={`Kind of ${name}`} hideLabel>
          <Select
            css={narrow}
            value={String(variant?.id)}
            options={variants.map((one) => ({
              value: String(one.id),
              // The card has the price already; there is room for little more than a name.
              label:
                one.after_discount_price === product.after_discount_price
                  ? one.name
                  : `${one.name}, ${one.after_discount_price}`,
              disabled: one.units_available < 1,
            }))}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        </Field>
      ) : null}
      {units_available > 0 ? (
        <Button
          size="sm"
          block
          startIcon={<WideOnly icon={<BagIcon />} />}
          px={{ base: '2', md: '4' }}
          aria-label={`Move to bag: ${name}`}
          onClick={moveToBag}
        >
          Move to bag
        </Button>
      ) : null}
      {units_available < 1 && variant ? (
        <StockAlertButton product={product} variantId={variant.id} />
      ) : null}
      <Button variant="ghost" size="sm" block aria-label={`Remove: ${name}`} onClick={remove}>
        Remove
      </Button>
    </Stack>
  )
}
