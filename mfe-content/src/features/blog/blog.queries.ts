import { listContent } from '@brightyard/contract/calls'
import { contentTypeIds } from '@brightyard/contract/entities'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { pageNumberOf, queryValue } from '../../links/query-value.ts'

/** Page and tag from the URL of the blog. */
export const blogParamsOf = (search: URLSearchParams) => ({
  page: pageNumberOf(search),
  tag: queryValue(search, 'tag').slice(0, 60),
})
type BlogParams = ReturnType<typeof blogParamsOf>

/** Ten posts at a time, the newest first: a large one and three rows of three. */
export const postsQuery = ({ page, tag }: BlogParams) =>
  queryOf(
    listContent,
    { type: contentTypeIds.Blogs, maxRows: 10, page, ...(tag ? { tag } : {}) },
    { placeholderData: keepPreviousData },
  )
