import * as z from '@brightyard/contract/schema'
import { SessionUser } from '../entities/session-user.ts'
import { defineChannel } from './define-channel.ts'

/** Publisher: host. Readers: all. `unknown` until the first answer of the server after a load. */
export const sessionChanged = defineChannel('session/changed@1', {
  schema: z.discriminatedUnion('status', [
    z.object({ status: z.literal('unknown') }),
    z.object({ status: z.literal('signed-out') }),
    z.object({ status: z.literal('signed-in'), user: SessionUser }),
  ]),
  replayLatest: true,
  fromHost: true,
})
