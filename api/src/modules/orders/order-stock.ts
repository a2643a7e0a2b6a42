import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { coupons } from '../../database/schema/bag.schema.ts'
import { couponUses, orderLines, orders } from '../../database/schema/orders.schema.ts'
import { cartLines, productVariants } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'

/** In the order of their ids, so that two orders of the same products cannot deadlock. */
export const lockVariants = (tx: Database, lock: RowLock, variantIds: readonly number[]) =>
  lock(
    tx
      .select()
      .from(productVariants)
      .where(inArray(productVariants.id, [...variantIds]))
      .orderBy(asc(productVariants.id)),
  )

/** All variants in a person's bag and in the unpaid orders that the next one replaces. */
export const lockVariantsInBag = (tx: Database, lock: RowLock, userId: number) =>
  lock(
    tx
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(
        inArray(
          productVariants.id,
          tx
            .select({ id: cartLines.variantId })
            .from(cartLines)
            .where(eq(cartLines.userId, userId))
            .union(
              tx
                .select({ id: orderLines.variantId })
                .from(orderLines)
                .innerJoin(orders, eq(orders.id, orderLines.orderId))
                .where(and(eq(orders.userId, userId), eq(orders.status, 'awaiting_payment'))),
            ),
        ),
      )
      .orderBy(asc(productVariants.id)),
  )

export const lockCoupon = (tx: Database, lock: RowLock, couponId: number) =>
  lock(tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, couponId)))

/** The buyer first, then the order, as everywhere: another order of locks could deadlock. */
export async function lockOrder(tx: Database, lock: RowLock, orderId: number) {
  const [found] = await tx
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!found) return undefined
  await lock(tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)))
  const [row] = await lock(tx.select().from(orders).where(eq(orders.id, orderId)))
  return row
}

/** Takes items from stock; the database's check constraint is the final guard. */
export const takeUnits = (tx: Database, variantId: number, quantity: number) =>
  tx
    .update(productVariants)
    .set({ unitsAvailable: sql`${productVariants.unitsAvailable} - ${quantity}` })
    .where(eq(productVariants.id, variantId))

/** Returns an order's items to stock and frees its coupon; repeating it changes nothing. */
export async function release(tx: Database, lock: RowLock, orderId: number, now: Date) {
  const freed = await tx
    .update(orders)
    .set({ stockReleasedAt: now })
    .where(and(eq(orders.id, orderId), isNull(orders.stockReleasedAt)))
    .returning({ id: orders.id })
  if (freed.length === 0) return
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  await lockVariants(
    tx,
    lock,
    lines.map(({ variantId }) => variantId),
  )
  for (const { variantId, quantity } of lines) await takeUnits(tx, variantId, -quantity)
  await tx.update(couponUses).set({ releasedAt: now }).where(eq(couponUses.orderId, orderId))
}

/** Reserves the items of a released order again; false, with nothing reserved, if they are sold out. */
export async function takeAgain(tx: Database, lock: RowLock, orderId: number): Promise<boolean> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const variants = await lockVariants(
    tx,
    lock,
    lines.map(({ variantId }) => variantId),
  )
  const isThere = lines.every(({ variantId, quantity }) =>
    variants.some(({ id, unitsAvailable }) => id === variantId && unitsAvailable >= quantity),
  )
  if (!isThere || !(await isCouponFree(tx, lock, orderId))) return false
  for (const { variantId, quantity } of lines) await takeUnits(tx, variantId, quantity)
  await tx.update(orders).set({ stockReleasedAt: null }).where(eq(orders.id, orderId))
  await tx.update(couponUses).set({ releasedAt: null }).where(eq(couponUses.orderId, orderId))
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
