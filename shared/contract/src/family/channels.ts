import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

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
