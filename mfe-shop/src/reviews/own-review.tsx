import type { Product } from '@brightyard/contract/entities'
import { signInFor } from '@brightyard/contract/paths'
import {
  ApiError,
  DateTime,
  Link,
  OnDemand,
  showToast,
  useLocation,
  useQuery,
  useSessionState,
} from '@brightyard/runtime'
import { Link as LinkStyle, SkeletonLines, Text } from '@brightyard/ui'
import { OwnReview as OwnReviewView, OwnReviewFrame, ReviewCard } from '@brightyard/ui/reviews'
import { reviewStandingQuery } from './reviews.queries.ts'
import { useReviewChange } from './use-review-change.ts'

/** Writing a review, for those who may; the others read why not. */
export function OwnReview({ product }: { product: Product }) {
  const session = useSessionState()
  const { pathname, search } = useLocation()
  if (session.status === 'signed-in')
    return <OwnReviewOf product={product} userId={session.user.id} />
  return (
    <OwnReviewFrame>
      {session.status === 'signed-out' ? (
        <Text>
          Have you bought it?{' '}
          <LinkStyle asChild>
            <Link to={signInFor('review', pathname + search)}>Sign in to write a review</Link>
          </LinkStyle>
          .
        </Text>
      ) : (
        <SkeletonLines lines={2} label="Loading" />
      )}
    </OwnReviewFrame>
  )
}

const loadForm = () => import('./review-form.tsx')

function OwnReviewOf({ product, userId }: { product: Product; userId: number }) {
  const standing = useQuery(reviewStandingQuery(product.id, userId))
  const { remove } = useReviewChange(product.id, userId)

  async function removeNow() {
    try {
      await remove()
      showToast({ kind: 'success', title: 'Your review is removed' })
      return true
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Your review is still there',
        description: error instanceof ApiError ? error.message : 'Please try again.',
      })
      return false
    }
  }
  return (
    <OwnReviewView
      standing={standing}
      invitation="You have bought it. What is it like?"
      failed="We could not look up whether you have bought it."
      remove={removeNow}
      form={(state) => (
        <OnDemand
          load={loadForm}
          what="The form"
          productId={product.id}
          userId={userId}
          {...state}
        />
      )}
    >
      {(review) => (
        <ReviewCard review={review} author="You" date={<DateTime iso={review.created_at} />} />
      )}
    </OwnReviewView>
  )
}
