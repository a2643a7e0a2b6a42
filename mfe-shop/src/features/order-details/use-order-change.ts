import { orderChanged } from '@brightyard/contract/channels'
import type { Order } from '@brightyard/contract/entities'
import { ApiError, channel, useQueryClient } from '@brightyard/runtime'
import { invalidateOrderLists, orderQuery } from '../../orders/orders.queries.ts'

/** What follows when its owner has changed an order: its page, the lists and other remotes show the new state. */
export function useOrderChange(id: number) {
  const queryClient = useQueryClient()
  return {
    onSuccess: (order: Order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      void invalidateOrderLists(queryClient)
      channel(orderChanged).publish({ order_id: id })
    },
    onError: (error: Error) => {
      // The shop was faster, and what this page shows is out of date.
      if (error instanceof ApiError && error.kind === 'conflict')
        void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey })
    },
  }
}
