import type { CampaignDeskOrder } from '@brightyard/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  campaignOrders,
  campaignPackages,
  marketingCampaigns,
} from '../../database/schema/marketing.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'

interface Part {
  limit: number
  offset: number
}

/** Nobody packs an order before it is paid. */
const isPaid = eq(orders.status, 'paid')

/** Paid orders of one campaign or of all, the latest first. */
export async function listPaidOrders(
  db: Database,
  slug: string | undefined,
  { limit, offset }: Part,
): Promise<CampaignDeskOrder[]> {
  const rows = await db
    .select({
      order: orders,
      held: campaignOrders,
      pack: campaignPackages,
      campaign: marketingCampaigns,
    })
    .from(campaignOrders)
    .innerJoin(orders, eq(orders.id, campaignOrders.orderId))
    .innerJoin(campaignPackages, eq(campaignPackages.id, campaignOrders.packageId))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, campaignPackages.campaignId))
    .where(and(isPaid, slug === undefined ? undefined : eq(marketingCampaigns.slug, slug)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ order, held, pack, campaign }) => ({
    order_code: order.code,
    campaign: { slug: campaign.slug, title: campaign.title },
    package: pack.name,
    quantity: held.quantity,
    payer: held.payerName,
    contact: held.contact,
    address: order.address,
    chosen: held.choices.map((one) => campaign.choices.flatMap(({ key }) => one[key] ?? [])),
    paid_at: order.paidAt?.toISOString() ?? null,
  }))
}

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
    ])
  }),
]
