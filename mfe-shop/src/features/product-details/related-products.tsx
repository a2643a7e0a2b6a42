import type { ProductCard } from '@brightyard/contract/entities'
import { Box } from '@brightyard/ui'
import { ProductTile } from '../../catalog/product-tile.tsx'
import { Rail } from '../../catalog/rail.tsx'

export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null
  return (
    <Box mt={{ base: '10', md: '14' }}>
      <Rail title="Goes well with it">
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </Rail>
    </Box>
  )
}
