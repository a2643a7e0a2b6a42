import type { Order, OrderLine, OrderSummary, TrackedOrder } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderEvents, orderLines } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { taxText } from '../catalog/product-card.ts'
import { actionsOf, returnUntil } from './order-actions.ts'
import type { OrderRow } from './order-steps.ts'

type LineRow = typeof orderLines.$inferSelect
const shown = 4

export const deliveryNames = { standard: 'Standard delivery', express: 'Express delivery' } as const

/** One order as its owner and admins see it. */
export async function viewOrder(
  actor: ActingUser,
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<Order> {
  const lines = await linesOf(db, [order.id])
  return {
    ...summaryOf(order, lines),
    lines: lines.map(lineOf),
    totals: order.totals,
    coupon_code: order.couponCode,
    address: order.address,
    delivery: deliveryOf(order),
    timeline: await timelineOf(db, order.id),
    reserved_until: order.status === 'awaiting_payment' ? order.reservedUntil.toISOString() : null,
    return_until: returnUntil(order)?.toISOString() ?? null,
    actions: actionsOf(actor, order, now),
    parcel: parcelOf(order),
    tracking_secret: order.trackingSecret,
  }
}

/** What anyone with the link may see: no name, no street, no amounts. */
export async function viewTracked(db: Database, order: OrderRow): Promise<TrackedOrder> {
  const { order_code, status, placed_at, item_count } = summaryOf(
    order,
    await linesOf(db, [order.id]),
  )
  return {
    order_code,
    status,
    placed_at,
    item_count,
    delivery: deliveryOf(order),
    city: order.address.city,
    timeline: (await timelineOf(db, order.id)).map((entry) => ({ ...entry, note: '' })),
    parcel: parcelOf(order),
  }
}

export async function viewSummaries(
  db: Database,
  orders: readonly OrderRow[],
): Promise<OrderSummary[]> {
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) =>
    summaryOf(
      order,
      lines.filter(({ orderId }) => orderId === order.id),
    ),
  )
}

const linesOf = async (db: Database, orderIds: readonly number[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...orderIds]))
        .orderBy(asc(orderLines.id))

async function timelineOf(db: Database, orderId: number): Promise<Order['timeline']> {
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
  return events.map(({ kind, at, note }) => ({ kind, at: at.toISOString(), note }))
}

const summaryOf = (order: OrderRow, lines: readonly LineRow[]): OrderSummary => ({
  id: order.id,
  order_code: order.code,
  status: order.status,
  placed_at: order.placedAt.toISOString(),
  total_in_paise: order.totalInPaise,
  item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  names: lines.slice(0, shown).map(({ name }) => name),
  pictures: lines.slice(0, shown).map(({ picture }) => picture),
})

const deliveryOf = (order: OrderRow): Order['delivery'] => ({
  choice: order.deliveryChoice,
  name: deliveryNames[order.deliveryChoice],
  from: order.deliveryFrom,
  to: order.deliveryTo,
})

const parcelOf = ({ carrier, parcelNumber }: OrderRow): Order['parcel'] =>
  carrier && parcelNumber ? { carrier, number: parcelNumber } : null

export const lineOf = (line: LineRow): OrderLine => ({
  id: line.id,
  ecomm_product_id: line.productId,
  variant_id: line.variantId,
  name: line.name,
  variant_name: line.variantName,
  picture: line.picture,
  quantity: line.quantity,
  price: formatPrice(line.priceInPaise),
  price_in_paise: line.priceInPaise,
  tax_percent: taxText(line.taxPercent),
  amount_in_paise: line.amountInPaise,
  discount_in_paise: line.discountInPaise,
  pre_tax_in_paise: line.preTaxInPaise,
  tax_in_paise: line.taxInPaise,
  total_in_paise: line.totalInPaise,
})
