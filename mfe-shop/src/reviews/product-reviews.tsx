import { useInfiniteQuery } from '@brightyard/runtime/lists'
import type { Product } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Grid, Section, Stack, Text } from '@brightyard/ui'
import { allReviews, RatingSummary, ReviewCard, ReviewList } from '@brightyard/ui/reviews'
import { useState } from 'react'
import { OwnReview } from './own-review.tsx'
import { reviewsQuery } from './reviews.queries.ts'

/** What buyers say of a product, and the own review. */
export function Component({ product }: { product: Product }) {
  const [filter, setFilter] = useState(allReviews)
  const first = useInfiniteQuery(reviewsQuery(product.id)).data?.pages[0]
  const list = useInfiniteQuery(reviewsQuery(product.id, filter))
  const nobodyYet = first?.summary.count === 0
  return (
    <Box mt={{ base: '10', md: '14' }} colorPalette="shop">
      <Section title="Reviews" headingSize="md">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' }}
          gap={{ base: '8', md: '12' }}
        >
          <Stack gap="6">
            {first && !nobodyYet ? (
              <RatingSummary
                summary={first.summary}
                from="From people who bought it."
                stars={filter.stars}
                onChoose={(stars) => setFilter({ ...filter, stars })}
              />
            ) : null}
            <OwnReview product={product} />
          </Stack>
          {nobodyYet ? (
            <Text color="fg.muted">
              No reviews yet. If you have bought this product, you can write the first one.
            </Text>
          ) : (
            <ReviewList list={list} filter={filter} onChange={setFilter}>
              {(review) => (
                <ReviewCard
                  review={review}
                  author={review.author}
                  date={<DateTime iso={review.created_at} />}
                />
              )}
            </ReviewList>
          )}
        </Grid>
      </Section>
    </Box>
  )
}
