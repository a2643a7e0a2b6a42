import { getDashboard } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ client, signal }) => apiOf(client).call(getDashboard, {}, { signal }),
  staleTime: 10_000,
})
