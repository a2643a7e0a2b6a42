import {
  listActivityReviews,
  removeActivityReview,
  saveActivityReview,
} from '@brightyard/contract/calls'
import type { ReviewInput, ReviewStanding } from '@brightyard/contract/entities'
import { useApi, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { type ReviewSubject, standingQuery } from './reviews.queries.ts'

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
