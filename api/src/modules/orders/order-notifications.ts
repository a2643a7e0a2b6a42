import { notificationTypes, shopPaths } from '@brightyard/contract'
import type { OrderStatus } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import type { Email } from '../messages/email-port.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'

const newsOf: Partial<Record<OrderStatus, { title: string; text: string }>> = {
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
    text: 'If you have paid, the money is on its way back to you.',
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

/** Notifies the buyer of an order's new status, in the background and on the channels of their choice. */
export function notifyBuyer(services: Needs, orderId: number) {
  services.background.run('order notification', async () => {
    const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId))
    const news = order && newsOf[order.status]
    if (!news) return
    const about = `Order ${order.code}, ${formatMoney(order.totalInPaise)}. ${news.text}`
    await notify(services, {
      userId: order.userId,
      topic: 'orders',
      title: news.title,
      description: about,
      collectionType: notificationTypes.order,
      orderCode: order.code,
      actionId: order.id,
      email: (to) => orderEmail(order, news, to, services.publicOrigin),
    })
  })
}

function orderEmail(
  order: typeof orders.$inferSelect,
  news: { title: string; text: string },
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
