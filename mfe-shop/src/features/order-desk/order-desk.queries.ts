import { listAllOrders } from '@brightyard/contract/calls'
import { apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'
import {
  justBrought,
  orderLists,
  type OrdersAsked,
  ordersAskedIn,
} from '../../orders/orders.queries.ts'

export interface DeskAsked extends OrdersAsked {
  /** A part of the order number. */
  code: string | undefined
}

export const deskAskedIn = (search: URLSearchParams): DeskAsked => ({
  ...ordersAskedIn(search),
  code: search.get('code')?.trim().slice(0, 40) || undefined,
})

export const deskQuery = (asked: DeskAsked) =>
  queryOptions({
    queryKey: [...orderLists, 'desk', asked],
    queryFn: ({ client, signal }) => apiOf(client).call(listAllOrders, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: justBrought,
    refetchOnWindowFocus: true, // several people work at this desk
  })
