import type { Product, ProductVariant } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Button, Flex, LinkButton, Notice, Stack } from '@brightyard/ui'
import { BagIcon, CheckIcon } from '@brightyard/ui/icons'
import { useAddToBag } from '../../bag/use-add-to-bag.ts'
import { useBag } from '../../bag/use-bag.ts'
import { usePress } from '../../shopper/use-press.ts'
import { useShopper } from '../../shopper/use-shopper.ts'
import { StockAlertButton } from '../../stock-alerts/stock-alert-button.tsx'
import { WishlistButton } from '../../wishlist/wishlist-button.tsx'

/** Puts the chosen variant into the bag, or tells when it is back; once it is there, a link leads to the bag. */
export function BuyButtons({ product, variant }: { product: Product; variant: ProductVariant }) {
  const shopper = useShopper()
  const bag = useBag()
  const { add, adding } = useAddToBag(product)
  const { isKept, onClick } = usePress(() => void add(variant.id))
  const inBag = bag.status === 'open' && bag.lines.some((line) => line.variant_id === variant.id)
  const inStock = variant.units_available > 0

  if (shopper.kind === 'other')
    return (
      <Notice title="Buying is for guardians">
        You can look at everything with this account. To buy, sign in with a guardian’s account.
      </Notice>
    )
  return (
    <Stack gap="3">
      <Flex gap="3" align="center">
        {inStock ? (
          <Button
            size="lg"
            flex="1"
            busy={adding || isKept}
            startIcon={<BagIcon />}
            onClick={onClick}
          >
            Add to bag
          </Button>
        ) : (
          <StockAlertButton key={variant.id} product={product} variantId={variant.id} size="lg" />
        )}
        <WishlistButton product={product} size="lg" />
      </Flex>
      {inBag ? (
        <LinkButton asChild variant="soft" colorPalette="learn" startIcon={<CheckIcon />}>
          <Link to={shopPaths.bag.to()}>In your bag. View bag</Link>
        </LinkButton>
      ) : null}
    </Stack>
  )
}
