import { getOrder, getOrderByCode, listAllOrders, listOrders } from '@brightyard/contract/calls'
import { orderStatuses, type OrderStatus } from '@brightyard/contract/entities'
import { keepPreviousData, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

export interface OrdersFilter {
  status: OrderStatus | undefined
  page: number
}

/** The filter of a list of orders in an address; what is not understood is left out. */
export function readOrdersFilter(search: URLSearchParams): OrdersFilter {
  const page = Number(search.get('page') ?? 1)
  return {
    status: orderStatuses.find((status) => status === search.get('status')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** Loaders fetch at every visit; the page does not fetch again what they have just loaded. */
export const justLoadedInMs = 5_000

export const ordersQuery = (filter: OrdersFilter) =>
  queryOf(listOrders, filter, { placeholderData: keepPreviousData, staleTime: justLoadedInMs })

export const orderQuery = (id: number) =>
  queryOf(
    getOrder,
    { id },
    { staleTime: justLoadedInMs, refetchOnWindowFocus: true }, // the shop moves it on meanwhile
  )

export const orderByCodeQuery = (order_code: string) =>
  queryOf(getOrderByCode, { order_code }, { mapError: toPageNotFound, staleTime: justLoadedInMs })

export const invalidateOrderLists = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries(queriesOf(listOrders)),
    queryClient.invalidateQueries(queriesOf(listAllOrders)),
  ])

/** After a change that another remote has made. */
export const invalidateOrders = (queryClient: QueryClient) =>
  Promise.all([
    invalidateOrderLists(queryClient),
    queryClient.invalidateQueries(queriesOf(getOrder)),
    queryClient.invalidateQueries(queriesOf(getOrderByCode)),
  ])
