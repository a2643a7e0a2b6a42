import { and, asc, desc, eq, inArray, isNull, lte, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import {
  sandboxCallbacks,
  sandboxPayments,
  sandboxRefunds,
} from '../../../database/schema/payments.schema.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxCallback = typeof sandboxCallbacks.$inferSelect

/** Returns the payment of a code, and creates it the first time. */
export async function bookPayment(
  db: Database,
  payment: Omit<typeof sandboxPayments.$inferInsert, 'status'>,
): Promise<SandboxPayment> {
  await db
    .insert(sandboxPayments)
    .values({ ...payment, status: 'open' })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.paymentCode, payment.paymentCode))
  if (!row) throw new Error('The payment was not booked.')
  return row
}

export async function findBooked(
  db: Database,
  reference: string,
): Promise<SandboxPayment | undefined> {
  const [row] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, reference))
  return row
}

/** An open payment becomes paid or declined, once. */
export const conclude = (db: Database, reference: string, status: 'paid' | 'declined') =>
  db
    .update(sandboxPayments)
    .set({ status })
    .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.status, 'open')))

/** Once for a refund code, and never more than was paid; `refunded` once all of it is. */
export const payBack = (db: Database, refund: typeof sandboxRefunds.$inferInsert) =>
  db.transaction(async (tx) => {
    const { reference } = refund
    const ofPayment = eq(sandboxPayments.reference, reference)
    const [payment] = await tx.select().from(sandboxPayments).where(ofPayment).for('update')
    if (!payment || payment.status === 'open' || payment.status === 'declined') return
    await tx.insert(sandboxRefunds).values(refund).onConflictDoNothing()
    const [sent] = await tx
      .select({ paise: sum(sandboxRefunds.amountInPaise).mapWith(Number) })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.reference, reference))
    const paise = sent?.paise ?? 0
    if (paise > payment.amountInPaise)
      throw new Error(`Payment ${reference} has less than that left to refund.`)
    if (paise === payment.amountInPaise)
      await tx.update(sandboxPayments).set({ status: 'refunded' }).where(ofPayment)
  })

export const oweCallback = (db: Database, callback: typeof sandboxCallbacks.$inferInsert) =>
  db.insert(sandboxCallbacks).values(callback)

/** A callback that was taken and has no answer after so long is due again. */
const takenForSeconds = 10

/** Takes a callback that is due, of one payment or of any, so that nobody else sends it at the same time. */
export async function takeDueCallback(
  db: Database,
  now: Date,
  reference?: string,
): Promise<SandboxCallback | undefined> {
  const due = db
    .select({ id: sandboxCallbacks.id })
    .from(sandboxCallbacks)
    .where(
      and(
        isNull(sandboxCallbacks.deliveredAt),
        lte(sandboxCallbacks.deliverAt, now),
        reference === undefined ? undefined : eq(sandboxCallbacks.reference, reference),
      ),
    )
    .orderBy(asc(sandboxCallbacks.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(sandboxCallbacks)
    .set({ deliverAt: new Date(now.getTime() + takenForSeconds * 1000) })
    .where(inArray(sandboxCallbacks.id, due))
    .returning()
  return taken
}

/** Without `deliverAt` it is not sent again. */
export const noteAnswer = (
  db: Database,
  id: number,
  answer: Pick<SandboxCallback, 'lastAnswer' | 'deliveredAt'> & { deliverAt?: Date },
) =>
  db
    .update(sandboxCallbacks)
    .set({ ...answer, attempts: sql`${sandboxCallbacks.attempts} + 1` })
    .where(eq(sandboxCallbacks.id, id))

/** What was sent for a payment, the newest first. */
export const callbacksOf = (db: Database, reference: string) =>
  db
    .select()
    .from(sandboxCallbacks)
    .where(eq(sandboxCallbacks.reference, reference))
    .orderBy(desc(sandboxCallbacks.id))
    .limit(10)
