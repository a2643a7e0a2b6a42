import { getKidStatus } from '@brightyard/contract/calls'
import { ApiError, apiOf, pageNotFound, type QueryClient, queryOptions } from '@brightyard/runtime'

/** Whether a kid's practice is open, and until when. */
export const practiceQuery = (kidUserId: number) =>
  queryOptions({
    queryKey: ['practice', kidUserId],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(getKidStatus, { user_id: kidUserId }, { signal }),
    staleTime: 10_000,
  })

/** Fills the client for the page; a kid of somebody else is no page. */
export async function ensurePractice(client: QueryClient, kidUserId: number) {
  try {
    await client.fetchQuery(practiceQuery(kidUserId))
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') throw pageNotFound()
    // Anything else may pass: the page offers a retry.
  }
  return kidUserId
}
