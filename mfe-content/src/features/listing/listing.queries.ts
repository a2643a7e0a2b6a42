import { listContent } from '@brightyard/contract/calls'
import { apiOf, keepPreviousData, pageNotFound, queryOptions } from '@brightyard/runtime'
import { pageOfAddress, queryValue } from '../../links/query-value.ts'
import { listings } from './listings.ts'

/** What an address of a list asks for. */
export function listingAddress(pathname: string, search: URLSearchParams) {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  const listing = listings[path]
  if (!listing) throw pageNotFound()
  return { path, listing, page: pageOfAddress(search), tag: queryValue(search, 'tag').slice(0, 60) }
}
type Asked = ReturnType<typeof listingAddress>

/** Twelve entries at a time. */
export const listingQuery = ({ listing: { type, also, when }, page, tag }: Asked) =>
  queryOptions({
    queryKey: ['listing', type, when, page, tag],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        listContent,
        {
          type,
          maxRows: 12,
          page,
          ...(also ? { also } : {}),
          ...(tag ? { tag } : {}),
          ...(when ? { when } : {}),
        },
        { signal },
      ),
    placeholderData: (before, query) =>
      query?.queryKey[1] === type ? keepPreviousData(before) : undefined,
  })
