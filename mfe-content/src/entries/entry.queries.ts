import { getContent } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** One entry of the CMS with its text. */
export const entryQuery = (type: number, slug: string) =>
  queryOptions({
    queryKey: ['content', type, slug],
    queryFn: ({ client, signal }) => apiOf(client).call(getContent, { type, slug }, { signal }),
  })
