import { changeStock, listStock, listStockChanges } from '@brightyard/contract'
import { adminOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { aProduct } from '../../testing/shop-factories.ts'

const aVariant = async ({ api }: World) => ({
  id: (await aProduct(api.db)).first.id,
  revision: 0,
  units_available: 1,
})

export const stockAccess: readonly AccessRow[] = [
  { call: listStock, outcomes: adminOnly },
  { call: changeStock, given: aVariant, outcomes: adminOnly },
  { call: listStockChanges, given: aVariant, outcomes: adminOnly },
]
