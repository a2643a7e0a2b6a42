import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { coupons } from '../../database/schema/bag.schema.ts'
import { couponUses, orders } from '../../database/schema/orders.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import type { OrderRow } from './order-steps.ts'

type Needs = Pick<Services, 'lock' | 'lineKinds'>

export const lockPerson = (tx: Database, lock: RowLock, userId: number) =>
  lock(tx.select({ id: users.id }).from(users).where(eq(users.id, userId)))

export const lockCoupon = (tx: Database, lock: RowLock, couponId: number) =>
  lock(tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, couponId)))

/** The buyer first, then the order, as everywhere: another order of locks could deadlock. */
export async function lockOrder(
  tx: Database,
  lock: RowLock,
  orderId: number,
): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!found) return undefined
  await lockPerson(tx, lock, found.userId)
  const [row] = await lock(tx.select().from(orders).where(eq(orders.id, orderId)))
  return row
}

/** Frees what an order holds, and its coupon; repeating it changes nothing. */
export async function release(
  tx: Database,
  { lock, lineKinds }: Needs,
  orderId: number,
  now: Date,
) {
  const [freed] = await tx
    .update(orders)
    .set({ stockReleasedAt: now })
    .where(and(eq(orders.id, orderId), isNull(orders.stockReleasedAt)))
    .returning()
  if (!freed) return
  await lineKinds(freed).release(tx, lock, freed, now)
  await tx.update(couponUses).set({ releasedAt: now }).where(eq(couponUses.orderId, orderId))
}

/** Reserves everything in a released order again; false, with nothing reserved, if it is gone. */
export async function reserveAgain(
  tx: Database,
  { lock, lineKinds }: Needs,
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const kind = lineKinds(order)
  if (!(await kind.reserveAgain(tx, lock, order))) return false
  if (!(await isCouponFree(tx, lock, order.id))) {
    await kind.release(tx, lock, order, now)
    return false
  }
  await tx.update(orders).set({ stockReleasedAt: null }).where(eq(orders.id, order.id))
  await tx.update(couponUses).set({ releasedAt: null }).where(eq(couponUses.orderId, order.id))
  return true
}

/** Whether the coupon that the order was placed with has a use left, for all and for this person. */
async function isCouponFree(tx: Database, lock: RowLock, orderId: number): Promise<boolean> {
  const [use] = await tx
    .select({ use: couponUses, coupon: coupons })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId))
  if (!use) return true
  const { coupon } = use
  await lockCoupon(tx, lock, coupon.id)
  const counting = await tx
    .select({ userId: couponUses.userId })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, coupon.id), isNull(couponUses.releasedAt)))
  const own = counting.filter(({ userId }) => userId === use.use.userId)
  return (
    (coupon.usageLimit === null || counting.length < coupon.usageLimit) &&
    own.length < coupon.usesPerPerson
  )
}
