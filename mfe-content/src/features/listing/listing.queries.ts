import { listContent } from '@brightyard/contract/calls'
import { keepPreviousData, pageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { pageNumberOf, queryValue } from '../../links/query-value.ts'
import { listings } from './listings.ts'

/** List, page and tag from a URL. Throws `pageNotFound()` for a path without a list. */
export function listingParamsOf(pathname: string, search: URLSearchParams) {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  const listing = listings[path]
  if (!listing) throw pageNotFound()
  return { path, listing, page: pageNumberOf(search), tag: queryValue(search, 'tag').slice(0, 60) }
}
type ListingParams = ReturnType<typeof listingParamsOf>

const isOfType = (input: unknown, type: number) =>
  typeof input === 'object' && input !== null && 'type' in input && input.type === type

/** Twelve entries at a time. The old page of a list stays until the next one is loaded. */
export const listingQuery = ({ listing: { type, also }, page, tag }: ListingParams) =>
  queryOf(
    listContent,
    {
      type,
      maxRows: 12,
      page,
      ...(also ? { also } : {}),
      ...(tag ? { tag } : {}),
    },
    {
      placeholderData: (before, query) =>
        isOfType(query?.queryKey[2], type) ? keepPreviousData(before) : undefined,
    },
  )
