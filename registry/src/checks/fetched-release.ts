import type { Reason } from '@brightyard/contract/registry'

/** One response of the release's origin: the bytes, or why there are none. */
export type FetchedFile = { kind: 'read'; bytes: Buffer } | { kind: 'failed'; reason: Reason }

/** Everything that the gate checks. Fetched once, then evaluated without further input. */
export interface FetchedRelease {
  /** The release's folder, with a trailing slash. */
  url: string
  remote: FetchedFile
  manifest: FetchedFile
  /** By name in `remote.json`; files whose name could leave the folder are not fetched. */
  files: ReadonlyMap<string, FetchedFile>
}
