import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { IdempotencyKey, OrderCode, PathId, written } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { orderStatuses, returnReasons } from './constants.ts'
import {
  CreditNote,
  Invoice,
  InvoiceLink,
  Order,
  OrderSummary,
  Reordered,
  TrackedOrder,
} from './entities.ts'

const base = 'vendor'
const session = 'required'
const one = z.object({ id: PathId })
const Reason = z._default(
  z.string().check(written(), z.maxLength(500, 'Please use at most 500 characters.')),
  '',
)

/** The newest first, ten on a page; 403 for role 2. */
export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  base,
  path: '/api/orders',
  session,
  summary: "The user's orders",
  query: z.extend(PageQuery, { status: z.optional(z.enum(orderStatuses)) }),
  response: pageOf(OrderSummary),
})

/** The owner's and admins'; everybody else's looks like none: 404. */
export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  base,
  path: '/api/orders/:id',
  session,
  summary: 'One order',
  params: one,
  response: Order,
})

/** The same by its number, for pages that know only that. */
export const getOrderByCode = defineCall({
  name: 'getOrderByCode',
  method: 'GET',
  base,
  path: '/api/orders/by-code/:order_code',
  session,
  summary: 'One order by its number',
  params: z.object({ order_code: OrderCode }),
  response: Order,
})

/** Until it is packed; 409 `too_late` after. Stock and coupon go back, a payment is refunded. */
export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  base,
  path: '/api/orders/:id/cancel',
  session,
  summary: 'Cancel an order that is not packed yet',
  params: one,
  body: z.object({ reason: Reason }),
  response: Order,
})

/** Within fourteen days of delivery; 409 `too_late` after, 409 `not_delivered` before. */
export const requestReturn = defineCall({
  name: 'requestReturn',
  method: 'POST',
  base,
  path: '/api/orders/:id/return',
  session,
  summary: 'Request a return',
  params: one,
  body: z.object({ return_reason: z.enum(returnReasons), details: Reason }),
  response: Order,
})

/** Puts what can be had of an earlier order into the cart; lines there already are raised up to the limits. */
export const reorder = defineCall({
  name: 'reorder',
  method: 'POST',
  base,
  path: '/api/orders/:id/reorder',
  session,
  summary: 'Order the items of an order again',
  params: one,
  body: z.object({ idempotency_key: IdempotencyKey }),
  response: Reordered,
})

/** From the payment on; 409 `no_invoice` before. */
export const getInvoice = defineCall({
  name: 'getInvoice',
  method: 'GET',
  base,
  path: '/api/orders/:id/invoice',
  session,
  summary: "An order's invoice",
  params: one,
  response: Invoice,
})

/** An address of the PDF that a link can open: it works for ten minutes and carries its own permission. */
export const openInvoice = defineCall({
  name: 'openInvoice',
  method: 'POST',
  base,
  path: '/api/orders/:id/invoice/link',
  session,
  summary: "A URL of an order's invoice as PDF",
  params: one,
  response: InvoiceLink,
})

const oneNote = z.object({ id: PathId, note_id: PathId })

/** For whom the order's invoice is, and from the refund on; 404 for any other number. */
export const getCreditNote = defineCall({
  name: 'getCreditNote',
  method: 'GET',
  base,
  path: '/api/orders/:id/credit-notes/:note_id',
  session,
  summary: 'A credit note of an order',
  params: oneNote,
  response: CreditNote,
})

/** As `openInvoice`. */
export const openCreditNote = defineCall({
  name: 'openCreditNote',
  method: 'POST',
  base,
  path: '/api/orders/:id/credit-notes/:note_id/link',
  session,
  summary: 'A URL of a credit note as PDF',
  params: oneNote,
  response: InvoiceLink,
})

/** Without a sign-in; 404 unless number and secret belong together. */
export const trackOrder = defineCall({
  name: 'trackOrder',
  method: 'GET',
  base,
  path: '/api/orders/track/:order_code',
  session: 'none',
  summary: 'Follow an order by its number and secret',
  params: z.object({ order_code: OrderCode }),
  query: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: TrackedOrder,
})
