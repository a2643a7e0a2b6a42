import * as z from '@brightyard/contract/schema'
import { defineChannel } from './define-channel.ts'

/** Publisher: mfe-account. Readers: mfe-header. The number of unread notifications. */
export const notificationCountChanged = defineChannel('account/notification-count-changed@1', {
  schema: z.object({ count: z.int().check(z.nonnegative()) }),
  replayLatest: true,
  acrossTabs: true,
})

/** Publisher: mfe-account. Readers: mfe-account. A notification came while the site was open. */
export const notificationArrived = defineChannel('account/notification-arrived@1', {
  schema: z.object({ id: z.int(), title: z.string() }),
  acrossTabs: true,
})

/** Publisher: mfe-account. Readers: mfe-shop. An order was cancelled from its transaction. */
export const orderCancelled = defineChannel('account/order-cancelled@1', {
  schema: z.object({ order_id: z.int() }),
  acrossTabs: true,
})

/** Publisher: whoever lets a person choose the current kid. Null: no kid is chosen. */
export const kidSelected = defineChannel('account/kid-selected@1', {
  schema: z.object({
    kid: z.nullable(
      z.object({ user_id: z.int(), name: z.string(), avatar: z.nullable(z.string()) }),
    ),
  }),
  replayLatest: true,
  acrossTabs: true,
})

/** Publisher: whoever saves the room of the current kid. Null: no room. */
export const roomSelected = defineChannel('account/room-selected@1', {
  schema: z.object({
    room: z.nullable(z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })),
  }),
  replayLatest: true,
  acrossTabs: true,
})
