import { roleIds } from '@brightyard/contract/entities'
import { signInFor } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  OnDemand,
  showToast,
  useLocation,
  useQuery,
  useSessionState,
} from '@brightyard/runtime'
import { Link as LinkStyle, SkeletonLines, Text } from '@brightyard/ui'
import { OwnReview as OwnReviewView, OwnReviewFrame, ReviewCard } from '@brightyard/ui/reviews'
import { type ReviewSubject, standingQuery } from './reviews.queries.ts'
import { useReviewChange } from './use-review-change.ts'

/** For guardians whose kid was there; everybody else reads who may write one. */
export function OwnReview({ subject }: { subject: ReviewSubject }) {
  const session = useSessionState()
  const { pathname, search } = useLocation()
  if (session.status === 'signed-in' && session.user.role_id === roleIds.guardian)
    return <OwnReviewOf subject={subject} userId={session.user.id} />
  return (
    <OwnReviewFrame>
      {session.status === 'signed-in' ? (
        <Text>Reviews are written by guardians whose kids took part.</Text>
      ) : session.status === 'signed-out' ? (
        <Text>
          Did your kid take part?{' '}
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

function OwnReviewOf({ subject, userId }: { subject: ReviewSubject; userId: number }) {
  const standing = useQuery(standingQuery(subject, userId))
  const { remove } = useReviewChange(subject, userId)

  async function removeNow() {
    try {
      await remove()
      showToast({ kind: 'success', title: 'Your review is removed' })
      return true
    } catch (error) {
      const description = failureSentence(error)
      showToast({ kind: 'error', title: 'Your review is still there', description })
      return false
    }
  }
  return (
    <OwnReviewView
      standing={standing}
      invitation="Your kid was there. What was it like?"
      failed="We could not look up whether your kid took part."
      remove={removeNow}
      form={(state) => (
        <OnDemand load={loadForm} what="The form" subject={subject} userId={userId} {...state} />
      )}
    >
      {(review) => (
        <ReviewCard review={review} author="You" date={<DateTime iso={review.created_at} />} />
      )}
    </OwnReviewView>
  )
}
