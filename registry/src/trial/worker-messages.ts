import * as z from '@brightyard/contract/schema'

/**
 * What the host's render worker answers (host/server/render/messages.ts), as far as a trial listens. The
 * worker is a script of another program, so its messages are parsed.
 */
export const WorkerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), failures: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('redirect'), id: z.int(), status: z.int() }),
  z.object({ kind: z.literal('shell'), id: z.int(), status: z.int() }),
  z.object({ kind: z.literal('more'), id: z.int() }),
  z.object({ kind: z.literal('end'), id: z.int() }),
  z.object({ kind: z.literal('failed'), id: z.int(), reason: z.string() }),
])
export type WorkerMessage = z.infer<typeof WorkerMessage>
