import * as z from '@brightyard/contract/schema'
import { Actor } from './fields.schema.ts'

/** `POST /prune`: deletes the files of releases that are in no recent set. */
export const PruneRequest = z.object({
  actor: Actor,
  /** Only lists what would be deleted. */
  dryRun: z._default(z.boolean(), false),
})
export type PruneRequest = z.infer<typeof PruneRequest>

export const PruneResult = z.object({
  /** Releases that no set of the last 30 days uses, also not as a fallback. */
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Of the deleted files. Files shared with other releases stay. */
  bytes: z.int(),
})
export type PruneResult = z.infer<typeof PruneResult>
