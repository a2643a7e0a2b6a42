import { listStock, listStockChanges } from '@brightyard/contract/calls'
import type { StockRow } from '@brightyard/contract/entities'
import { type Api, keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { queryValue } from '../../catalog/query-value.ts'

/** The filter of the list, as it is in the address. */
export interface StockFilter {
  search: string
  /** Only variants with at most this many left. */
  below: number | null
  page: number
}

const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : null)

export const readStockFilter = (query: URLSearchParams): StockFilter => ({
  search: queryValue(query, 'search').trim().slice(0, 100),
  below: wholeNumber(queryValue(query, 'below')),
  page: Math.max(1, wholeNumber(queryValue(query, 'page')) ?? 1),
})

export const stockQuery = ({ search, below, page }: StockFilter) =>
  queryOf(
    listStock,
    { ...(search ? { search } : {}), ...(below === null ? {} : { below }), page },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )

/** Who changed price and stock of a variant, the newest first. */
export const stockChangesQuery = (variantId: number) =>
  queryOf(listStockChanges, { id: variantId }, { select: ({ data }) => data, staleTime: 0 })

/** The variant as it is now; null where the shop no longer has it. */
export async function findStockRow(api: Api, { name, variant_id }: StockRow) {
  const { data } = await api.call(listStock, { search: name })
  return data.find((row) => row.variant_id === variant_id) ?? null
}
