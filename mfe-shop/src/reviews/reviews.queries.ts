import { getReviewStanding, listReviews } from '@brightyard/contract/calls'
import type { ReviewInput } from '@brightyard/contract/entities'
import { keepPreviousData } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

/** The ways to sort reviews; the first is the default. */
export const reviewOrders = [
  { name: 'newest', label: 'Newest first' },
  { name: 'highest', label: 'Best first' },
  { name: 'lowest', label: 'Most critical first' },
] as const

export interface ReviewFilter {
  sort: (typeof reviewOrders)[number]['name']
  /** Only reviews with this many stars; null for all. */
  stars: ReviewInput['rating'] | null
}
export const allReviews: ReviewFilter = { sort: 'newest', stars: null }

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
