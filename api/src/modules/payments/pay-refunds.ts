import { formatMoney } from '@brightyard/contract/money'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { payments, refunds } from '../../database/schema/payments.schema.ts'
import type { Services } from '../../server/services.ts'
import { nextCreditNoteNumber } from '../invoices/document-numbers.ts'
import { addToTimeline } from '../orders/order-steps.ts'
import type { PaymentRow } from './payment.repository.ts'

type Needs = Pick<Services, 'db' | 'gateway' | 'lock' | 'now'>
type RefundRow = typeof refunds.$inferSelect

/** Sends due refunds; the scheduled jobs retry if the gateway does not respond. */
async function payRefunds(services: Needs, which?: SQL) {
  const { db, gateway, lock, now } = services
  // A payment of nothing has no refund to send, and is closed all the same.
  const due = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(or(eq(refunds.state, 'due'), isOfNothing), which))
    .orderBy(asc(refunds.id))
    .limit(50)
  for (const { payment, refund } of due) {
    const { code, gatewayReference } = payment
    if (gatewayReference !== null && refund)
      await gateway.refund({
        code,
        gatewayReference,
        refundCode: refund.code,
        amountInPaise: refund.amountInPaise,
      })
    await db.transaction(async (tx) => {
      const [current] = await lock(tx.select().from(payments).where(eq(payments.id, payment.id)))
      if (current) await notePaid(tx, { payment: current, refund, at: now() })
    })
  }
}

const isOfNothing = and(isNull(refunds.id), eq(payments.status, 'refund_due'))

async function notePaid(
  tx: Database,
  { payment, refund, at }: { payment: PaymentRow; refund: RefundRow | null; at: Date },
) {
  if (refund) {
    const done = await tx
      .update(refunds)
      .set({ state: 'paid', paidAt: at })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'due')))
      .returning({ id: refunds.id })
    if (done.length === 0) return
  }
  const closed = await tx
    .update(payments)
    .set({ status: 'refunded', refundedAt: at })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'refund_due'), hasNoneDue))
    .returning({ id: payments.id })
  if (!refund && closed.length === 0) return
  const isPart = refund !== null && refund.amountInPaise < payment.amountInPaise
  const note = isPart ? `${formatMoney(refund.amountInPaise)}: ${refund.reason}` : ''
  await addToTimeline(tx, payment.orderId, { kind: 'refunded', at, note })
  if (refund?.reversesInvoice)
    await tx
      .update(refunds)
      .set({ creditNoteNumber: await nextCreditNoteNumber(tx, at) })
      .where(eq(refunds.id, refund.id))
}

const hasNoneDue = sql`not exists (
  select 1 from ${refunds} r where r.payment_id = ${payments.id} and r.state = 'due')`

export const payAllRefunds = (services: Needs) => payRefunds(services)

/** At once, because someone is waiting to see it; the scheduled jobs retry a failure. */
export const payRefundsOf = (services: Needs & Pick<Services, 'background'>, orderId: number) =>
  new Promise<void>((done) => {
    services.background.run('refund an order', async () => {
      try {
        await payRefunds(services, eq(payments.orderId, orderId))
      } finally {
        done()
      }
    })
  })
