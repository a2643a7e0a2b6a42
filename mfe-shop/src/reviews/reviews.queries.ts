import { getReviewStanding, listReviews } from '@brightyard/contract/calls'
import type { ReviewInput } from '@brightyard/contract/entities'
import { apiOf, infiniteQueryOptions, keepPreviousData, queryOptions } from '@brightyard/runtime'

/** How reviews are listed. */
export const reviewOrders = [
  { name: 'newest', label: 'Newest first' },
  { name: 'highest', label: 'Best first' },
  { name: 'lowest', label: 'Most critical first' },
] as const

export interface ReviewWish {
  sort: (typeof reviewOrders)[number]['name']
  /** Only those with so many stars; null for all. */
  stars: ReviewInput['rating'] | null
}
export const anyReview: ReviewWish = { sort: 'newest', stars: null }

/** Reviews of a product, ten on a page, with the figures of all of them. */
export const reviewsQuery = (productId: number, { sort, stars }: ReviewWish = anyReview) =>
  infiniteQueryOptions({
    queryKey: ['reviews', productId, sort, stars],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).call(
        listReviews,
        { id: productId, sort, page: pageParam, ...(stars === null ? {} : { rating: stars }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    placeholderData: keepPreviousData,
  })

/** Whether somebody may review the product, and their own review. */
export const reviewStandingQuery = (productId: number, userId: number) =>
  queryOptions({
    queryKey: ['review-standing', productId, userId],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(getReviewStanding, { id: productId }, { signal }),
  })
