import * as z from '@brightyard/contract/schema'
import { RemoteDocument } from './remote-document.ts'

/** A release in the registry. */
export const StoredRelease = z.object({
  name: z.string(),
  version: z.string(),
  /** Where it came from. */
  sourceUrl: z.string(),
  /** Integrity of remote.json itself, and with it of every file. */
  digest: z.string(),
  storedAt: z.iso.datetime(),
  /** When its files were pruned; publishing it again restores them. */
  prunedAt: z.optional(z.iso.datetime()),
  document: RemoteDocument,
})
export type StoredRelease = z.infer<typeof StoredRelease>

/** One numbered, immutable document: the exact release of every remote. */
export const ReleaseSet = z.object({
  number: z.int().check(z.positive()),
  /** The set that was current when this one was made; null for the first. */
  previous: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  actor: z.string(),
  reason: z.string(),
  /** Present when this set restores the content of an earlier one. */
  restores: z.optional(z.int()),
  remotes: z.record(
    z.string(),
    z.object({
      release: StoredRelease,
      /** The release before this one, used when this one cannot be loaded. */
      lastKnownGood: z.nullable(StoredRelease),
    }),
  ),
})
export type ReleaseSet = z.infer<typeof ReleaseSet>

/** The edge's URL of a file of a release: immutable, on the site's own origin. */
export const releaseFileUrl = (name: string, version: string, file: string) =>
  `/r/${name}/${version}/${file}`
