import type { ProductCard } from '@brightyard/contract/entities'
import { Link } from '@brightyard/runtime'
import { Button, Chip, LinkButton, MediaCard, Price, Rating, Text } from '@brightyard/ui'
import { BagIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { useAddToBag } from '../bag/use-add-to-bag.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { WishButton } from '../wishlist/wish-button.tsx'
import { pictureProps } from './picture-source.ts'
import { productAddress } from './product-link.ts'

interface ProductTileProps {
  product: ProductCard
  /** Heading level; 3 by default. */
  level?: 2 | 3
  /** Among the first pictures of the page. */
  priority?: boolean
  /** In the place of the button that puts it into the bag. */
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
      corner={<WishButton product={product} />}
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
      {rating.average === null ? (
        <Text fontSize="sm" color="fg.muted">
          No ratings yet
        </Text>
      ) : (
        <Rating value={rating.average} count={rating.count} />
      )}
    </MediaCard>
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

/** Puts the only variant into the bag; with several to choose from it leads to the product. */
export function AddButton({ product }: { product: ProductCard }) {
  const shopper = useShopper()
  const { add, adding } = useAddToBag(product)
  if (shopper.kind === 'other') return null
  if (product.variants.length > 1 && product.units_available > 0)
    return (
      <LinkButton asChild variant="soft" size="sm" block>
        <Link to={productAddress(product.id)} aria-label={`Choose options: ${product.name}`}>
          Choose options
        </Link>
      </LinkButton>
    )
  const inStock = product.units_available > 0
  return (
    <Button
      variant="soft"
      size="sm"
      block
      busy={adding}
      disabled={!inStock || shopper.kind === 'unknown'}
      {...(shopper.kind === 'unknown' ? { _disabled: { opacity: 1 } } : {})}
      startIcon={inStock ? <BagIcon /> : null}
      aria-label={inStock ? `Add to bag: ${product.name}` : `Out of stock: ${product.name}`}
      onClick={() => void add()}
    >
      {inStock ? 'Add to bag' : 'Out of stock'}
    </Button>
  )
}
