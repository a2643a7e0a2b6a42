import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'
import { SessionUser } from './entities.ts'

/** Publisher: host. Readers: all. `unknown` until the server's first response after a load. */
export const sessionChanged = defineChannel('session/changed@1', {
  schema: z.discriminatedUnion('status', [
    z.object({ status: z.literal('unknown') }),
    z.object({ status: z.literal('signed-out') }),
    z.object({ status: z.literal('signed-in'), user: SessionUser }),
  ]),
  replayLatest: true,
  fromHost: true,
})
