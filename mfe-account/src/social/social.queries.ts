import { listSocialProviders } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** Whom people may sign in with here; changes only with the site's settings. */
export const socialProvidersQuery = queryOptions({
  queryKey: ['social-providers'],
  queryFn: ({ client, signal }) => apiOf(client).call(listSocialProviders, {}, { signal }),
  staleTime: Infinity,
})
