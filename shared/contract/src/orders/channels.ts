import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

/** Publisher: mfe-account. Readers: mfe-shop. An order was cancelled from its transaction. */
export const orderCancelled = defineChannel('account/order-cancelled@1', {
  schema: z.object({ order_id: z.int() }),
  acrossTabs: true,
})

/**
 * Publisher: mfe-shop. Readers: mfe-account. An order was placed, paid, cancelled or returned.
 * Null: more than one order may have changed.
 */
export const orderChanged = defineChannel('shop/order-changed@1', {
  schema: z.object({ order_id: z.nullable(z.int()) }),
  acrossTabs: true,
})
