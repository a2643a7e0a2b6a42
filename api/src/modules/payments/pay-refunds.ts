import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { payments } from '../../database/schema/payments.schema.ts'
import type { Services } from '../../server/services.ts'
import { addToTimeline } from '../orders/order-steps.ts'

type Needs = Pick<Services, 'db' | 'gateway' | 'now'>

/** Sends due refunds; the scheduled jobs retry if the gateway does not respond. */
async function payRefunds({ db, gateway, now }: Needs, which?: SQL) {
  const due = await db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'refund_due'), which))
    .limit(50)
  for (const { id, orderId, code, gatewayReference, amountInPaise } of due) {
    if (gatewayReference !== null) await gateway.refund({ code, gatewayReference, amountInPaise })
    const at = now()
    await db.transaction(async (tx) => {
      const done = await tx
        .update(payments)
        .set({ status: 'refunded', refundedAt: at })
        .where(and(eq(payments.id, id), eq(payments.status, 'refund_due')))
        .returning({ id: payments.id })
      if (done.length > 0) await addToTimeline(tx, orderId, { kind: 'refunded', at })
    })
  }
}

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
