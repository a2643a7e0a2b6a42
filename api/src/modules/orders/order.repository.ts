import { and, asc, count, desc, eq, ilike, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OrderStatus } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized } from '../../server/api-problem.ts'
import { containing } from '../../database/database.ts'
import type { PageRequest } from '../../server/paging.ts'
import type { OrderLineRow } from './line-kinds.ts'
import type { OrderRow } from './order-steps.ts'

/** Kids and schools have no orders, and their pages say so. */
export function refuseStudents({ role }: ActingUser) {
  if (role === 'student' || role === 'school') throw notAuthorized()
}

export function refuseAllButAdmins({ role }: ActingUser) {
  if (role !== 'superAdmin') throw notAuthorized()
}

/** Buying is for guardians. */
export function refuseAllButGuardians({ role }: ActingUser) {
  if (role !== 'guardian') throw notAuthorized()
}

const isOfShop = eq(orders.orderType, 'shop')
const own = (actor: ActingUser): SQL | undefined => eq(orders.userId, actor.id)

/** Whose orders this person may read: their own, and an admin everyone's. */
const visible = (actor: ActingUser): SQL | undefined =>
  actor.role === 'superAdmin' ? undefined : own(actor)

type By = { id: number } | { code: string }

/** Of any type; for its invoice. */
export async function findVisibleOrder(
  actor: ActingUser,
  db: Database,
  by: By,
): Promise<OrderRow | undefined> {
  const which = 'id' in by ? eq(orders.id, by.id) : eq(orders.code, by.code.toUpperCase())
  const [row] = await db
    .select()
    .from(orders)
    .where(and(visible(actor), which))
  return row
}

/** Of the shop; what else can be ordered has pages of its own. */
export async function findVisibleShopOrder(
  actor: ActingUser,
  db: Database,
  by: By,
): Promise<OrderRow | undefined> {
  const order = await findVisibleOrder(actor, db, by)
  return order?.orderType === 'shop' ? order : undefined
}

/** For changes: with these calls an admin cannot cancel or return other people's orders. */
export async function findOwnOrderById(
  actor: ActingUser,
  db: Database,
  id: number,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(own(actor), isOfShop, eq(orders.id, id)))
  return row
}

export async function findOrderByCode(db: Database, code: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.code, code.toUpperCase()))
  return row?.orderType === 'shop' ? row : undefined
}

interface OrderFilter {
  status: OrderStatus | undefined
}

export const listOwnOrders = (
  actor: ActingUser,
  db: Database,
  { status }: OrderFilter,
  page: PageRequest,
) => pageOfOrders(db, and(own(actor), isOfShop, status && eq(orders.status, status)), page)

/** Everyone's orders; the caller has checked for an admin. */
export const listEverybodysOrders = (
  db: Database,
  { status, code }: OrderFilter & { code: string | undefined },
  page: PageRequest,
) =>
  pageOfOrders(
    db,
    and(
      isOfShop,
      status && eq(orders.status, status),
      code ? ilike(orders.code, containing(code)) : undefined,
    ),
    page,
  )

async function pageOfOrders(db: Database, where: SQL | undefined, { page, perPage }: PageRequest) {
  const [found] = await db.select({ total: count() }).from(orders).where(where)
  const rows = await db
    .select({ order: orders, buyer: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: Number(found?.total ?? 0), rows }
}

export interface NamedLine {
  line: OrderLineRow
  kid: string | null
}

/** The lines of some orders, in their order, with the kids that they are for. */
export const readLinesWithKids = async (
  db: Database,
  orderIds: readonly number[],
): Promise<NamedLine[]> =>
  orderIds.length === 0
    ? []
    : db
        .select({ line: orderLines, kid: users.name })
        .from(orderLines)
        .leftJoin(students, eq(students.id, orderLines.studentId))
        .leftJoin(users, eq(users.id, students.userId))
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.id))

export const readOrderLines = (db: Database, orderId: number) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
