import { contentPaths } from '@brightyard/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { campaignOrders, campaignPackages } from '../../database/schema/marketing.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { calendarFile } from '../../server/calendar-file.ts'
import type { LineKind } from '../orders/line-kinds.ts'
import { indiaZone, paidNewsOf, sentNewsOf } from './campaign-news.ts'
import { eventOf, findOrdered, leftOf, soldBy } from './marketing.repository.ts'

/** Orders and returns of one package wait for each other. */
export async function lockPackage(tx: Database, lock: RowLock, packageId: number) {
  const [row] = await lock(
    tx.select().from(campaignPackages).where(eq(campaignPackages.id, packageId)),
  )
  return row
}

const setHeld = (tx: Database, id: number, releasedAt: Date | null) =>
  tx.update(campaignOrders).set({ releasedAt }).where(eq(campaignOrders.id, id))

const pageOf = (code: string) => contentPaths.campaignPayment.to({}, { order_code: code })

/** A package of a marketing campaign: kept while its order awaits the payment, and from then on. */
export const campaignLineKind: LineKind = {
  type: 'campaign',
  words: {
    news: {
      paid: { title: 'You are in', text: 'Show your order number at the entrance.' },
      payment_failed: {
        title: 'Your payment failed',
        text: 'Nothing was ordered. Please order again.',
      },
    },
    notPaidInTime: 'No payment arrived in time, and what was kept for you is free again.',
    gone: 'Your payment arrived too late: what you ordered is sold out. You will get your money back.',
    paymentFailed: 'The payment failed, and nothing was ordered. Please order again.',
    declined: 'The payment failed. We keep what you ordered for a few more minutes: try again.',
  },

  async newsOf(db, { id, status, address, carrier, parcelNumber }) {
    if (status !== 'paid' && status !== 'shipped') return undefined
    const { campaign, pack, held } = await findOrdered(db, id)
    const sells = await soldBy(db, campaign.id)
    const ordered = { campaign, pack, held, sells, city: address?.city ?? null }
    return status === 'paid' ? paidNewsOf(ordered) : sentNewsOf(ordered, { carrier, parcelNumber })
  },

  async reserveAgain(tx, lock, order) {
    const { held } = await findOrdered(tx, order.id)
    const pack = await lockPackage(tx, lock, held.packageId)
    const left = pack ? await leftOf(tx, pack) : 0
    if (left !== null && left < held.quantity) return false
    await setHeld(tx, held.id, null)
    return true
  },

  // What was reserved stays so.
  confirm: async () => undefined,

  async release(tx, lock, order, at) {
    const { held } = await findOrdered(tx, order.id)
    await lockPackage(tx, lock, held.packageId)
    await setHeld(tx, held.id, at)
  },

  mayCancel: () => false,
  target: ({ code }) => pageOf(code),
  returnPath: async (_, { code }) => pageOf(code),

  async lineTargets(db, lines) {
    const [first] = lines
    if (!first) return new Map()
    const { campaign } = await findOrdered(db, first.orderId)
    const path = contentPaths.campaign.to({ slug: campaign.slug })
    return new Map(lines.map(({ id }) => [id, path]))
  },

  async contact(db, { id, userId }) {
    const { held } = await findOrdered(db, id)
    const isOfNobody = await db.$count(users, and(eq(users.id, userId), isNotNull(users.lockedAt)))
    return isOfNobody > 0 ? { kind: held.contactKind, value: held.contact } : null
  },

  subject: async (_, { id }) => ({ collectionType: 'Campaign', actionId: id }),
  // The secret stands in the hash, which browsers send to nobody.
  links: ({ code, trackingSecret }) => [
    { text: 'Your order:', path: `${pageOf(code)}#secret=${trackingSecret}` },
  ],
  async isToCome(db, order, now) {
    const { campaign, pack } = await findOrdered(db, order.id)
    const event = eventOf(campaign, pack)
    return order.status === 'paid' && event !== null && new Date(event.ends_at) > now
  },

  async calendar(db, order, { publicOrigin, now }) {
    const { campaign, pack } = await findOrdered(db, order.id)
    const event = eventOf(campaign, pack)
    if (order.status !== 'paid' || !event) return null
    const { code } = order
    const content = calendarFile('brightyard/campaigns', [
      {
        uid: `campaign-${code}@brightyard`,
        sequence: 0,
        title: campaign.title,
        description: `${pack.name}, order ${code}`,
        location: campaign.place,
        url: new URL(pageOf(code), publicOrigin).href,
        start: new Date(event.starts_at),
        end: new Date(event.ends_at),
        timeZone: indiaZone,
        now,
      },
    ])
    return { name: `campaign-${code}.ics`, content }
  },
}
