import { getReviewStanding, listReviews } from '@brightyard/contract/calls'
import { keepPreviousData } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'
import { allReviews, type ReviewFilter } from '@brightyard/ui/reviews'

/** Reviews of a product, ten on a page, with the figures of all of them. */
export const reviewsQuery = (productId: number, { sort, stars }: ReviewFilter = allReviews) =>
  infiniteQueryOf(
    listReviews,
    { id: productId, sort, ...(stars === null ? {} : { rating: stars }) },
    { placeholderData: keepPreviousData },
  )

/** Whether somebody may review the product, and their own review. */
export const reviewStandingQuery = (productId: number, userId: number) =>
  queryOf(getReviewStanding, { id: productId }, { scope: userId })
