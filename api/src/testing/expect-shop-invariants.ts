import { expect } from '@jest/globals'
import type { OpenDatabase } from '@brightyard/database'
import { brokenInvariants } from '../modules/orders/shop-invariants.ts'

/** What must be true of the shop's books at every moment, whatever was done or cut off. */
export async function expectShopInvariants(database: OpenDatabase) {
  expect(await brokenInvariants(database)).toEqual([])
}

/** Units in stock plus units reserved by orders: buying never changes the sum. */
export async function unitsInAll({ query }: OpenDatabase, variantId: number): Promise<number> {
  const [row] = await query(
    `select units_available + coalesce((select sum(l.quantity) from order_lines l
       join orders o on o.id = l.order_id
       where l.variant_id = v.id and o.stock_released_at is null), 0) as units
     from product_variants v where id = $1`,
    [variantId],
  )
  return Number(row?.['units'])
}
