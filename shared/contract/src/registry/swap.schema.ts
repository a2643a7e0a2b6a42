import * as z from '@brightyard/contract/schema'
import { Deployment } from '../release/deployment.ts'
import { ReleaseSet } from '../release/release-set.ts'
import {
  Actor,
  AllowWithoutTrial,
  ExpectedSet,
  ReleaseAddress,
  RemoteName,
  SetNumber,
  Why,
} from './fields.schema.ts'

/** A release by its address (published first when it is not kept), or a kept one by its version. */
export const ReleaseChoice = z.union([
  z.strictObject({ url: ReleaseAddress }),
  z.strictObject({ version: ReleaseAddress }),
])
export type ReleaseChoice = z.infer<typeof ReleaseChoice>

/** `POST /swap`: one new set with all of these releases, made current. */
export const SwapRequest = z.object({
  remotes: z._default(z.record(RemoteName, ReleaseChoice), {}),
  /** Remotes that the new set is to be without. */
  remove: z._default(z.array(RemoteName), []),
  actor: Actor,
  reason: Why,
  expect: ExpectedSet,
  allowWithoutTrial: AllowWithoutTrial,
})
export type SwapRequest = z.infer<typeof SwapRequest>

/** `POST /rollback`: a new set with the content of an earlier one, made current. */
export const RollbackRequest = z.object({
  /** Without one, the set before the one whose content is current. */
  to: z.optional(SetNumber),
  actor: Actor,
  reason: Why,
  expect: ExpectedSet,
  /** Goes back although the site is frozen; the freeze stays. */
  despiteFreeze: z._default(z.boolean(), false),
})
export type RollbackRequest = z.infer<typeof RollbackRequest>

export const DeploymentResult = z.object({
  set: ReleaseSet,
  /** Where the site is now. */
  deployment: Deployment,
  /** False when the current set has that content already; no new one was made. */
  changed: z.boolean(),
})
export type DeploymentResult = z.infer<typeof DeploymentResult>

/** A line of the history of sets: `GET /sets`. */
export const SetSummary = z.object({
  number: z.int(),
  previous: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  actor: z.string(),
  reason: z.string(),
  /** The set whose content it brings back; null unless a rollback made it. */
  restores: z.nullable(z.int()),
  /** Version by remote. */
  versions: z.record(z.string(), z.string()),
})
export type SetSummary = z.infer<typeof SetSummary>
