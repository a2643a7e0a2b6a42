import {
  getKidStatus,
  getPractice,
  getPracticeProgress,
  listPracticeTopics,
  listPracticeWorks,
} from '@brightyard/contract/calls'
import { toPageNotFound, type QueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

const mapError = toPageNotFound

/** Whether a kid's practice is open, and until when. */
export const kidStatusQuery = (user_id: number) =>
  queryOf(getKidStatus, { user_id }, { mapError, staleTime: 10_000 })

/** Topics of a class, by default the kid's own, with what has been learnt. */
export const topicsQuery = (user_id: number, class_number?: number) =>
  queryOf(listPracticeTopics, { user_id, class_number }, { mapError, staleTime: 5000 })

export const worksQuery = (user_id: number) =>
  queryOf(listPracticeWorks, { user_id }, { mapError, staleTime: 5000 })

export const progressQuery = (user_id: number) =>
  queryOf(getPracticeProgress, { user_id }, { mapError, staleTime: 5000 })

/** As another tab may have left it. */
export const sessionQuery = (id: number) =>
  queryOf(getPractice, { id }, { mapError, staleTime: 2000 })

/** After a session has begun, moved on or ended. */
export function invalidatePractice(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listPracticeTopics))
  void client.invalidateQueries(queriesOf(listPracticeWorks))
  void client.invalidateQueries(queriesOf(getPracticeProgress))
}
