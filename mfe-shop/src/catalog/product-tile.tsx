import type { ProductCard } from '@brightyard/contract/entities'
import { formatNumber, Link, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Button,
  Chip,
  HStack,
  LinkButton,
  MediaCard,
  Price,
  Span,
  Text,
  VisuallyHidden,
} from '@brightyard/ui'
import { BagIcon, StarIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { useAddToBag } from '../bag/use-add-to-bag.ts'
import { usePress } from '../shopper/use-press.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { StockAlertButton } from '../stock-alerts/stock-alert-button.tsx'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import { productAddress } from './product-link.ts'

interface ProductTileProps {
  product: ProductCard
  /** Heading level; 3 by default. */
  level?: 2 | 3
  /** Among the first pictures of the page. */
  priority?: boolean
  /** In place of the button that adds it to the bag. */
  footer?: ReactNode
}

/** A product in a list: the whole card leads to its page; heart and button stand above. */
export function ProductTile({ product, level = 3, priority = false, footer }: ProductTileProps) {
  const { name, brand, rating, discount_percent } = product
  return (
    <MediaCard
      colorPalette="shop"
      level={level}
      title={<Link to={productAddress(product.id)}>{name}</Link>}
      picture={{ ...pictureProps(product.picture), alt: '', priority }}
      corner={<WishlistButton product={product} />}
      flags={<Flags product={product} />}
      footer={footer ?? <AddButton product={product} />}
    >
      <Text fontSize="sm" color="fg.muted" order={-1} minH="1.5em">
        {brand?.name}
      </Text>
      <Price
        price={product.after_discount_price}
        oldPrice={product.price}
        saving={discount_percent > 0 ? `${discount_percent}% off` : null}
      />
      <TileRating rating={rating} />
    </MediaCard>
  )
}

/** One star and the figures: five do not fit two cards side by side on a phone. */
function TileRating({ rating: { average, count } }: Pick<ProductCard, 'rating'>) {
  if (average === null)
    return (
      <Text fontSize="sm" color="fg.muted">
        No ratings yet
      </Text>
    )
  const stars = formatNumber(average, 1, 1)
  const people = `${count} ${count === 1 ? 'rating' : 'ratings'}`
  return (
    <HStack gap="1" fontSize="sm">
      <VisuallyHidden>{`Rated ${stars} out of 5, ${people}`}</VisuallyHidden>
      <Box color="sun.deep" aria-hidden>
        <StarIcon size="1.15em" fill="currentColor" />
      </Box>
      <Span aria-hidden fontWeight="semibold">
        {stars}
      </Span>
      <Span aria-hidden color="fg.muted">
        ({count})
      </Span>
    </HStack>
  )
}

function Flags({ product }: { product: ProductCard }) {
  if (product.units_available < 1)
    return (
      <Chip tone="solid" colorPalette="neutral">
        Out of stock
      </Chip>
    )
  return product.new_arrival ? (
    <Chip tone="solid" colorPalette="learn">
      New
    </Chip>
  ) : null
}

/** An icon for which two cards side by side on a phone have no room. */
export const WideOnly = ({ icon }: { icon: ReactNode }) => (
  <Box as="span" display={{ base: 'none', sm: 'inline-flex' }}>
    {icon}
  </Box>
)

/** Adds the only variant to the bag, or tells when it is back; a product with several leads to its page. */
export function AddButton({ product }: { product: ProductCard }) {
  const shopper = useShopper()
  const { add, adding } = useAddToBag(product)
  const { isKept, onClick } = usePress(() => void add())
  if (shopper.kind === 'other') return null
  if (product.variants.length > 1) {
    const label = product.units_available > 0 ? 'Choose options' : 'Tell me when it is back'
    return (
      <LinkButton asChild variant="soft" size="sm" block px={{ base: '2', md: '4' }}>
        <Link to={productAddress(product.id)} aria-label={`${label}: ${product.name}`}>
          {label}
        </Link>
      </LinkButton>
    )
  }
  const [only] = product.variants
  if (product.units_available < 1)
    return only ? <StockAlertButton product={product} variantId={only.id} /> : null
  return (
    <Button
      variant="soft"
      size="sm"
      block
      busy={adding || isKept}
      startIcon={<WideOnly icon={<BagIcon />} />}
      px={{ base: '2', md: '4' }}
      aria-label={`Add to bag: ${product.name}`}
      onClick={onClick}
    >
      Add to bag
    </Button>
  )
}
