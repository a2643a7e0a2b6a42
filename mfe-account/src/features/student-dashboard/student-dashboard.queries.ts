import { getStudentDashboard } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

export const studentDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'student'],
  queryFn: ({ client, signal }) => apiOf(client).call(getStudentDashboard, {}, { signal }),
  staleTime: 60_000,
})
