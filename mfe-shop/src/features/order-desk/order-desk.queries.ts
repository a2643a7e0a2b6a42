import { listAllOrders } from '@brightyard/contract/calls'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { justLoadedInMs, type OrdersFilter, readOrdersFilter } from '../../orders/orders.queries.ts'

export interface DeskFilter extends OrdersFilter {
  /** A part of the order number. */
  code: string | undefined
}

export const readDeskFilter = (search: URLSearchParams): DeskFilter => ({
  ...readOrdersFilter(search),
  code: search.get('code')?.trim().slice(0, 40) || undefined,
})

/** Everybody's orders. */
export const deskQuery = (filter: DeskFilter) =>
  queryOf(listAllOrders, filter, {
    placeholderData: keepPreviousData,
    staleTime: justLoadedInMs,
    refetchOnWindowFocus: true, // several people work at this desk
  })
