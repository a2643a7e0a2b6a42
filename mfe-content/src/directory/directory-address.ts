import { queryString } from '@brightyard/contract/paths'
import { pageNumberOf, queryValue } from '../links/query-value.ts'

/** What a directory shows, as the address has it; '' for all. */
export interface DirectoryFilter {
  search: string
  tag: string
  place: string
  page: number
}

/** The names in the address; a route lists them as what its page reads. */
export const directoryQueryNames = ['search', 'tag', 'place', 'page']

export const directoryFilterOf = (query: URLSearchParams): DirectoryFilter => ({
  search: queryValue(query, 'search').slice(0, 100),
  tag: queryValue(query, 'tag').slice(0, 60),
  place: queryValue(query, 'place').slice(0, 60),
  page: pageNumberOf(query),
})

/** The address of the same directory with another choice; its first page, unless the choice is a page. */
export const directoryAddress = (
  path: string,
  filter: DirectoryFilter,
  change: Partial<DirectoryFilter>,
) => {
  const { page, search, tag, place } = { ...filter, page: 1, ...change }
  const chosen = (value: string) => value || undefined
  return (
    path +
    queryString({
      search: chosen(search),
      tag: chosen(tag),
      place: chosen(place),
      page: page > 1 ? page : undefined,
    })
  )
}
