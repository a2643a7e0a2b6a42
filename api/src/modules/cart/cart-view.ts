import { wireTotals } from '@brightyard/contract/money'
import type { Cart } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { savedLines } from '../../database/schema/bag.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { readAppliedCoupon } from '../coupons/applied-coupon.ts'
import { basketOf, cartLinesOf, readRows, savedLineOf } from './cart-rows.ts'

/** The user's cart: lines with their notices, items saved for later, the coupon and the totals. */
export async function readCart(actor: ActingUser, db: Database, now: Date): Promise<Cart> {
  const rows = await readRows(actor, db)
  const { itemsInPaise } = basketOf(rows).totals
  const coupon = await readAppliedCoupon(actor, db, { itemsInPaise, now })
  const basket = basketOf(rows, { discountInPaise: coupon?.discount_in_paise ?? 0 })
  const data = cartLinesOf(rows, basket)
  return {
    data,
    meta: { total: data.length },
    totals: wireTotals(basket),
    coupon,
    saved: (await readRows(actor, db, savedLines)).map(savedLineOf),
  }
}
