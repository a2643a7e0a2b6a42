import { getAssessment, getAttemptResult, listAssessments } from '@brightyard/contract/calls'
import { toPageNotFound, type QueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

const mapError = toPageNotFound

/** Of the kid of this account; without one the server takes the one who is meant. */
export const assessmentsQuery = (user_id: number | undefined) =>
  queryOf(listAssessments, { user_id }, { staleTime: 5000 })

export const assessmentQuery = (id: number, user_id: number | undefined) =>
  queryOf(getAssessment, { id, user_id }, { mapError, staleTime: 2000 })

export const resultQuery = (id: number) =>
  queryOf(getAttemptResult, { id }, { mapError, staleTime: 5000 })

/** After an attempt has begun or ended. */
export function invalidateAssessments(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listAssessments))
  void client.invalidateQueries(queriesOf(getAssessment))
}
