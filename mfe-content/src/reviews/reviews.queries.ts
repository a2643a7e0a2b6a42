import {
  getActivityReviewStanding,
  listActivityReviews,
  removeActivityReview,
  saveActivityReview,
} from '@brightyard/contract/calls'
import type { ReviewInput, ReviewStanding } from '@brightyard/contract/entities'
import { keepPreviousData, useApi, useQueryClient } from '@brightyard/runtime'
import { infiniteQueryOf, queriesOf, queryOf } from '@brightyard/runtime/queries'
import { allReviews, type ReviewFilter } from '@brightyard/ui/reviews'

/** What is reviewed. */
export interface ReviewSubject {
  kind: 'offering' | 'program'
  id: number
}

/** Ten on a page, with the figures of all of them. */
export const reviewsQuery = (
  { kind, id }: ReviewSubject,
  { sort, stars }: ReviewFilter = allReviews,
) =>
  infiniteQueryOf(
    listActivityReviews,
    { kind, id, sort, ...(stars === null ? {} : { rating: stars }) },
    { placeholderData: keepPreviousData },
  )

/** Whether a guardian may write a review, and their own one. */
export const standingQuery = ({ kind, id }: ReviewSubject, userId: number) =>
  queryOf(getActivityReviewStanding, { kind, id }, { scope: userId })

/** Writes and removes the own review; list and figures are loaded again. */
export function useReviewChange({ kind, id }: ReviewSubject, userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = standingQuery({ kind, id }, userId)

  function update(standing: ReviewStanding) {
    queryClient.setQueryData(queryKey, standing)
    void queryClient.invalidateQueries(queriesOf(listActivityReviews, { kind, id }))
  }
  return {
    write: async (input: ReviewInput) =>
      update(await api.call(saveActivityReview, { kind, id, ...input })),
    remove: async () => update(await api.call(removeActivityReview, { kind, id })),
    /** It may have changed meanwhile. */
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
  }
}
