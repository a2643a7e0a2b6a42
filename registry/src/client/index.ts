export { openReleases } from './open-releases.ts'
export type { Releases, ReleasesOptions } from './open-releases.ts'
export type { FetchedKeptFile, KeptFileRequest } from './kept-files.ts'
export type { FileEncoding } from '../releases/release-store.ts'
