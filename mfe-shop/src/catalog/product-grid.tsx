import type { ProductCard } from '@brightyard/contract/entities'
import { Box, Card, chakra, Flex, Skeleton, VisuallyHidden } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { ProductTile } from './product-tile.tsx'

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr))',
    md: 'repeat(auto-fill, minmax(14rem, 1fr))',
  },
  gap: { base: '3', md: '5' },
  listStyleType: 'none',
} as const

interface ProductGridProps {
  products: readonly ProductCard[]
  level?: 2 | 3
  /** Pictures that are on the first screen. */
  priorities?: number
  footer?: (product: ProductCard) => ReactNode
}

export function ProductGrid({ products, level = 3, priorities = 0, footer }: ProductGridProps) {
  return (
    <chakra.ul {...columns}>
      {products.map((product, index) => (
        <chakra.li key={product.id} minW="0">
          <ProductTile
            product={product}
            level={level}
            priority={index < priorities}
            footer={footer?.(product)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** As large as the cards that are being loaded. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Box role="status">
      <VisuallyHidden>Loading products</VisuallyHidden>
      <Box {...columns}>
        {Array.from({ length: count }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </Box>
    </Box>
  )
}

export function ProductTileSkeleton() {
  return (
    <Card height="full" aria-hidden>
      <Skeleton aspectRatio="1 / 1" borderRadius="none" />
      <Flex
        direction="column"
        gap="2"
        px={{ base: '3.5', sm: '5' }}
        pt={{ base: '3', sm: '4' }}
        pb={{ base: '4', sm: '5' }}
      >
        <Skeleton height="5" width="40%" />
        <Skeleton height="6" width="90%" />
        <Skeleton height="7" width="60%" />
        <Skeleton height="5" width="50%" />
        <Skeleton height="10" mt="2" borderRadius="full" />
      </Flex>
    </Card>
  )
}
