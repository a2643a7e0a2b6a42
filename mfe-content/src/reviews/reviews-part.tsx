import { LazyHydrate, lazyPart } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { useMemo } from 'react'
import type { ReviewSubject } from './reviews.queries.ts'

const ActivityReviews = lazyPart(() => import('./activity-reviews.tsx'))

/** The reviews, whose code and data come when they are near the screen. */
export function ReviewsPart({ kind, id }: ReviewSubject) {
  // The same element for the same subject, or the part would hydrate at once.
  const reviews = useMemo(() => <ActivityReviews subject={{ kind, id }} />, [kind, id])
  return (
    <Box id="reviews" scrollMarginTop="6rem" minH="20rem">
      <LazyHydrate fallback={<Box minH="20rem" />}>{reviews}</LazyHydrate>
    </Box>
  )
}
