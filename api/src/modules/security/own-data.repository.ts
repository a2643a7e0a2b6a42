import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { readProfile } from '../profile/profile.repository.ts'
import {
  readCampaignOrders,
  readOrderLines,
  readRowsOfStudent,
  readRowsOfUser,
} from './personal-rows.ts'

/** Everything stored about the person and their kids, by table; no secrets, and nothing about others. */
export async function collectOwnData(
  actor: ActingUser,
  db: Database,
): Promise<Record<string, unknown>> {
  const ownOrders = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, actor.id))
  const orderIds = ownOrders.map(({ id }) => id)
  return {
    profile: await readProfile(actor, db),
    ...(await readRowsOfUser(db, actor.id)),
    order_lines: await readOrderLines(db, orderIds),
    campaign_orders: await readCampaignOrders(db, orderIds),
    kids: await Promise.all(
      (await kidsOf(actor, db)).map(async ({ studentId, userId, ...kid }) => ({
        ...kid,
        ...(await readRowsOfUser(db, userId)),
        ...(await readRowsOfStudent(db, studentId)),
      })),
    ),
  }
}

const kidsOf = (actor: ActingUser, db: Database) =>
  db
    .select({
      studentId: students.id,
      userId: users.id,
      name: users.name,
      loginId: users.loginId,
      email: users.email,
      city: users.city,
      createdAt: users.createdAt,
    })
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(guardianships.guardianId, actor.id))
    .orderBy(students.id)
