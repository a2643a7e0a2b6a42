import { Box, Flex, Heading, Rating, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'

export interface ReviewCardProps {
  review: { rating: number; title: string; text: string; changed_at: string | null }
  /** `Meera N.`, or `You` on the own review. */
  author: string
  /** When it was written. */
  date: ReactNode
}

/** What one person says. */
export const ReviewCard = ({ review, author, date }: ReviewCardProps) => (
  <Box as="article" minW="0">
    <Flex wrap="wrap" gap="3" rowGap="0.5" align="center">
      <Rating value={review.rating} />
      <Text fontSize="sm" color="fg.muted">
        {author} · {date}
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
