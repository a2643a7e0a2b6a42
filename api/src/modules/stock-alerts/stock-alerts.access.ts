import { askStockAlert, endStockAlert, listStockAlerts } from '@brightyard/contract'
import { signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { aProduct } from '../../testing/shop-factories.ts'

const soldOut = async ({ api }: World) => ({
  variant_id: (await aProduct(api.db, { variants: [{ unitsAvailable: 0 }] })).first.id,
})

/** Each person has a list of their own: no call takes anybody's id. */
export const stockAlertAccess: readonly AccessRow[] = [
  { call: listStockAlerts, outcomes: signedInOnly },
  { call: askStockAlert, given: soldOut, outcomes: signedInOnly },
  { call: endStockAlert, given: soldOut, outcomes: signedInOnly },
]
