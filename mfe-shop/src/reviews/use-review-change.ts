import {
  changeReview,
  getProduct,
  listReviews,
  removeReview,
  writeReview,
} from '@brightyard/contract/calls'
import type { ReviewInput, ReviewStanding } from '@brightyard/contract/entities'
import { useApi, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { reviewStandingQuery } from './reviews.queries.ts'

/** Writes, changes and removes the own review; list, figures and product are loaded again. */
export function useReviewChange(productId: number, userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = reviewStandingQuery(productId, userId)

  function update(standing: ReviewStanding) {
    queryClient.setQueryData(queryKey, standing)
    void queryClient.invalidateQueries(queriesOf(listReviews, { id: productId }))
    void queryClient.invalidateQueries(queriesOf(getProduct, { id: String(productId) }))
  }
  return {
    /** A second review becomes a change of the first. */
    write: async (input: ReviewInput) => {
      const call = queryClient.getQueryData(queryKey)?.review ? changeReview : writeReview
      update(await api.call(call, { id: productId, ...input }))
    },
    remove: async () => update(await api.call(removeReview, { id: productId })),
    /** Another tab may have written meanwhile. */
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
  }
}
