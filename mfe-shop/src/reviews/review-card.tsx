import type { Review } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Flex, Heading, Rating, Text } from '@brightyard/ui'

interface ReviewCardProps {
  review: Review
  /** `You` on the own review. */
  author?: string
}

/** What a buyer says. */
export const ReviewCard = ({ review, author = review.author }: ReviewCardProps) => (
  <Box as="article" minW="0">
    <Flex wrap="wrap" gap="3" rowGap="0.5" align="center">
      <Rating value={review.rating} />
      <Text fontSize="sm" color="fg.muted">
        {author} · <DateTime iso={review.created_at} />
        {review.changed_at ? ', changed since' : ''}
      </Text>
    </Flex>
    {review.title ? (
      <Heading as="h3" size="xs" mt="1.5">
        {review.title}
      </Heading>
    ) : null}
    <Text mt="1" maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere">
      {review.text}
    </Text>
  </Box>
)
