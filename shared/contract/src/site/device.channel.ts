import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

/** What this browser shows pages on. */
export const Device = z.object({
  /** Of the window, in CSS pixels. */
  width: z.int().check(z.nonnegative()),
  /** The window has the layout of phones. */
  is_mobile: z.boolean(),
  /** Two device pixels or more for each CSS pixel. */
  is_retina: z.boolean(),
  /** The best format of pictures that it can show. */
  image_type: z.enum(['avif', 'webp', 'jpeg']),
})
export type Device = z.infer<typeof Device>

/** Publisher: host, once the page is idle, and again after the window has changed. */
export const deviceDetected = defineChannel('host/device-detected@1', {
  schema: Device,
  replayLatest: true,
  fromHost: true,
})
