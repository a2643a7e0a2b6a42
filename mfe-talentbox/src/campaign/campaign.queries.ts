import { listCampaigns } from '@brightyard/contract/calls'
import { apiOf, infiniteQueryOptions, queryOptions } from '@brightyard/runtime'

const list = (state: 'running' | 'upcoming') =>
  queryOptions({
    queryKey: ['campaigns', state],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call(listCampaigns, { state, maxRows: 50 }, { signal })).data,
  })

/** Those that take entries, the one that ends first in front. */
export const runningQuery = list('running')
export const upcomingQuery = list('upcoming')

/** The latest first, page by page. */
export const pastQuery = infiniteQueryOptions({
  queryKey: ['campaigns', 'past'],
  queryFn: ({ client, signal, pageParam }) =>
    apiOf(client).call(
      listCampaigns,
      { state: 'past', maxRows: 6 },
      { signal, next: pageParam ?? undefined },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.links.next,
})
