import * as z from '@brightyard/contract/schema'
import { KeptRelease, ReleaseSet } from '@brightyard/contract/release'
import { Reason } from '../checks/reason.ts'

// What goes over the wire: the service, the command line and the ops page read the same shapes.

const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'is not a name of a remote'))
const Address = z.string().check(z.minLength(1), z.maxLength(2000))
const Actor = z
  .string()
  .check(z.trim(), z.minLength(1, 'is missing: say who acts'), z.maxLength(200))
const Why = z.string().check(z.trim(), z.minLength(1, 'is missing: say why'), z.maxLength(1000))

/** What the gate says of one release. */
export const Verdict = z.object({
  url: z.string(),
  name: z.nullable(z.string()),
  version: z.nullable(z.string()),
  accepted: z.boolean(),
  /** All of them; empty when accepted. */
  reasons: z.array(Reason),
  files: z.int(),
  bytes: z.int(),
  routes: z.array(z.string()),
  slots: z.array(z.string()),
})
export type Verdict = z.infer<typeof Verdict>

export const CheckRequest = z.object({
  /** Checked as if all of them were swapped in together. */
  releases: z
    .array(z.object({ name: z.optional(Name), url: Address }))
    .check(z.minLength(1), z.maxLength(20)),
})
export type CheckRequest = z.infer<typeof CheckRequest>

export const CheckAnswer = z.object({
  accepted: z.boolean(),
  /** The set that they were checked against; null when there is none yet. */
  against: z.nullable(z.int()),
  verdicts: z.array(Verdict),
})
export type CheckAnswer = z.infer<typeof CheckAnswer>

export const PublishRequest = z.object({ name: z.optional(Name), url: Address, actor: Actor })
export type PublishRequest = z.infer<typeof PublishRequest>

export const PublishAnswer = z.object({
  release: KeptRelease,
  alreadyKept: z.boolean(),
  /** What would keep it out of the current set as that is now. It is kept all the same. */
  inCurrentSet: z.array(Reason),
})
export type PublishAnswer = z.infer<typeof PublishAnswer>

/** A release by its address (published first when it is not kept), or a kept one by its version. */
const Choice = z.union([z.strictObject({ url: Address }), z.strictObject({ version: Address })])

export const SwapRequest = z.object({
  remotes: z._default(z.record(Name, Choice), {}),
  /** Remotes that the new set is to be without. */
  remove: z._default(z.array(Name), []),
  actor: Actor,
  reason: Why,
  /** The number of the set that this swap was decided on; 0 when there was none. Refused when another one is current. */
  expect: z.optional(z.int().check(z.nonnegative())),
})
export type SwapRequest = z.infer<typeof SwapRequest>

export const RollbackRequest = z.object({
  /** Without one, the set before the one whose content is current. */
  to: z.optional(z.int().check(z.positive())),
  actor: Actor,
  reason: Why,
  expect: z.optional(z.int().check(z.nonnegative())),
})
export type RollbackRequest = z.infer<typeof RollbackRequest>

export const SwapAnswer = z.object({
  set: ReleaseSet,
  /** False when the current set has that content already; no new one was made. */
  changed: z.boolean(),
})
export type SwapAnswer = z.infer<typeof SwapAnswer>

export const SetSummary = z.object({
  number: z.int(),
  previous: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  actor: z.string(),
  reason: z.string(),
  restores: z.nullable(z.int()),
  /** Version by remote. */
  versions: z.record(z.string(), z.string()),
})
export type SetSummary = z.infer<typeof SetSummary>

/** Every refusal and failure of the service. */
export const RegistryProblem = z.object({
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** When the gate refused. */
  verdicts: z.optional(z.array(Verdict)),
  /** When somebody else swapped first: the set that is current now. */
  current: z.optional(z.nullable(ReleaseSet)),
})
export type RegistryProblem = z.infer<typeof RegistryProblem>
