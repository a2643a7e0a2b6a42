import type { GuardianDashboard } from '@brightyard/contract'
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { listFamilyOf } from '../kids/family.repository.ts'

const day = 24 * 60 * 60 * 1000

async function latestOrders(actor: ActingUser, db: Database) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, actor.id), eq(orders.orderType, 'shop')))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(3)
  const lines = rows.length
    ? await db
        .select({ orderId: orderLines.orderId, name: orderLines.name })
        .from(orderLines)
        .where(
          inArray(
            orderLines.orderId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(orderLines.id))
    : []
  return rows.map(({ id, code, placedAt, totalInPaise, status }) => {
    const names = lines.filter(({ orderId }) => orderId === id).map(({ name }) => name)
    return {
      id,
      order_code: code,
      title: names.length > 1 ? `${names[0]} and ${names.length - 1} more` : (names[0] ?? code),
      placed_at: placedAt.toISOString(),
      total_in_paise: totalInPaise,
      status,
    }
  })
}

async function endingPlans(actor: ActingUser, db: Database, now: Date) {
  const rows = await db
    .select({ kid: users.name, plan: subscriptions.plan, endsAt: subscriptions.endsAt })
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(subscriptions, eq(subscriptions.studentId, students.id))
    .where(
      and(
        eq(guardianships.guardianId, actor.id),
        gt(subscriptions.endsAt, now),
        lte(subscriptions.endsAt, new Date(now.getTime() + 30 * day)),
      ),
    )
    .orderBy(asc(subscriptions.endsAt))
  return rows.map(({ kid, plan, endsAt }) => ({ kid, plan, ends_at: endsAt.toISOString() }))
}

export async function readGuardianDashboard(
  actor: ActingUser,
  db: Database,
  now: Date,
): Promise<GuardianDashboard> {
  return {
    kind: 'guardian',
    kids: await listFamilyOf(actor, db, now),
    orders: await latestOrders(actor, db),
    ending: await endingPlans(actor, db, now),
  }
}
