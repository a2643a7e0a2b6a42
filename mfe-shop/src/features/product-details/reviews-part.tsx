import type { Product } from '@brightyard/contract/entities'
import { LazyHydrate, lazyPart } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { useMemo } from 'react'

/** Where the rating at the top of the page leads. */
export const reviewsId = 'reviews'

const ProductReviews = lazyPart(() => import('../../reviews/product-reviews.tsx'))

/** The reviews, which the server renders and the browser hydrates when they come near the screen. */
export function ReviewsPart({ product }: { product: Product }) {
  // The same element for the same product, or the part would hydrate at once.
  const reviews = useMemo(() => <ProductReviews product={product} />, [product])
  return (
    <Box id={reviewsId} scrollMarginTop="6rem">
      <LazyHydrate fallback={<Box minH="24rem" />}>{reviews}</LazyHydrate>
    </Box>
  )
}
