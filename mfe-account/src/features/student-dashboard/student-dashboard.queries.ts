import { getStudentDashboard } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

export const studentDashboardQuery = queryOf(getStudentDashboard, {}, { staleTime: 60_000 })
