import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { newSecret } from '../orders/order-codes.ts'

export type PaymentRow = typeof payments.$inferSelect

/** A payment that the gateway does not know yet; it learns of it when the browser is sent there. */
export const addPayment = (
  tx: Database,
  { orderId, amountInPaise, now }: { orderId: number; amountInPaise: number; now: Date },
) =>
  tx.insert(payments).values({
    code: newSecret(),
    orderId,
    provider: '',
    status: 'pending',
    amountInPaise,
    createdAt: now,
  })

/** The newest payment of an order. */
export async function findPaymentOf(
  db: Database,
  orderId: number,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1)
  return row
}

export async function findPaymentByCode(
  db: Database,
  code: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.code, code))
  return row
}

/** Stores the gateway's first response; a second one for the same payment is identical. */
export const storeGatewayReference = (
  db: Database,
  paymentId: number,
  answer: { provider: string; gatewayReference: string; gatewayUrl: string },
) =>
  db
    .update(payments)
    .set(answer)
    .where(and(eq(payments.id, paymentId), isNull(payments.gatewayUrl)))

/** An order of this person by its number; undefined for everyone else's. */
export async function findOwnOrder(actor: ActingUser, db: Database, code: string) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, actor.id), eq(orders.code, code.toUpperCase())))
  return row
}
