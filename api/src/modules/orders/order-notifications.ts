import { notificationTypes, shopPaths } from '@brightyard/contract'
import type { OrderStatus } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { Email } from '../messages/email-port.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'

interface News {
  title: string
  text: string
}

const newsOf: Partial<Record<OrderStatus, News>> = {
  paid: {
    title: 'Thank you for your order',
    text: 'We have received your payment and are packing your order.',
  },
  payment_failed: {
    title: 'Your payment failed',
    text: 'Nothing was bought, and your bag is unchanged. Please try again.',
  },
  cancelled: {
    title: 'Your order is cancelled',
    text: 'Your money is on its way back. It takes three to five working days.',
  },
  packed: { title: 'Your order is packed', text: 'The courier will collect it next.' },
  shipped: {
    title: 'Your order is on its way',
    text: 'Track the parcel on your order page.',
  },
  delivered: { title: 'Your order has arrived', text: 'Tell others what you think of it.' },
  return_requested: {
    title: 'We have received your return request',
    text: 'We will get back to you within two working days.',
  },
  refunded: { title: 'Your money is on its way', text: 'It takes three to five working days.' },
}

const cancelledUnpaid: News = {
  title: 'Your order is cancelled',
  text: 'You had not paid for it, so there is nothing to refund.',
}

const unusablePayment: News = {
  title: 'You will get your money back',
  text: 'A payment arrived that your order did not need. It takes three to five working days.',
}

interface Step {
  orderId: number
  /** What identifies the step: its entry in the timeline, where it has one at once. */
  step: number | 'refunded'
  /** Of a payment that has to go back, instead of the order's status. */
  isUnusablePayment?: boolean
}

/**
 * Notifies the buyer of an order's new status, on the channels of their choice, when the transaction of the step
 * commits. Each step sends one message per channel.
 */
export async function notifyBuyer(
  services: Needs,
  tx: Database,
  { orderId, step, isUnusablePayment = false }: Step,
) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const isUnpaid = order.status === 'cancelled' && !(await hasPaid(tx, order.id))
  const ofStatus = isUnpaid ? cancelledUnpaid : newsOf[order.status]
  const news = isUnusablePayment ? unusablePayment : ofStatus
  if (!news) return
  // What happened comes first, because the list of notifications may truncate the end.
  const about = `${news.text} Order ${order.code}, ${formatMoney(order.totalInPaise)}.`
  await notify(services, tx, {
    cause: `order:${order.id}:step:${step}`,
    userId: order.userId,
    topic: 'orders',
    title: news.title,
    description: about,
    collectionType: notificationTypes.order,
    orderCode: order.code,
    actionId: order.id,
    email: (to) => orderEmail(order, news, to, services.publicOrigin),
  })
}

/** True also where the money came after the cancellation, or has gone back already. */
async function hasPaid(db: Database, orderId: number): Promise<boolean> {
  const isMoney = inArray(payments.status, ['success', 'refund_due', 'refunded'])
  const paid = await db.$count(payments, and(eq(payments.orderId, orderId), isMoney))
  return paid > 0
}

function orderEmail(
  order: typeof orders.$inferSelect,
  news: News,
  to: string,
  publicOrigin: string,
): Email {
  const page = new URL(shopPaths.orderDetails.to({ id: order.id }), publicOrigin)
  const tracking = new URL(
    shopPaths.trackOrder.to({}, { code: order.code, secret: order.trackingSecret }),
    publicOrigin,
  )
  return {
    to,
    subject: `${news.title}: ${order.code}`,
    text: [
      'Hello,',
      `${news.text} Your order ${order.code} comes to ${formatMoney(order.totalInPaise)}.`,
      'View your order:',
      page.href,
      'Track it without signing in; you can share this link:',
      tracking.href,
      'Your Brightyard team',
    ].join('\n\n'),
  }
}
