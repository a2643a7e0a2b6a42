import { getKidStatus } from '@brightyard/contract/calls'
import { type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { loadSubject } from '../../loading/load-subject.ts'

/** Whether a kid's practice is open, and until when. */
export const practiceQuery = (kidUserId: number) =>
  queryOf(getKidStatus, { user_id: kidUserId }, { mapError: toPageNotFound, staleTime: 10_000 })

/** Fetches the practice of a page. Throws `pageNotFound()` for somebody else's kid. */
export async function ensurePractice(client: QueryClient, kidUserId: number) {
  await loadSubject(client.fetchQuery(practiceQuery(kidUserId)))
  return kidUserId
}
