import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { orderStatuses, orderSteps } from './constants.ts'
import { Order, OrderSummary } from './entities.ts'

// Admins only (role 5): everybody else is refused with 403.
const base = 'vendor'
const session = 'required'
const one = z.object({ id: PathId })

export const listAllOrders = defineCall({
  name: 'listAllOrders',
  method: 'GET',
  base,
  path: '/api/admin/orders',
  session,
  summary: 'All orders, newest first',
  query: z.extend(PageQuery, {
    status: z.optional(z.enum(orderStatuses)),
    /** A part of the order number. */
    code: z.optional(z.string().check(oneLine(), z.maxLength(40))),
  }),
  response: pageOf(z.extend(OrderSummary, { buyer: z.string() })),
})

/** The next step of an order; 409 `wrong_step` where it cannot follow the present one. */
export const advanceOrder = defineCall({
  name: 'advanceOrder',
  method: 'POST',
  base,
  path: '/api/admin/orders/:id/advance',
  session,
  summary: 'Pack, ship, deliver or refund an order',
  params: one,
  body: z.object({
    step: z.enum(orderSteps),
    /** With `shipped`. */
    carrier: z.optional(z.string().check(oneLine(), z.maxLength(80))),
    parcel_number: z.optional(z.string().check(oneLine(), z.maxLength(80))),
  }),
  response: Order,
})
