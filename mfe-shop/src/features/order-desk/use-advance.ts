import { advanceOrder } from '@brightyard/contract/calls'
import { orderChanged } from '@brightyard/contract/channels'
import type { OrderSummary } from '@brightyard/contract/entities'
import {
  ApiError,
  channel,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { invalidateOrderLists, orderQuery } from '../../orders/orders.queries.ts'
import { doneLabels } from './order-steps.ts'

/** Moves an order on. The lists are loaded again also after a refusal, because they are out of date then. */
export function useAdvance({ id, order_code }: Pick<OrderSummary, 'id' | 'order_code'>) {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutationOf(advanceOrder),
    onSuccess: (order, { step }) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      channel(orderChanged).publish({ order_id: id })
      showToast({ kind: 'success', title: `${order_code} ${doneLabels[step]}` })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.kind === 'invalid') return // shown at the fields
      showToast({
        kind: 'error',
        title: `${order_code} is unchanged`,
        description: failureSentence(error),
      })
    },
    onSettled: () => invalidateOrderLists(queryClient),
  })
}
