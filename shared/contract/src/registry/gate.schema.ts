import * as z from '@brightyard/contract/schema'
import { KeptRelease } from '../release/release-set.ts'
import { Actor, ReleaseAddress, RemoteName } from './fields.schema.ts'
import { Reason } from './reason.schema.ts'

/** What the gate says of one release. */
export const Verdict = z.object({
  url: z.string(),
  name: z.nullable(z.string()),
  version: z.nullable(z.string()),
  accepted: z.boolean(),
  /** All of them; empty when accepted. */
  reasons: z.array(Reason),
  files: z.int(),
  /** Of all files of the release. */
  bytes: z.int(),
  /** Paths of its pages. */
  routes: z.array(z.string()),
  /** Names of its slots. */
  slots: z.array(z.string()),
})
export type Verdict = z.infer<typeof Verdict>

/** `POST /check`: open to everybody, changes nothing. */
export const CheckRequest = z.object({
  /** Checked as if all of them were swapped in together. */
  releases: z
    .array(z.object({ name: z.optional(RemoteName), url: ReleaseAddress }))
    .check(z.minLength(1), z.maxLength(20)),
})
export type CheckRequest = z.infer<typeof CheckRequest>

export const CheckAnswer = z.object({
  /** All of them. */
  accepted: z.boolean(),
  /** The set that they were checked against; null when there is none yet. */
  against: z.nullable(z.int()),
  verdicts: z.array(Verdict),
})
export type CheckAnswer = z.infer<typeof CheckAnswer>

/** `POST /publish`: lets a release in and keeps it; the site stays as it is. */
export const PublishRequest = z.object({
  name: z.optional(RemoteName),
  url: ReleaseAddress,
  actor: Actor,
})
export type PublishRequest = z.infer<typeof PublishRequest>

export const PublishAnswer = z.object({
  release: KeptRelease,
  alreadyKept: z.boolean(),
  /** What would keep it out of the current set as that is now. It is kept all the same. */
  inCurrentSet: z.array(Reason),
})
export type PublishAnswer = z.infer<typeof PublishAnswer>
