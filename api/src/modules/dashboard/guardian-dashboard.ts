import type { GuardianDashboard } from '@brightyard/contract'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { listFamilyOf } from '../kids/family.repository.ts'
import { titlesOfOrders } from './order-titles.ts'

const day = 24 * 60 * 60 * 1000

async function latestOrders(actor: ActingUser, db: Database) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, actor.id), eq(orders.orderType, 'shop')))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(3)
  const titles = await titlesOfOrders(db, rows)
  return rows.map(({ id, code, placedAt, totalInPaise, status }) => ({
    id,
    order_code: code,
    title: titles.get(id) ?? code,
    placed_at: placedAt.toISOString(),
    total_in_paise: totalInPaise,
    status,
  }))
}

/** Plans that end within a month and that no other one follows. */
async function endingPlans(actor: ActingUser, db: Database, now: Date) {
  const rows = await db
    .select({ kid: users.name, term: subscriptions })
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(subscriptions, eq(subscriptions.studentId, students.id))
    .where(
      and(
        eq(guardianships.guardianId, actor.id),
        eq(subscriptions.state, 'active'),
        gt(subscriptions.endsAt, now),
      ),
    )
    .orderBy(asc(subscriptions.endsAt))
  const soon = now.getTime() + 30 * day
  const isRenewed = ({ studentId, code, endsAt }: (typeof rows)[number]['term']) =>
    rows.some(
      ({ term }) => term.studentId === studentId && term.code === code && term.startsAt >= endsAt,
    )
  return rows
    .filter(({ term }) => term.endsAt.getTime() <= soon && !isRenewed(term))
    .map(({ kid, term }) => ({ kid, plan: term.plan, ends_at: term.endsAt.toISOString() }))
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
