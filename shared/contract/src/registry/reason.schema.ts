import * as z from '@brightyard/contract/schema'

/**
 * The closed list of reasons for which the registry's gate rejects a release. Each has one sentence,
 * in registry/src/checks/reason.ts: what is wrong, then what to change.
 */
export const reasonCodes = [
  'address-invalid',
  'origin-not-allowed',
  'origin-not-https',
  'private-address',
  'redirected-elsewhere',
  'too-many-redirects',
  'unreachable',
  'file-missing',
  'timed-out',
  'too-large',
  'unpacks-too-large',
  'not-json',
  'document-invalid',
  'claims-too-much',
  'name-not-allowed',
  'path-not-allowed',
  'public-path-fixed',
  'unknown-layout',
  'unknown-access',
  'unknown-role',
  'unsafe-path',
  'wrong-name',
  'wrong-contract',
  'size-mismatch',
  'hash-mismatch',
  'encoding-mismatch',
  'entry-not-listed',
  'entry-mismatch',
  'file-not-listed',
  'module-not-exposed',
  'route-collision',
  'route-repeated',
  'route-reserved',
  'prefix-owned',
  'slot-collision',
  'slot-repeated',
  'channel-invalid',
  'channel-not-published',
  'channel-still-needed',
  'shared-not-provided',
  'shared-range-unsatisfied',
  'version-taken',
  'remote-unknown',
  'release-pruned',
  'bundle-broken',
  'render-failed',
  'render-too-slow',
  'trial-unavailable',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Why a release is rejected: a code for programs, a sentence for people. */
export const Reason = z.object({ code: z.enum(reasonCodes), message: z.string() })
export type Reason = z.infer<typeof Reason>
