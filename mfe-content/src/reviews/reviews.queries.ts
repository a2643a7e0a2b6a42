import { getActivityReviewStanding, listActivityReviews } from '@brightyard/contract/calls'
import { keepPreviousData } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'
import type { ReviewFilter } from '@brightyard/ui/reviews'

/** What is reviewed. */
export interface ReviewSubject {
  kind: 'offering' | 'program'
  id: number
}

/** Ten on a page, with the figures of all of them. The page's loader needs no code of the list for it. */
export const reviewsQuery = (
  { kind, id }: ReviewSubject,
  { sort, stars }: ReviewFilter = { sort: 'newest', stars: null },
) =>
  infiniteQueryOf(
    listActivityReviews,
    { kind, id, sort, ...(stars === null ? {} : { rating: stars }) },
    { placeholderData: keepPreviousData },
  )

/** Whether a guardian may write a review, and their own one. */
export const standingQuery = ({ kind, id }: ReviewSubject, userId: number) =>
  queryOf(getActivityReviewStanding, { kind, id }, { scope: userId })
