import type { Database } from '../../database/database.ts'
import { couponHolders, coupons } from '../../database/schema/bag.schema.ts'
import { couponRows } from './orders.data.ts'

const day = 24 * 60 * 60 * 1000

/** One coupon of every kind that a bag can meet, and one that the guardian alone may use. */
export async function seedCoupons(db: Database, guardianId: number, now: Date) {
  const number = (cell: string | undefined) =>
    cell === undefined || cell === '-' ? null : Number(cell)
  const inDays = (cell: string | undefined) => {
    const days = number(cell)
    return days === null ? null : new Date(now.getTime() + days * day)
  }
  const rows = await db
    .insert(coupons)
    .values(
      couponRows.map(
        ([code = '', kind, value, most, minimum, starts, ends, uses, audience, told]) => {
          const [mostRupees, minimumRupees] = [number(most), number(minimum)]
          return {
            code,
            kind: kind === 'percent' ? ('percent' as const) : ('amount' as const),
            value: Number(value) * (kind === 'percent' ? 1 : 100),
            maxInPaise: mostRupees === null ? null : mostRupees * 100,
            minimumInPaise: (minimumRupees ?? 0) * 100,
            startsAt: inDays(starts),
            endsAt: inDays(ends),
            usageLimit: number(uses),
            audience: audienceOf(audience),
            isAdvertised: told === 'yes',
            usesPerPerson: told === 'yes' && audience === 'everyone' ? 5 : 1,
          }
        },
      ),
    )
    .returning()
  const own = rows.find(({ code }) => code === 'MEERA100')
  if (own) await db.insert(couponHolders).values({ couponId: own.id, userId: guardianId })
  return rows
}

const audienceOf = (cell: string | undefined): (typeof coupons.$inferSelect)['audience'] =>
  cell === 'listed' || cell === 'first_order' ? cell : 'everyone'
