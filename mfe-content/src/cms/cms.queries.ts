import { getCmsPage } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** A page that editors make of sections. They change rarely. */
export const cmsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cms-page', slug],
    queryFn: ({ client, signal }) => apiOf(client).call(getCmsPage, { slug }, { signal }),
    staleTime: 10 * 60_000,
  })
