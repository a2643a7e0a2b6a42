import { listStockAlerts } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** The sold-out products that a person wants to hear of. */
export const stockAlertsQuery = (userId: number) =>
  queryOf(
    listStockAlerts,
    {},
    { scope: userId, select: ({ data }) => data, refetchOnWindowFocus: true },
  )
