import { getSecurity } from '@brightyard/contract/calls'
import type { CallOutput } from '@brightyard/contract/calls'
import { apiOf, queryOptions, useQueryClient } from '@brightyard/runtime'

export type Security = CallOutput<typeof getSecurity>

export const securityQuery = queryOptions({
  queryKey: ['profile', 'security'],
  queryFn: ({ client, signal }) => apiOf(client).call(getSecurity, {}, { signal }),
})

/** After a change: the profile, and what hangs on it, is asked for again. */
export function useSecurityChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['profile'] })
}
