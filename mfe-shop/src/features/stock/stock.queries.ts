import { listStock, listStockChanges } from '@brightyard/contract/calls'
import type { StockRow } from '@brightyard/contract/entities'
import { type Api, apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'
import { queryValue } from '../../catalog/query-value.ts'

/** What is looked for, as it stands in the address. */
export interface StockAsked {
  search: string
  /** Only those with at most so many left. */
  below: number | null
  page: number
}

const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : null)

export const stockAskedIn = (query: URLSearchParams): StockAsked => ({
  search: queryValue(query, 'search').trim().slice(0, 100),
  below: wholeNumber(queryValue(query, 'below')),
  page: Math.max(1, wholeNumber(queryValue(query, 'page')) ?? 1),
})

export const stockQuery = ({ search, below, page }: StockAsked) =>
  queryOptions({
    queryKey: ['stock', search, below, page],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        listStock,
        { ...(search ? { search } : {}), ...(below === null ? {} : { below }), page },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Who changed price and stock of a variant, the newest first. */
export const stockChangesQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['stock-changes', variantId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call(listStockChanges, { id: variantId }, { signal })).data,
    staleTime: 0,
  })

/** The variant as it is now; null where the shop has it no more. */
export async function findStockRow(api: Api, { name, variant_id }: StockRow) {
  const { data } = await api.call(listStock, { search: name })
  return data.find((row) => row.variant_id === variant_id) ?? null
}
