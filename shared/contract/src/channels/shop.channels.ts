import * as z from '@brightyard/contract/schema'
import { defineChannel } from './define-channel.ts'

const Count = z.object({ count: z.int().check(z.nonnegative()) })

/** Publisher: mfe-shop. Readers: mfe-header. Replayed, because the header may mount late. */
export const cartCountChanged = defineChannel('shop/cart-count-changed@1', {
  schema: Count,
  replayLatest: true,
  acrossTabs: true,
})

/** Publisher: mfe-shop. Readers: mfe-header. */
export const wishlistCountChanged = defineChannel('shop/wishlist-count-changed@1', {
  schema: Count,
  replayLatest: true,
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
