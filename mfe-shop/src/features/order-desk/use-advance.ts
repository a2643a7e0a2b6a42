import { advanceOrder, type CallInput } from '@brightyard/contract/calls'
import type { OrderSummary } from '@brightyard/contract/entities'
import { ApiError, showToast, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { orderQuery, orderLists } from '../../orders/orders.queries.ts'
import { doneWords } from './order-steps.ts'

export type Advance = Omit<CallInput<typeof advanceOrder>, 'id'>

/** Moves an order on; the lists follow whatever came of it, since a refusal means that they are old. */
export function useAdvance({ id, order_code }: Pick<OrderSummary, 'id' | 'order_code'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (advance: Advance) => api.call(advanceOrder, { id, ...advance }),
    onSuccess: (order, { step }) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      showToast({ kind: 'success', title: `${order_code} ${doneWords[step]}` })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.kind === 'invalid') return // said beside the fields
      showToast({
        kind: 'error',
        title: `${order_code} is as it was`,
        description: error instanceof ApiError ? error.message : 'Please try again.',
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderLists }),
  })
}
