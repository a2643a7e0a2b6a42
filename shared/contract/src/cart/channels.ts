import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

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
