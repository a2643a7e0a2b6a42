import { getProfile } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ client, signal }) => apiOf(client).call(getProfile, {}, { signal }),
})
