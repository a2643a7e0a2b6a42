import type { ShelfProduct } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { MediaCard, Price, Text } from '@brightyard/ui'

/** A product of the shop; the whole card is a link to its page. */
export function ProductTile({ product }: { product: ShelfProduct }) {
  const { id, name, brand, picture, price, after_discount_price, discount_percent } = product
  return (
    <MediaCard
      colorPalette="shop"
      title={<Link to={shopPaths.product.to({}, { ecommID: id })}>{name}</Link>}
      picture={{ ...pictureProps(picture), alt: '' }}
    >
      {brand ? (
        <Text fontSize="sm" color="fg.muted" mt="-1">
          {brand.name}
        </Text>
      ) : null}
      <Price
        price={after_discount_price}
        oldPrice={price}
        saving={discount_percent > 0 ? `${discount_percent}% off` : null}
      />
    </MediaCard>
  )
}
