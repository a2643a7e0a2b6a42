import { listContent } from '@brightyard/contract/calls'
import { contentTypeIds } from '@brightyard/contract/entities'
import { apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'
import { pageOfAddress, queryValue } from '../../links/query-value.ts'

/** What the address of the blog asks for. */
export const blogAddress = (search: URLSearchParams) => ({
  page: pageOfAddress(search),
  tag: queryValue(search, 'tag').slice(0, 60),
})
type Asked = ReturnType<typeof blogAddress>

/** Ten posts at a time, the newest first: a large one and three rows of three. */
export const postsQuery = ({ page, tag }: Asked) =>
  queryOptions({
    queryKey: ['blog', page, tag],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        listContent,
        { type: contentTypeIds.Blogs, maxRows: 10, page, ...(tag ? { tag } : {}) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
