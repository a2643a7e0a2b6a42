import { PushMessage } from '@brightyard/contract'
import * as z from 'zod'

/** What is sent, and to whom. */
export const MessageContent = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    to: z.string(),
    subject: z.string(),
    /** Plain text, with each link on its own line. */
    text: z.string(),
  }),
  /** `to` in international form: `+919876543210`. */
  z.object({ channel: z.literal('text'), to: z.string(), text: z.string() }),
  /** `to` is the id of the browser's subscription. */
  z.object({ channel: z.literal('push'), to: z.int(), message: PushMessage }),
])
export type MessageContent = z.infer<typeof MessageContent>
