export { openReleases } from './open-releases.ts'
export type { Releases, ReleasesOptions } from './open-releases.ts'
export type { FetchedArtifact, ArtifactRequest } from './artifact-store.ts'
export type { FileEncoding } from '../releases/release-store.ts'
