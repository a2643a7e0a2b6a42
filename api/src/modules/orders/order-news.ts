import { shopPaths } from '@brightyard/contract'
import type { OrderStatus } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import { notifications } from '../../database/schema/notices.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'

/** The notification type that leads to an order (spec §2). */
const orderType = '17'

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

/** Tells the buyer, by a notification and a letter, where an order stands; nothing waits for it. */
export function tellOfOrder(
  {
    db,
    mail,
    background,
    publicOrigin,
    now,
  }: Pick<Services, 'db' | 'mail' | 'background' | 'publicOrigin' | 'now'>,
  orderId: number,
) {
  background.run('tell of an order', async () => {
    const [row] = await db
      .select({ order: orders, email: users.email })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(eq(orders.id, orderId))
    const said = row && words[row.order.status]
    if (!said) return
    const { order, email } = row
    await db.insert(notifications).values({
      userId: order.userId,
      title: said.title,
      description: `Order ${order.code}, ${formatMoney(order.totalInPaise)}. ${said.text}`,
      collectionType: orderType,
      orderCode: order.code,
      actionId: order.id,
      createdAt: now(),
    })
    if (!email) return
    const page = new URL(shopPaths.orderDetails.to({ id: order.id }), publicOrigin)
    const tracking = new URL(
      shopPaths.trackOrder.to({}, { code: order.code, secret: order.trackingSecret }),
      publicOrigin,
    )
    await mail.send({
      to: email,
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
    })
  })
}
