import { getDashboard } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

export const dashboardQuery = queryOf(getDashboard, {}, { staleTime: 10_000 })
