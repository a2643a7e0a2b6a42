import { listContent, search } from '@brightyard/contract/calls'
import { contentTypeIds, type SearchGroup, searchGroups } from '@brightyard/contract/entities'
import { apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'
import { pageOfAddress, queryValue } from '../../links/query-value.ts'

/** Letters that a search may have. */
export const longestText = 100

const isGroup = (name: string): name is SearchGroup =>
  (searchGroups as readonly string[]).includes(name)

export interface Asked {
  text: string
  /** Undefined: the first of each. */
  group: SearchGroup | undefined
  page: number
}

/** What the address of the search asks for. */
export function searchAddress(query: URLSearchParams): Asked {
  const group = queryValue(query, 'group').toLowerCase()
  return {
    text: queryValue(query, 'text').slice(0, longestText).trim(),
    group: isGroup(group) ? group : undefined,
    page: pageOfAddress(query),
  }
}

/** The first six of every group, and how many there are. */
export const overviewQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ client, signal }) => apiOf(client).call(search, { text }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

/** Everything in one group, twelve at a time. */
export const groupQuery = (text: string, group: SearchGroup, page: number) =>
  queryOptions({
    queryKey: ['search', text, group, page],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(search, { text, group, page, maxRows: 12 }, { signal }),
  })

/** What to offer to somebody who has not typed anything: subjects and the newest posts. */
export const ideasQuery = queryOptions({
  queryKey: ['search-ideas'],
  queryFn: ({ client, signal }) =>
    apiOf(client).call(listContent, { type: contentTypeIds.Blogs, maxRows: 3 }, { signal }),
})
