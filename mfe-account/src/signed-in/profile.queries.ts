import { type CallOutput, getProfile, getSecurity } from '@brightyard/contract/calls'
import { type QueryClient, useQueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

export type Security = CallOutput<typeof getSecurity>

export const profileQuery = queryOf(getProfile, {})

export const securityQuery = queryOf(getSecurity, {})

/** Resolves when both have been fetched again, where a page shows them. */
const invalidateProfile = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries(queriesOf(getProfile)),
    client.invalidateQueries(queriesOf(getSecurity)),
  ])

/** Fetches the profile and the ways to sign in again, after a change to them. */
export function useRefreshProfile() {
  const client = useQueryClient()
  return () => invalidateProfile(client)
}
