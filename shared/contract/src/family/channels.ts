import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

/** Publishers: the pages and panels where the current kid is chosen. Null: no kid is chosen. */
export const kidSelected = defineChannel('account/kid-selected@1', {
  schema: z.object({
    kid: z.nullable(
      z.object({ user_id: z.int(), name: z.string(), avatar: z.nullable(z.string()) }),
    ),
  }),
  replayLatest: true,
  acrossTabs: true,
})

/** Publishers: the pages and panels that save the room of the current kid. Null: no room. */
export const roomSelected = defineChannel('account/room-selected@1', {
  schema: z.object({
    room: z.nullable(z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })),
  }),
  replayLatest: true,
  acrossTabs: true,
})
