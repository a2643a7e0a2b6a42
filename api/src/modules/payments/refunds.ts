import { and, desc, eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import { payments, refunds } from '../../database/schema/payments.schema.ts'
import { newSecret } from '../orders/order-codes.ts'
import type { PaymentRow } from './payment.repository.ts'

interface Owed {
  orderId: number
  /** For people; why it goes back. */
  reason: string
  now: Date
}

/**
 * Owes the buyer what is left of an order's payment; nothing if it was not paid. The caller holds the order's lock;
 * the scheduled jobs retry until the gateway has refunded it.
 */
export async function oweRest(tx: Database, { orderId, ...owed }: Owed) {
  const payment = await findSuccess(tx, orderId)
  if (payment) await oweRestOf(tx, payment, { ...owed, reversesInvoice: true })
}

/** The same for one payment, such as one that came too late to be of use. */
export async function oweRestOf(
  tx: Database,
  payment: PaymentRow,
  { reason, now, reversesInvoice = false }: Omit<Owed, 'orderId'> & { reversesInvoice?: boolean },
) {
  const amountInPaise = payment.amountInPaise - (await refundedOf(tx, payment.id))
  if (amountInPaise > 0)
    await tx.insert(refunds).values({
      code: newSecret(),
      paymentId: payment.id,
      amountInPaise,
      reason,
      state: 'due',
      createdAt: now,
      reversesInvoice,
    })
  await tx.update(payments).set({ status: 'refund_due' }).where(eq(payments.id, payment.id))
}

/**
 * Owes the buyer a part of what was paid for a line, at most once for each line. The caller holds the order's lock.
 * Returns what is owed: 0 if nothing was paid, or the line was refunded before.
 */
export async function oweForLine(
  tx: Database,
  { lineId, amountInPaise, ...owed }: Owed & { lineId: number; amountInPaise: number },
): Promise<number> {
  const payment = await findSuccess(tx, owed.orderId)
  if (!payment || amountInPaise === 0) return 0
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId))
  if (line?.orderId !== owed.orderId || amountInPaise > line.totalInPaise)
    throw new Error(`Line ${lineId} cannot be refunded with ${amountInPaise} paise.`)
  const made = await tx
    .insert(refunds)
    .values({
      code: newSecret(),
      paymentId: payment.id,
      orderLineId: lineId,
      amountInPaise,
      reason: owed.reason,
      state: 'due',
      createdAt: owed.now,
      reversesInvoice: true,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (made.length === 0) return 0
  if ((await refundedOf(tx, payment.id)) === payment.amountInPaise)
    await tx.update(payments).set({ status: 'refund_due' }).where(eq(payments.id, payment.id))
  return amountInPaise
}

async function findSuccess(tx: Database, orderId: number): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'success')))
    .orderBy(desc(payments.id))
    .limit(1)
  return payment
}

async function refundedOf(db: Database, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ paise: sum(refunds.amountInPaise).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
  return row?.paise ?? 0
}

/** All refunds of some payments, due or paid, the earliest first. */
export const listRefunds = async (db: Database, paymentIds: readonly number[]) =>
  paymentIds.length === 0
    ? []
    : db
        .select()
        .from(refunds)
        .where(inArray(refunds.paymentId, [...paymentIds]))
        .orderBy(refunds.id)
