import * as z from '@brightyard/contract/schema'
import { Actor } from './fields.schema.ts'

/** `POST /prune`: takes the files of releases off the disk that nobody can go back to without publishing them again. */
export const PruneRequest = z.object({
  actor: Actor,
  /** Only says what would go. */
  dryRun: z._default(z.boolean(), false),
})
export type PruneRequest = z.infer<typeof PruneRequest>

export const PruneResult = z.object({
  /** Releases that no set of the last 30 days names, neither as what visitors got nor as a fallback. */
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Of the files that went, or would go. Those that a kept release shares stay. */
  bytes: z.int(),
})
export type PruneResult = z.infer<typeof PruneResult>
