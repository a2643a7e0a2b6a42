import { formatMoney } from '@brightyard/contract/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { Email } from '../messages/email-port.ts'
import { sendMessage } from '../messages/send-message.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs as NotifyNeeds } from '../notifications/notify.ts'
import type { LineKind, LineKinds, News } from './line-kinds.ts'

type Needs = NotifyNeeds & { lineKinds: LineKinds }

const cancelledUnpaid: News = {
  title: 'Your order is cancelled',
  text: 'You had not paid for it, so there is nothing to refund.',
}

const unusablePayment = (why = 'A payment arrived that your order did not need.'): News => ({
  title: 'You will get your money back',
  text: `${why} It takes three to five working days.`,
})

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
  const kind = services.lineKinds(order)
  const own = await kind.newsOf?.(tx, order)
  const ofStatus = isUnpaid ? cancelledUnpaid : (own ?? kind.words.news[order.status])
  const news = isUnusablePayment ? unusablePayment(await kind.whyUnusable?.(tx, order)) : ofStatus
  if (!news) return
  // What happened comes first, because the list of notifications may truncate the end.
  const about = `${news.text} Order ${order.code}, ${costOf(order)}.`
  const cause = `order:${order.id}:step:${step}`
  const contact = await kind.contact?.(tx, order)
  if (contact) {
    const links = kind.links(order).map(({ text, path }) => ({
      text,
      href: new URL(path, services.publicOrigin).href,
    }))
    const linkText = links.map(({ href }) => href).join(' ')
    await sendMessage(services, tx, {
      cause: `${cause}:contact`,
      to: [contact],
      message: {
        subject: `${news.title}: ${order.code}`,
        paragraphs: [about, ...links.flatMap(({ text, href }) => [text, href])],
        short: `${news.title}. ${about} ${linkText}`,
      },
    })
  }
  await notify(services, tx, {
    cause,
    userId: order.userId,
    topic: 'orders',
    title: news.title,
    description: about,
    ...(await kind.subject(tx, order)),
    orderCode: order.code,
    email: (to) =>
      orderEmail(order, { news, to, links: kind.links(order), origin: services.publicOrigin }),
  })
}

const costOf = ({ totalInPaise }: typeof orders.$inferSelect) =>
  totalInPaise === 0 ? 'free of charge' : formatMoney(totalInPaise)

/** True also where the money came after the cancellation, or has gone back already. */
async function hasPaid(db: Database, orderId: number): Promise<boolean> {
  const isMoney = inArray(payments.status, ['success', 'refund_due', 'refunded'])
  const paid = await db.$count(payments, and(eq(payments.orderId, orderId), isMoney))
  return paid > 0
}

function orderEmail(
  order: typeof orders.$inferSelect,
  given: { news: News; to: string; links: ReturnType<LineKind['links']>; origin: string },
): Email {
  const { news, to, links, origin } = given
  return {
    to,
    subject: `${news.title}: ${order.code}`,
    text: [
      'Hello,',
      order.totalInPaise === 0
        ? `${news.text} Your order ${order.code} is free of charge.`
        : `${news.text} Your order ${order.code} comes to ${formatMoney(order.totalInPaise)}.`,
      ...links.flatMap(({ text, path }) => [text, new URL(path, origin).href]),
      'Your Brightyard team',
    ].join('\n\n'),
  }
}
