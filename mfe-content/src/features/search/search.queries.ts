import { listContent, search } from '@brightyard/contract/calls'
import { contentTypeIds, type SearchGroup, searchGroups } from '@brightyard/contract/entities'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { pageNumberOf, queryValue } from '../../links/query-value.ts'

/** Longest search, in characters. */
export const longestText = 100

const isGroup = (name: string): name is SearchGroup =>
  (searchGroups as readonly string[]).includes(name)

interface SearchParams {
  text: string
  /** Undefined: the first of each. */
  group: SearchGroup | undefined
  page: number
}

/** What the URL of a search asks for. */
export function searchParamsOf(query: URLSearchParams): SearchParams {
  const group = queryValue(query, 'group').toLowerCase()
  // Other sites and habit say `q`.
  const text = queryValue(query, 'text') || queryValue(query, 'q')
  return {
    text: text.slice(0, longestText).trim(),
    group: isGroup(group) ? group : undefined,
    page: pageNumberOf(query),
  }
}

/** The first six of every group, and how many there are. */
export const overviewQuery = (text: string) =>
  queryOf(search, { text }, { enabled: text !== '', placeholderData: keepPreviousData })

/** Everything in one group, twelve at a time. */
export const groupQuery = (text: string, group: SearchGroup, page: number) =>
  queryOf(search, { text, group, page, maxRows: 12 })

/** What to offer before anything is typed: subjects and the newest posts. */
export const ideasQuery = queryOf(listContent, { type: contentTypeIds.Blogs, maxRows: 3 })
