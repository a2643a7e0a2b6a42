import * as z from '@brightyard/contract/schema'
import { deploymentKinds } from '@brightyard/contract/release'
import { Actor, Why } from './fields.schema.ts'

/**
 * What a token allows: `read`; `publish:shop`, `swap:shop`, `canary:shop`, each also for all remotes with `*`
 * (a swap includes the canary); `freeze`, also of an unfreeze; `telemetry`, for edges; `tokens`, to make and revoke others; `prefixes`, to move
 * prefixes of addresses to another remote; `*`, everything.
 */
export const Scope = z
  .string()
  .check(
    z.regex(
      /^(\*|read|freeze|telemetry|tokens|prefixes|(publish|swap|canary):(\*|[a-z][a-z0-9-]{1,30}))$/,
      'is not a scope: use read, publish:<remote>, swap:<remote>, canary:<remote> (or * for the remote), freeze, telemetry, tokens, prefixes or *',
    ),
  )
export type Scope = z.infer<typeof Scope>

/** A token as it is listed; the token itself is shown once, when it is created. */
export const TokenSummary = z.object({
  id: z.string(),
  /** Who or what it is for. */
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.nullable(z.iso.datetime()),
  revokedAt: z.nullable(z.iso.datetime()),
  revokedBy: z.nullable(z.string()),
})
export type TokenSummary = z.infer<typeof TokenSummary>

/** `POST /tokens`. A token cannot grant more than it has itself. */
export const CreateTokenRequest = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'is missing: name who it is for'), z.maxLength(200)),
  scopes: z.array(Scope).check(z.minLength(1), z.maxLength(50)),
  /** Never, unless given. */
  expiresInDays: z.optional(z.int().check(z.positive(), z.maximum(3650))),
  actor: Actor,
})
export type CreateTokenRequest = z.infer<typeof CreateTokenRequest>

export const CreateTokenResult = z.object({
  /** Shown only once. */
  token: z.string(),
  summary: TokenSummary,
})
export type CreateTokenResult = z.infer<typeof CreateTokenResult>

/** `POST /tokens/:id/revoke`: it is invalid from then on. */
export const RevokeTokenRequest = z.object({ actor: Actor, reason: Why })
export type RevokeTokenRequest = z.infer<typeof RevokeTokenRequest>

export const auditActions = [
  'publish',
  ...deploymentKinds,
  'prune',
  'move-prefix',
  'create-token',
  'revoke-token',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditOutcomes = [
  'done',
  /** By the gate. */
  'refused',
  /** Someone else deployed first. */
  'conflict',
  'frozen',
  /** No token, or one that does not allow it. */
  'not-allowed',
  'not-understood',
  'failed',
] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

/** One line of the append-only log: `GET /audit`. */
export const AuditEntry = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  outcome: z.enum(auditOutcomes),
  /** The stated actor; null when none was named. */
  actor: z.nullable(z.string()),
  /** Name of the token that was used; null when it was unknown. */
  token: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Affected remotes and sets, and refusal codes. */
  details: z.record(z.string(), z.unknown()),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>
