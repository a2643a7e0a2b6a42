import {
  getDashboard,
  getStudentDashboard,
  getWhatIsNext,
  listGuardianRequests,
  listFamily,
  listKids,
  listRooms,
} from '@brightyard/contract/calls'
import type { QueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

/** The subscribed kids of the signed-in person. */
export const kidsQuery = queryOf(listKids, {})

/** All kids of a guardian, with a subscription or without. */
export const familyQuery = queryOf(listFamily, {})

/** Requests to become another guardian: of others for the own kids, and the own ones. */
export const guardianRequestsQuery = queryOf(listGuardianRequests, {}, { staleTime: 0 })

/** The rooms of a kid; without one, of the signed-in student. Which one is current changes, so never from the cache. */
export const roomsQuery = (kidUserId?: number) =>
  queryOf(listRooms, { user_id: kidUserId }, { staleTime: 0 })

export function invalidateDashboards(client: QueryClient) {
  void client.invalidateQueries(queriesOf(getDashboard))
  void client.invalidateQueries(queriesOf(getStudentDashboard))
  void client.invalidateQueries(queriesOf(getWhatIsNext))
}

/** After a kid joined or changed. */
export function invalidateFamily(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listKids))
  void client.invalidateQueries(queriesOf(listFamily))
  void client.invalidateQueries(queriesOf(listGuardianRequests))
  invalidateDashboards(client)
}
