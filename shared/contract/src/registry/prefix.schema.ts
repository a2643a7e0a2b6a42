import * as z from '@brightyard/contract/schema'
import { Actor, RemoteName, Why } from './fields.schema.ts'

/** The first part of addresses, and the remote whose pages may lie under it. */
export const PrefixOwner = z.object({
  /** `/shop`, in lower case; `/` is the home page alone. */
  prefix: z.string(),
  owner: z.string(),
  since: z.iso.datetime(),
  /** Who deployed the release that claimed it, or who moved it. */
  actor: z.string(),
  reason: z.string(),
})
export type PrefixOwner = z.infer<typeof PrefixOwner>

/** `GET /prefixes`, in order of the prefix. */
export const PrefixOwners = z.object({ prefixes: z.array(PrefixOwner) })
export type PrefixOwners = z.infer<typeof PrefixOwners>

/** `POST /prefixes/move`: gives a prefix to another remote, or reserves a free one. Visitors notice nothing. */
export const MovePrefixRequest = z.object({
  prefix: z.string().check(z.maxLength(200)),
  to: RemoteName,
  actor: Actor,
  reason: Why,
})
export type MovePrefixRequest = z.infer<typeof MovePrefixRequest>

export const MovePrefixResult = z.object({
  /** Null when it was free. */
  from: z.nullable(z.string()),
  owner: PrefixOwner,
})
export type MovePrefixResult = z.infer<typeof MovePrefixResult>
