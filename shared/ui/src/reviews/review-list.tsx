import { Box, Button, chakra, ErrorState, Flex, SkeletonLines, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import type { ReactNode } from 'react'

/** The ways to sort reviews; the first is the default. */
export const reviewOrders = [
  { name: 'newest', label: 'Newest first' },
  { name: 'highest', label: 'Best first' },
  { name: 'lowest', label: 'Most critical first' },
] as const

/** Which reviews are listed, and in which order. */
export interface ReviewFilter {
  sort: (typeof reviewOrders)[number]['name']
  /** Only reviews with this many stars; null for all. */
  stars: number | null
}
/** The filter to begin with. */
export const allReviews: ReviewFilter = { sort: 'newest', stars: null }

export interface ReviewListProps<T extends { id: number }> {
  /** An infinite query of pages of reviews. */
  list: {
    data: { pages: readonly { data: readonly T[]; meta: { total: number } }[] } | undefined
    isError: boolean
    isFetching: boolean
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    refetch: () => Promise<unknown>
    fetchNextPage: () => Promise<unknown>
  }
  filter: ReviewFilter
  onChange: (filter: ReviewFilter) => void
  /** One review: a `ReviewCard`. */
  children: (review: T) => ReactNode
}

/** The reviews that the filter lets through, ten more at a press. */
export function ReviewList<T extends { id: number }>({
  list,
  filter,
  onChange,
  children,
}: ReviewListProps<T>) {
  const pages = list.data?.pages
  const reviews = pages?.flatMap((page) => page.data) ?? []
  const total = pages?.[0]?.meta.total ?? 0
  if (!pages)
    return list.isError ? (
      <ErrorState
        title="We could not load the reviews"
        level={3}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <SkeletonLines lines={8} label="Loading reviews" />
    )
  return (
    <Box aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.6 : 1}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="5">
        <Text role="status" fontWeight="semibold">
          {sentenceOf(total, filter.stars)}
        </Text>
        {filter.stars === null ? null : (
          <Button size="sm" variant="soft" onClick={() => onChange({ ...filter, stars: null })}>
            Show all reviews
          </Button>
        )}
        <Box width={{ base: 'full', sm: '14rem' }}>
          <Field label="Order of reviews" hideLabel>
            <Select
              value={filter.sort}
              options={reviewOrders.map(({ name, label }) => ({ value: name, label }))}
              onChange={({ target }) => {
                const order = reviewOrders.find(({ name }) => name === target.value)
                if (order) onChange({ ...filter, sort: order.name })
              }}
            />
          </Field>
        </Box>
      </Flex>
      <chakra.ul listStyleType="none" display="grid" gap="6">
        {reviews.map((review) => (
          <li key={review.id}>{children(review)}</li>
        ))}
      </chakra.ul>
      {list.hasNextPage ? (
        <Button
          mt="7"
          variant="outline"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchNextPageError
            ? 'That did not work. Try again'
            : `Show more (${total - reviews.length} left)`}
        </Button>
      ) : null}
    </Box>
  )
}

function sentenceOf(total: number, stars: number | null) {
  const reviews = `${total} ${total === 1 ? 'review' : 'reviews'}`
  return stars === null ? reviews : `${reviews} with ${stars} ${stars === 1 ? 'star' : 'stars'}`
}
