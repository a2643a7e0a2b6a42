import type { ProductCard } from '@brightyard/contract/entities'
import { Link } from '@brightyard/runtime'
import { Button, LinkButton, Stack, Text } from '@brightyard/ui'
import { BagIcon } from '@brightyard/ui/icons'
import { productAddress } from '../../catalog/product-link.ts'
import { WideOnly } from '../../catalog/product-tile.tsx'
import { useMoveWish } from '../../wishlist/use-move-wish.ts'
import { useWish } from '../../wishlist/use-wish.ts'

const few = 5

/** Stock of a wish, and the ways out of the list: into the bag, or off it. */
export function WishActions({ product, userId }: { product: ProductCard; userId: number }) {
  const move = useMoveWish(userId)
  const wish = useWish(userId)
  const { units_available, name } = product

  /** The card goes with its buttons, so the focus moves to where the list begins. */
  const leave = (how: () => void) => () => {
    how()
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  }
  const moveToBag = leave(() => move.mutate(product))
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
      {units_available < 1 ? null : product.variants.length > 1 ? (
        <LinkButton asChild size="sm" block px={{ base: '2', md: '4' }}>
          <Link to={productAddress(product.id)} aria-label={`Choose options: ${name}`}>
            Choose options
          </Link>
        </LinkButton>
      ) : (
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
      )}
      <Button variant="ghost" size="sm" block aria-label={`Remove: ${name}`} onClick={remove}>
        Remove
      </Button>
    </Stack>
  )
}
