import { getOrder, listOrders } from '@brightyard/contract/calls'
import { orderStatuses, type OrderStatus } from '@brightyard/contract/entities'
import { apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'

export interface OrdersAsked {
  status: OrderStatus | undefined
  page: number
}

/** What an address asks of a list of orders; nonsense asks for everything. */
export function ordersAskedIn(search: URLSearchParams): OrdersAsked {
  const page = Number(search.get('page') ?? 1)
  return {
    status: orderStatuses.find((status) => status === search.get('status')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** Loaders ask anew at every visit; what they have just brought is not asked for again. */
export const justBrought = 5_000

/** The start of the keys of everything that shows orders in a list. */
export const orderLists = ['orders'] as const

export const ordersQuery = (asked: OrdersAsked) =>
  queryOptions({
    queryKey: [...orderLists, 'own', asked],
    queryFn: ({ client, signal }) => apiOf(client).call(listOrders, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: justBrought,
  })

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ client, signal }) => apiOf(client).call(getOrder, { id }, { signal }),
    staleTime: justBrought,
    refetchOnWindowFocus: true, // the shop moves it on while its page is open
  })
