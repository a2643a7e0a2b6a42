import type { Product, ProductVariant } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Button, Flex, LinkButton, Notice, Stack } from '@brightyard/ui'
import { BagIcon, CheckIcon } from '@brightyard/ui/icons'
import { useAddToBag } from '../../bag/use-add-to-bag.ts'
import { useBag } from '../../bag/use-bag.ts'
import { useShopper } from '../../shopper/use-shopper.ts'
import { WishlistButton } from '../../wishlist/wishlist-button.tsx'

/** Puts the chosen variant into the bag; once it is there, a link leads to the bag. */
export function BuyButtons({ product, variant }: { product: Product; variant: ProductVariant }) {
  const shopper = useShopper()
  const bag = useBag()
  const { add, adding } = useAddToBag(product)
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
        <Button
          size="lg"
          flex="1"
          busy={adding}
          disabled={!inStock || shopper.kind === 'unknown'}
          {...(shopper.kind === 'unknown' && inStock ? { _disabled: { opacity: 1 } } : {})}
          startIcon={<BagIcon />}
          onClick={() => void add(variant.id)}
        >
          {inStock ? 'Add to bag' : 'Out of stock'}
        </Button>
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
