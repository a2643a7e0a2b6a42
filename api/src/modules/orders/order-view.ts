import type { Order, OrderLine, OrderSummary, TrackedOrder } from '@brightyard/contract'
import { formatPrice, lineAmounts } from '@brightyard/contract/money'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderEvents, orderLines } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { taxText } from '../catalog/product-card.ts'
import { deliveryNames } from '../delivery/delivery-names.ts'
import { listCreditNotes } from '../invoices/credit-note-view.ts'
import { actionsOf, returnUntil } from './order-actions.ts'
import type { LineKinds, OrderLineRow } from './line-kinds.ts'
import type { OrderRow } from './order-steps.ts'

const shownPictures = 4

/** An order of the shop as its owner and admins see it. */
export async function viewOrder(
  actor: ActingUser,
  db: Database,
  order: OrderRow,
  given: { lineKinds: LineKinds; now: Date },
): Promise<Order> {
  const lines = await linesOf(db, [order.id])
  return {
    ...summaryOf(order, lines),
    lines: lines.map(lineOf),
    totals: order.totals,
    coupon_code: order.couponCode,
    address: addressOf(order),
    delivery: deliveryOf(order),
    timeline: await timelineOf(db, order.id),
    reserved_until: order.status === 'awaiting_payment' ? order.reservedUntil.toISOString() : null,
    return_until: returnUntil(order)?.toISOString() ?? null,
    actions: actionsOf(actor, order, given),
    credit_notes: await listCreditNotes(db, order.id),
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
    city: addressOf(order).city,
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

const linesOf = async (db: Database, orderIds: readonly number[]): Promise<OrderLineRow[]> =>
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

const summaryOf = (order: OrderRow, lines: readonly OrderLineRow[]): OrderSummary => ({
  id: order.id,
  order_code: order.code,
  status: order.status,
  placed_at: order.placedAt.toISOString(),
  total_in_paise: order.totalInPaise,
  item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  names: lines.map(({ name }) => name),
  pictures: lines.slice(0, shownPictures).flatMap(({ picture }) => picture ?? []),
})

/** Orders of the shop always have it; the database checks that. */
export function deliveryOf({ deliveryChoice, ...order }: OrderRow): Order['delivery'] {
  if (!deliveryChoice || !order.deliveryFrom || !order.deliveryTo) throw noParcel(order)
  return {
    choice: deliveryChoice,
    name: deliveryNames[deliveryChoice],
    from: order.deliveryFrom,
    to: order.deliveryTo,
  }
}

function addressOf(order: OrderRow): Order['address'] {
  if (!order.address) throw noParcel(order)
  return order.address
}

const noParcel = ({ code }: { code: string }) => new Error(`Order ${code} is not sent as a parcel.`)

const parcelOf = ({ carrier, parcelNumber }: OrderRow): Order['parcel'] =>
  carrier && parcelNumber ? { carrier, number: parcelNumber } : null

function lineOf(line: OrderLineRow): OrderLine {
  const { productId, variantId, picture } = line
  if (productId === null || variantId === null || !picture)
    throw new Error(`Line ${line.id} is not of a product.`)
  return {
    id: line.id,
    ecomm_product_id: productId,
    variant_id: variantId,
    name: line.name,
    variant_name: line.variantName,
    picture,
    quantity: line.quantity,
    price: formatPrice(line.priceInPaise),
    price_in_paise: line.priceInPaise,
    tax_percent: taxText(line.taxPercent),
    ...lineAmounts(line),
  }
}
