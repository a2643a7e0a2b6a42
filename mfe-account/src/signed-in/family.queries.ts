import { getStudent, listFamily } from '@brightyard/contract/calls'
import { ApiError, apiOf, pageNotFound, type QueryClient, queryOptions } from '@brightyard/runtime'

/** All kids of a guardian, with a subscription or without. */
export const familyQuery = queryOptions({
  queryKey: ['kids', 'family'],
  queryFn: ({ client, signal }) => apiOf(client).call(listFamily, {}, { signal }),
})

export const studentQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['student', studentId],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(getStudent, { student_id: studentId }, { signal }),
  })

/** Fills the client for a page about one student; one that is not the person's to see is no page. */
export async function ensureStudent(client: QueryClient, studentId: number) {
  try {
    await client.ensureQueryData(studentQuery(studentId))
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') throw pageNotFound()
    // Anything else may pass: the page offers a retry.
  }
  return studentId
}
