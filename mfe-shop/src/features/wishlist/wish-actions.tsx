import type { ProductCard } from '@brightyard/contract/entities'
import { Button, Stack, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { BagIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { WideOnly } from '../../catalog/product-tile.tsx'
import { useMoveWish } from '../../wishlist/use-move-wish.ts'
import { useWish } from '../../wishlist/use-wish.ts'

const few = 5

/** Stock of a wish, and the ways out of the list: into the bag in one of its kinds, or off it. */
export function WishActions({ product, userId }: { product: ProductCard; userId: number }) {
  const move = useMoveWish(userId)
  const wish = useWish(userId)
  const { units_available, name, variants } = product
  const [chosen, setChosen] = useState<number | null>(null)
  const variant =
    variants.find(({ id }) => id === chosen) ??
    variants.find((one) => one.units_available > 0) ??
    variants[0]

  /** The card goes with its buttons, so the focus moves to where the list begins. */
  const leave = (how: () => void) => () => {
    how()
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }
  const moveToBag = leave(() => move.mutate({ product, variantId: variant?.id }))
  const remove = leave(() => wish.mutate({ product, wished: false }))
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
            value={String(variant?.id)}
            options={variants.map((one) => ({
              value: String(one.id),
              label: `${one.name}, ${one.after_discount_price}`,
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
      <Button variant="ghost" size="sm" block aria-label={`Remove: ${name}`} onClick={remove}>
        Remove
      </Button>
    </Stack>
  )
}
