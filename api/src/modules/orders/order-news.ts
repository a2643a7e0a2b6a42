import { notificationTypes, shopPaths } from '@brightyard/contract'
import type { OrderStatus } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import type { Mail } from '../mail/mail-port.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'

const words: Partial<Record<OrderStatus, { title: string; text: string }>> = {
  paid: {
    title: 'Thank you for your order',
    text: 'We have your payment and pack your order now.',
  },
  payment_failed: {
    title: 'Your payment did not work',
    text: 'Nothing was bought, and your bag is as it was. Please try again.',
  },
  cancelled: {
    title: 'Your order is cancelled',
    text: 'If you have paid, the money is on its way back to you.',
  },
  packed: { title: 'Your order is packed', text: 'The courier picks it up next.' },
  shipped: {
    title: 'Your order is on its way',
    text: 'Follow the parcel on the page of your order.',
  },
  delivered: { title: 'Your order has arrived', text: 'Tell others how you like it.' },
  return_requested: {
    title: 'We have your request to return',
    text: 'We write to you within two working days.',
  },
  refunded: { title: 'Your money is on its way', text: 'It takes three to five working days.' },
}

/** Tells the buyer where an order stands, on the channels that the buyer takes; nothing waits for it. */
export function tellOfOrder(services: Needs, orderId: number) {
  services.background.run('tell of an order', async () => {
    const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId))
    const said = order && words[order.status]
    if (!said) return
    const about = `Order ${order.code}, ${formatMoney(order.totalInPaise)}. ${said.text}`
    await notify(services, {
      userId: order.userId,
      topic: 'orders',
      title: said.title,
      description: about,
      collectionType: notificationTypes.order,
      orderCode: order.code,
      actionId: order.id,
      letter: (to) => letterOf(order, said, to, services.publicOrigin),
    })
  })
}

function letterOf(
  order: typeof orders.$inferSelect,
  said: { title: string; text: string },
  to: string,
  publicOrigin: string,
): Mail {
  const page = new URL(shopPaths.orderDetails.to({ id: order.id }), publicOrigin)
  const tracking = new URL(
    shopPaths.trackOrder.to({}, { code: order.code, secret: order.trackingSecret }),
    publicOrigin,
  )
  return {
    to,
    subject: `${said.title}: ${order.code}`,
    text: [
      'Hello,',
      `${said.text} Your order ${order.code} is over ${formatMoney(order.totalInPaise)}.`,
      'Its page:',
      page.href,
      'To follow it without signing in, for you and whoever you pass the link on to:',
      tracking.href,
      'Your Brightyard team',
    ].join('\n\n'),
  }
}
