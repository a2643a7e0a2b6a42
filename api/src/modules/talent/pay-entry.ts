import type { PaymentStart } from '@brightyard/contract'
import { priceBasket } from '@brightyard/contract/money'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { entryFeeLines } from '../../database/schema/talent.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notAuthorized } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { endOrder } from '../orders/end-order.ts'
import { notifyBuyer } from '../orders/order-notifications.ts'
import { lockOrder, lockPerson } from '../orders/reservations.ts'
import { awaitPayment, storeOrder } from '../orders/store-order.ts'
import { checkGatewayStatus, expire } from '../payments/expire-orders.ts'
import { openPaymentOf, renewPayment } from '../payments/open-payment.ts'
import { findOwnEntry, lockOwnEntry, refuseClosed } from './entry.repository.ts'

/** The order that awaits this entry's payment. */
async function findHeld(db: Database, entryId: number) {
  const [held] = await db
    .select({ order: orders })
    .from(entryFeeLines)
    .innerJoin(orderLines, eq(orderLines.id, entryFeeLines.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(entryFeeLines.entryId, entryId), isNull(entryFeeLines.releasedAt)))
  return held?.order
}

/**
 * Ends the order that awaits the payment of an entry that was withdrawn; what is paid all the same goes back. In a
 * transaction of its own, because an order is locked before its entry.
 */
export async function cancelUnpaidFee(services: Services, entryId: number) {
  const { db, lock, now } = services
  const held = await findHeld(db, entryId)
  if (held?.status !== 'awaiting_payment') return
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, lock, held.id)
    if (order?.status !== 'awaiting_payment') return // paid, or ended, meanwhile
    const note = 'The entry was withdrawn.'
    const step = await endOrder(tx, services, { orderId: order.id, now: now(), note })
    await notifyBuyer(services, tx, { orderId: order.id, step })
  })
}

/** Repeating it, in whatever window, leads to the same payment. Locks: person, entry. */
export async function payForOwnEntry(
  actor: ActingUser,
  services: Services,
  id: number,
): Promise<PaymentStart> {
  const { db, lock } = services
  await findOwnEntry(actor, db, id)
  if (actor.role !== 'guardian') throw notAuthorized()
  const before = await findHeld(db, id)
  if (before?.status === 'awaiting_payment') {
    // What was paid at the bank counts, also where its answer has not arrived.
    if (before.reservedUntil <= services.now()) await expire(services, before.id)
    else await checkGatewayStatus(services, before.id)
  }
  const orderId = await db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const found = await lockOwnEntry(actor, tx, lock, id)
    const { entry, campaign } = found
    const now = services.now()
    if (campaign.entryFeeInPaise === 0) throw conflict('no_fee', 'There is nothing to pay.')
    if (entry.paidAt) throw conflict('already_paid', 'The fee of this entry is paid.')
    refuseClosed(found, now)
    if (!entry.sentAt || !entry.consentAt)
      throw conflict('not_sent', 'Please send the entry first, with a guardian’s consent.')
    const held = await findHeld(tx, id)
    if (held) return held.id
    const { entryFeeInPaise: priceInPaise, taxPercent } = campaign
    const order = await storeOrder(actor, services, tx, {
      orderType: 'entry',
      basket: priceBasket([{ priceInPaise, taxPercent, quantity: 1 }]),
      coupon: undefined,
      lines: [
        {
          studentId: entry.studentId,
          name: campaign.title,
          variantName: 'Entry',
          picture: campaign.picture,
          priceInPaise,
          taxPercent: String(taxPercent),
        },
      ],
      now,
    })
    await tx
      .insert(entryFeeLines)
      .values(order.lineIds.map((orderLineId) => ({ orderLineId, entryId: id })))
    await awaitPayment(services, tx, order, now)
    return order.id
  })
  await renewPayment(services, orderId)
  return openPaymentOf(services, orderId)
}
