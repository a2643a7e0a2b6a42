import { and, count, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { appliedCoupons, couponHolders, coupons } from '../../database/schema/bag.schema.ts'
import { couponUses, orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { CouponFacts, CouponRow } from './coupon-rules.ts'

export async function findCoupon(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()))
  return row
}

export async function findApplied(actor: ActingUser, db: Database): Promise<CouponRow | undefined> {
  const [row] = await db
    .select({ coupon: coupons })
    .from(appliedCoupons)
    .innerJoin(coupons, eq(coupons.id, appliedCoupons.couponId))
    .where(eq(appliedCoupons.userId, actor.id))
  return row?.coupon
}

/** Replaces the previous one: one coupon per order. */
export const applyTo = (actor: ActingUser, db: Database, couponId: number, now: Date) =>
  db
    .insert(appliedCoupons)
    .values({ userId: actor.id, couponId, createdAt: now })
    .onConflictDoUpdate({ target: appliedCoupons.userId, set: { couponId, createdAt: now } })

export const unapply = (actor: ActingUser, db: Database) =>
  db.delete(appliedCoupons).where(eq(appliedCoupons.userId, actor.id))

/** Listed coupons: the public ones, and the person's own. */
export const listAdvertised = (actor: ActingUser, db: Database): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(
      or(
        and(eq(coupons.isAdvertised, true), sql`${coupons.audience} <> 'listed'`),
        sql`${coupons.id} in (select coupon_id from ${couponHolders} where user_id = ${actor.id})`,
      ),
    )
    .orderBy(coupons.code)
    .limit(50)

/** The facts that the rules need; released uses do not count, nor does the order that is to be replaced. */
export async function factsOf(
  actor: ActingUser,
  db: Database,
  coupon: CouponRow,
  replaced: readonly number[] = [],
): Promise<Omit<CouponFacts, 'now' | 'itemsInPaise'>> {
  const counting = and(
    eq(couponUses.couponId, coupon.id),
    isNull(couponUses.releasedAt),
    notInArray(couponUses.orderId, [...replaced]),
  )
  const [uses] = await db
    .select({
      all: count(),
      own: count(sql`case when ${couponUses.userId} = ${actor.id} then 1 end`),
    })
    .from(couponUses)
    .where(counting)
  const [holder] = await db
    .select({ id: couponHolders.couponId })
    .from(couponHolders)
    .where(and(eq(couponHolders.couponId, coupon.id), eq(couponHolders.userId, actor.id)))
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, actor.id),
        notInArray(orders.status, ['payment_failed', 'cancelled']),
        notInArray(orders.id, [...replaced]),
      ),
    )
    .limit(1)
  return {
    usesOfAll: Number(uses?.all ?? 0),
    usesOfPerson: Number(uses?.own ?? 0),
    isHolder: holder !== undefined,
    hasBought: bought !== undefined,
  }
}
