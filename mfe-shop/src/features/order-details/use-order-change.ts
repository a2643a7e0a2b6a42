import type { Order } from '@brightyard/contract/entities'
import { type Api, ApiError, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { orderLists, orderQuery } from '../../orders/orders.queries.ts'

/** A change of an order by its owner; its page and the lists follow. */
export function useOrderChange<Input>(
  id: number,
  change: (api: Api, input: Input) => Promise<Order>,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: orderLists })
    },
    onError: (error) => {
      // The shop was faster, and what this page shows is old.
      if (error instanceof ApiError && error.kind === 'conflict')
        void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey })
    },
  })
  return { ...mutation, sentence: mutation.error ? sentenceOf(mutation.error) : null }
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
