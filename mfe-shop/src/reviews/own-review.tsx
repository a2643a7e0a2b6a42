import type { Product } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { OnDemand, Link, useLocation, useQuery, useSessionState } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  Link as LinkStyle,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { type ReactNode, useRef, useState } from 'react'
import { RemoveReview } from './remove-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewStandingQuery } from './reviews.queries.ts'

/** Writing a review, for those who may; the others read why not. */
export function OwnReview({ product }: { product: Product }) {
  const session = useSessionState()
  const { pathname, search } = useLocation()
  if (session.status === 'signed-in')
    return <OwnReviewOf product={product} userId={session.user.id} />
  return (
    <Frame>
      {session.status === 'signed-out' ? (
        <Text>
          Have you bought it?{' '}
          <LinkStyle asChild>
            <Link to={accountPaths.login.to({}, { redirectURL: pathname + search })}>
              Sign in to write a review
            </Link>
          </LinkStyle>
          .
        </Text>
      ) : (
        <SkeletonLines lines={2} label="Loading" />
      )}
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Card variant="tinted" px="5" py="4" minH="6rem">
    <Heading as="h3" size="xs" mb="2">
      Your review
    </Heading>
    {children}
  </Card>
)

const loadForm = () => import('./review-form.tsx')

function OwnReviewOf({ product, userId }: { product: Product; userId: number }) {
  const standing = useQuery(reviewStandingQuery(product.id, userId))
  const [writing, setWriting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { may_review, reason, review } = standing.data ?? {}

  function stopWriting() {
    setWriting(false)
    place.current?.focus()
  }
  return (
    <Frame>
      <Box ref={place} tabIndex={-1} outline="none">
        {writing ? null : review ? (
          <>
            <ReviewCard review={review} author="You" />
            <Flex wrap="wrap" gap="2" mt="3">
              <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
                Change
              </Button>
              <RemoveReview
                productId={product.id}
                userId={userId}
                onRemoved={() => place.current?.focus()}
              />
            </Flex>
          </>
        ) : may_review ? (
          <>
            <Text mb="3">You have bought it. What is it like?</Text>
            <Button size="sm" onClick={() => setWriting(true)}>
              Write a review
            </Button>
          </>
        ) : reason ? (
          <Text>{reason}</Text>
        ) : standing.isError ? (
          <Flex wrap="wrap" gap="3" align="center" role="alert">
            <Text>We could not look up whether you have bought it.</Text>
            <Button
              size="sm"
              variant="outline"
              busy={standing.isFetching}
              onClick={() => void standing.refetch()}
            >
              Try again
            </Button>
          </Flex>
        ) : (
          <SkeletonLines lines={2} label="Loading" />
        )}
      </Box>
      <OnDemand
        load={loadForm}
        what="The form"
        open={writing}
        onClose={stopWriting}
        productId={product.id}
        userId={userId}
        review={review ?? null}
      />
    </Frame>
  )
}
