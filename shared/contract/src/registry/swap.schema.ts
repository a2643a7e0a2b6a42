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

/** A release by its URL (published first if necessary), or a stored one by its version. */
export const ReleaseChoice = z.union([
  z.strictObject({ url: ReleaseAddress }),
  z.strictObject({ version: ReleaseAddress }),
])
export type ReleaseChoice = z.infer<typeof ReleaseChoice>

/** `POST /swap`: creates one set with all of these releases and makes it current. */
export const SwapRequest = z.object({
  remotes: z._default(z.record(RemoteName, ReleaseChoice), {}),
  /** Remotes to remove from the set. */
  remove: z._default(z.array(RemoteName), []),
  actor: Actor,
  reason: Why,
  expect: ExpectedSet,
  allowWithoutTrial: AllowWithoutTrial,
})
export type SwapRequest = z.infer<typeof SwapRequest>

/** `POST /rollback`: creates a set with the content of an earlier one and makes it current. */
export const RollbackRequest = z.object({
  /** By default the set before the current one. */
  to: z.optional(SetNumber),
  actor: Actor,
  reason: Why,
  expect: ExpectedSet,
  /** Rolls back although the site is frozen; the freeze stays. */
  despiteFreeze: z._default(z.boolean(), false),
})
export type RollbackRequest = z.infer<typeof RollbackRequest>

/** A release that was tried on some visitors, and never went to everybody afterwards. */
export const HaltedRelease = z.object({
  name: z.string(),
  version: z.string(),
  /** When its canary ended, who ended it, and why. */
  at: z.iso.datetime(),
  actor: z.string(),
  reason: z.string(),
})
export type HaltedRelease = z.infer<typeof HaltedRelease>

/** What an operator reads who has just deployed it, in a sentence. */
export const haltNotice = ({ name, version, at, actor, reason }: HaltedRelease) =>
  `${name} ${version} was halted as a canary at ${at.slice(0, 16).replace('T', ' ')} UTC by ${actor}: ${reason}`

export const DeploymentResult = z.object({
  set: ReleaseSet,
  /** The current deployment. */
  deployment: Deployment,
  /** The set that was current before; null for the first. The same as now when only a canary changed. */
  before: z.nullable(z.int()),
  /** False when the current set already has that content; no new one was created. */
  changed: z.boolean(),
  /** Which of the releases that this deployment brings were halted as a canary before. */
  haltedBefore: z._default(z.array(HaltedRelease), []),
})
export type DeploymentResult = z.infer<typeof DeploymentResult>

/** A line of the list of sets: `GET /sets`. */
export const SetSummary = z.object({
  number: z.int(),
  previous: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  actor: z.string(),
  reason: z.string(),
  /** The set whose content it restores; null unless a rollback created it. */
  restores: z.nullable(z.int()),
  /** `candidate` while its canary runs; `halted` when that ended without it going to everybody. */
  state: z.enum(['current', 'candidate', 'halted', 'earlier']),
  /** Of the visitors, for the candidate. */
  percent: z.nullable(z.number()),
  /** Version by remote. */
  versions: z.record(z.string(), z.string()),
})
export type SetSummary = z.infer<typeof SetSummary>
