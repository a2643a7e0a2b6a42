import { changeReview, removeReview, writeReview } from '@brightyard/contract/calls'
import type { ReviewInput, ReviewStanding } from '@brightyard/contract/entities'
import { useApi, useQueryClient } from '@brightyard/runtime'
import { reviewStandingQuery } from './reviews.queries.ts'

/** Writes, changes and takes back the own review; list, figures and product follow. */
export function useReviewChange(productId: number, userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = reviewStandingQuery(productId, userId)

  function follow(standing: ReviewStanding) {
    queryClient.setQueryData(queryKey, standing)
    void queryClient.invalidateQueries({ queryKey: ['reviews', productId] })
    void queryClient.invalidateQueries({ queryKey: ['product', String(productId)] })
  }
  return {
    /** A second review becomes a change of the first. */
    write: async (input: ReviewInput) => {
      const call = queryClient.getQueryData(queryKey)?.review ? changeReview : writeReview
      follow(await api.call(call, { id: productId, ...input }))
    },
    remove: async () => follow(await api.call(removeReview, { id: productId })),
    /** Another tab may have written meanwhile. */
    askAgain: () => void queryClient.invalidateQueries({ queryKey }),
  }
}
