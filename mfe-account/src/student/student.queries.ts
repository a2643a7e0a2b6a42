import { getStudent } from '@brightyard/contract/calls'
import { loadSubject, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

export const studentQuery = (studentId: number) =>
  queryOf(getStudent, { student_id: studentId }, { mapError: toPageNotFound })

/** Fetches the student of a page. Throws `pageNotFound()` for one that this person may not see. */
export async function ensureStudent(client: QueryClient, studentId: number) {
  await loadSubject(client.ensureQueryData(studentQuery(studentId)))
  return studentId
}
