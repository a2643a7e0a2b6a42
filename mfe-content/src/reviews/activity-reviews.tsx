import { DateTime } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Grid, Section, Stack, Text } from '@brightyard/ui'
import { allReviews, RatingSummary, ReviewCard, ReviewList } from '@brightyard/ui/reviews'
import { useState } from 'react'
import { OwnReview } from './own-review.tsx'
import { type ReviewSubject, reviewsQuery } from './reviews.queries.ts'

/** What families say who took part, and the own review. */
export function Component({ subject }: { subject: ReviewSubject }) {
  const [filter, setFilter] = useState(allReviews)
  const first = useInfiniteQuery(reviewsQuery(subject)).data?.pages[0]
  const list = useInfiniteQuery(reviewsQuery(subject, filter))
  const nobodyYet = first?.summary.count === 0
  return (
    <Section title="What families say">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
        gap={{ base: '8', md: '10' }}
      >
        <Stack gap="6">
          {first && !nobodyYet ? (
            <RatingSummary
              summary={first.summary}
              from="From families who took part."
              stars={filter.stars}
              onChoose={(stars) => setFilter({ ...filter, stars })}
            />
          ) : null}
          <OwnReview subject={subject} />
        </Stack>
        {nobodyYet ? (
          <Text color="fg.muted">No reviews yet. Families who took part can write the first.</Text>
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
  )
}
