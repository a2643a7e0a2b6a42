import { getSiteSettings } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** The social links: asked for once, by whichever of footer and mobile menu is shown first. */
export const settingsQuery = queryOptions({
  queryKey: ['header', 'site-settings'],
  queryFn: ({ client, signal }) => apiOf(client).call(getSiteSettings, {}, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
})
