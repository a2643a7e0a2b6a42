import type { Product } from '@brightyard/contract/entities'
import { LazyHydrate, lazyPart } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { useMemo } from 'react'

/** Where the rating at the top of the page leads. */
export const reviewsId = 'reviews'

const ProductReviews = lazyPart(() => import('../../reviews/product-reviews.tsx'))

/** The reviews, which the server writes and the browser starts when somebody comes near. */
export function ReviewsPart({ product }: { product: Product }) {
  // The same element as long as the product is the same, or the part would start at once.
  const reviews = useMemo(() => <ProductReviews product={product} />, [product])
  return (
    <Box id={reviewsId} scrollMarginTop="6rem">
      <LazyHydrate fallback={<Box minH="24rem" />}>{reviews}</LazyHydrate>
    </Box>
  )
}
