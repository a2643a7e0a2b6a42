import * as z from '@brightyard/contract/schema'
import { PostalAddress } from './address.ts'
import { LineAmounts, Totals } from './amounts.ts'
import { deliveryChoices } from './delivery.ts'
import { Picture } from './picture.ts'

/**
 * awaiting_payment → paid → packed → shipped → delivered → return_requested → refunded.
 * awaiting_payment ends as payment_failed when the payment fails or its time runs out. Until it is packed
 * an order can be cancelled; it stays cancelled, and the refund of a paid one is a step of its timeline.
 */
export const orderStatuses = [
  'awaiting_payment',
  'payment_failed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const timelineKinds = [
  'placed',
  'paid',
  'payment_failed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'return_refused',
  'refunded',
] as const

/** One step of an order, the earliest first. */
export const TimelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: z.iso.datetime(),
  /** For people; empty where the step says it all. */
  note: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A line as it was bought; the product may have changed or gone since. */
export const OrderLine = z.extend(LineAmounts, {
  id: z.int(),
  ecomm_product_id: z.int(),
  variant_id: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  quantity: z.int(),
  /** For one, tax included: `₹1,180`. */
  price: z.string(),
  price_in_paise: z.int(),
  tax_percent: z.string(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** An order as lists show it. */
export const OrderSummary = z.object({
  id: z.int(),
  /** `BY-7F3K-9Q2M-XT`: what people read out on the phone. */
  order_code: z.string(),
  status: z.enum(orderStatuses),
  placed_at: z.iso.datetime(),
  total_in_paise: z.int(),
  /** Pieces, not lines. */
  item_count: z.int(),
  /** Names of the lines, at most four. */
  names: z.array(z.string()),
  pictures: z.array(Picture),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** What its owner can do with an order now. */
export const OrderActions = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  request_return: z.boolean(),
  reorder: z.boolean(),
  invoice: z.boolean(),
})
export type OrderActions = z.infer<typeof OrderActions>

export const Order = z.extend(OrderSummary, {
  lines: z.array(OrderLine),
  totals: Totals,
  coupon_code: z.nullable(z.string()),
  address: PostalAddress,
  delivery: z.object({
    choice: z.enum(deliveryChoices),
    name: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  timeline: z.array(TimelineEntry),
  /** While payment is awaited: until when the items are kept. */
  reserved_until: z.nullable(z.iso.datetime()),
  /** Until when a return can be asked for; null before delivery. */
  return_until: z.nullable(z.iso.datetime()),
  actions: OrderActions,
  /** The carrier's number of a parcel under way. */
  parcel: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
  /** Opens `trackOrder` without a sign-in; only the owner and admins are told. */
  tracking_secret: z.string(),
})
export type Order = z.infer<typeof Order>

/** What everybody with an order's code and secret may see: no name, no street, no amounts. */
export const TrackedOrder = z.object({
  order_code: z.string(),
  status: z.enum(orderStatuses),
  placed_at: z.iso.datetime(),
  item_count: z.int(),
  delivery: z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date() }),
  city: z.string(),
  timeline: z.array(TimelineEntry),
  parcel: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** What of an earlier order could be put in the bag again. */
export const Reordered = z.object({
  added: z.int(),
  /** For people, one sentence per line that could not be added, or not in full. */
  left_out: z.array(z.object({ name: z.string(), message: z.string() })),
})
export type Reordered = z.infer<typeof Reordered>
