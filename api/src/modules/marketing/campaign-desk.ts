import type { CampaignDeskOrder, CampaignOrderStage, SentParcel } from '@brightyard/contract'
import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  campaignOrders,
  campaignPackages,
  marketingCampaigns,
} from '../../database/schema/marketing.schema.ts'
import { orderEvents, orders } from '../../database/schema/orders.schema.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { notifyBuyer } from '../orders/order-notifications.ts'
import { addToTimeline, setOrder } from '../orders/order-steps.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { lockOrder } from '../orders/reservations.ts'

interface Part {
  limit: number
  offset: number
}

interface Wanted {
  /** Of a campaign. */
  slug?: string | undefined
  stage?: CampaignOrderStage | undefined
  orderId?: number
}

/** Nobody packs an order before it is paid. */
const isPaid = inArray(orders.status, ['paid', 'shipped'])

const inStage: Readonly<Record<CampaignOrderStage, SQL | undefined>> = {
  to_send: and(eq(orders.status, 'paid'), isNotNull(orders.address)),
  sent: eq(orders.status, 'shipped'),
}

const matching = ({ slug, stage, orderId }: Wanted) =>
  and(
    isPaid,
    slug === undefined ? undefined : eq(marketingCampaigns.slug, slug),
    stage && inStage[stage],
    orderId === undefined ? undefined : eq(orders.id, orderId),
  )

const sentParcel = (at: Date, { carrier, parcelNumber: number }: OrderRow): SentParcel => ({
  at: at.toISOString(),
  parcel: carrier && number ? { carrier, number } : null,
})

const isSent = eq(orderEvents.kind, 'shipped')

/** When an order was given to the post, and the number of its parcel; null while it is not. */
export async function sentOf(db: Database, order: OrderRow): Promise<SentParcel | null> {
  const [step] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), isSent))
  return step ? sentParcel(step.at, order) : null
}

/** Paid orders of one campaign or of all: the latest first, and of those that are to be sent the earliest. */
export async function listPaidOrders(
  db: Database,
  wanted: Wanted,
  { limit, offset }: Part,
): Promise<CampaignDeskOrder[]> {
  const direction = wanted.stage === 'to_send' ? asc : desc
  const rows = await db
    .select({
      order: orders,
      held: campaignOrders,
      pack: campaignPackages,
      campaign: marketingCampaigns,
      sentAt: orderEvents.at,
    })
    .from(campaignOrders)
    .innerJoin(orders, eq(orders.id, campaignOrders.orderId))
    .innerJoin(campaignPackages, eq(campaignPackages.id, campaignOrders.packageId))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, campaignPackages.campaignId))
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), isSent))
    .where(matching(wanted))
    .orderBy(direction(orders.placedAt), direction(orders.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ order, held, pack, campaign, sentAt }) => ({
    order_code: order.code,
    campaign: { slug: campaign.slug, title: campaign.title },
    package: pack.name,
    quantity: held.quantity,
    payer: held.payerName,
    contact: held.contact,
    address: order.address,
    chosen: held.choices.map((one) => campaign.choices.flatMap(({ key }) => one[key] ?? [])),
    paid_at: order.paidAt?.toISOString() ?? null,
    sent: sentAt && sentParcel(sentAt, order),
  }))
}

/** How many `listPaidOrders` would list without a limit. */
export async function countMatching(db: Database, wanted: Wanted): Promise<number> {
  const [found] = await db
    .select({ orders: count() })
    .from(campaignOrders)
    .innerJoin(orders, eq(orders.id, campaignOrders.orderId))
    .innerJoin(campaignPackages, eq(campaignPackages.id, campaignOrders.packageId))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, campaignPackages.campaignId))
    .where(matching(wanted))
  return found?.orders ?? 0
}

/** What an order holds is in the post; its buyer is told with the parcel's number. */
export const sendOrder = (
  services: Pick<Services, 'db' | 'lock' | 'lineKinds' | 'outbox' | 'publicOrigin' | 'now'>,
  code: string,
  parcel: SentParcel['parcel'],
): Promise<CampaignDeskOrder> =>
  services.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.code, code.toUpperCase()), eq(orders.orderType, 'campaign'), isPaid))
    const order = known && (await lockOrder(tx, services.lock, known.id))
    if (!order) throw notFound('this order')
    if (order.address === null) throw conflict('wrong_step', 'Nothing of this order is to be sent.')
    if (order.status !== 'paid') throw conflict('wrong_step', 'This order is sent already.')
    await setOrder(tx, order.id, {
      status: 'shipped',
      carrier: parcel?.carrier ?? null,
      parcelNumber: parcel?.number ?? null,
    })
    const note = parcel ? `${parcel.carrier}, parcel ${parcel.number}` : ''
    const step = await addToTimeline(tx, order.id, { kind: 'shipped', at: services.now(), note })
    await notifyBuyer(services, tx, { orderId: order.id, step })
    const [sent] = await listPaidOrders(tx, { orderId: order.id }, { limit: 1, offset: 0 })
    if (!sent) throw new Error(`Order ${order.id} is not of a campaign.`)
    return sent
  })

/** Every campaign that has paid orders, with their number; by title. */
export const countPaidOrders = (db: Database) =>
  db
    .select({
      slug: marketingCampaigns.slug,
      title: marketingCampaigns.title,
      orders: count(campaignOrders.id),
    })
    .from(campaignOrders)
    .innerJoin(orders, eq(orders.id, campaignOrders.orderId))
    .innerJoin(campaignPackages, eq(campaignPackages.id, campaignOrders.packageId))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, campaignPackages.campaignId))
    .where(isPaid)
    .groupBy(marketingCampaigns.id)
    .orderBy(marketingCampaigns.title)

const head = [
  'Order',
  'Campaign',
  'Package',
  'Number',
  'Name',
  'Contact',
  'Chosen',
  'Receiver',
  'Mobile',
  'Address',
  'City',
  'PIN code',
  'State',
  'Paid (UTC)',
  'Sent (UTC)',
  'Carrier',
  'Parcel number',
]

/** The same as a table: a line for each piece that was chosen for, because each is packed by itself. */
export const tableOf = (found: readonly CampaignDeskOrder[]): string[][] => [
  head,
  ...found.flatMap((order) => {
    const { address } = order
    return (order.chosen.length > 0 ? order.chosen : [[]]).map((options) => [
      order.order_code,
      order.campaign.title,
      order.package,
      String(order.quantity),
      order.payer,
      order.contact,
      options.join(', '),
      address?.name ?? '',
      address?.mobile ?? '',
      [address?.line1, address?.line2, address?.landmark].filter(Boolean).join(', '),
      address?.city ?? '',
      address?.pincode ?? '',
      address?.state ?? '',
      order.paid_at ?? '',
      order.sent?.at ?? '',
      order.sent?.parcel?.carrier ?? '',
      order.sent?.parcel?.number ?? '',
    ])
  }),
]
