import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RemoteDocument } from '@brightyard/contract/release'
import { inputFiles } from './input-fingerprint.ts'
import { releaseVersion, remoteInputs } from './release-identity.ts'

/** What a build names itself after its inputs, unless RELEASE_VERSION said otherwise. */
const isFingerprinted = (version: string) => /-[0-9a-f]{8}$/.test(version)

const mostNamed = 5

/**
 * Why `dist/release` is not of the sources beside it; null if it is. A release that was given its version by
 * RELEASE_VERSION says nothing of its inputs, so the times of the files decide.
 */
export function staleness(folder: string, { version }: RemoteDocument): string | null {
  const builtAt = statSync(join(folder, 'dist/release/remote.json')).mtimeMs
  const newer = inputFiles(folder, remoteInputs).filter((file) => statSync(file).mtimeMs > builtAt)
  const isCurrent = isFingerprinted(version)
    ? version === releaseVersion(folder, {})
    : newer.length === 0
  if (isCurrent) return null
  const named = newer.slice(0, mostNamed).map((file) => `  ${relative(folder, file)}`)
  const more = newer.length - named.length
  return [
    `${version} in dist/release was not built from the sources that are here now, so it was not checked.`,
    ...(named.length > 0 ? ['Changed since:', ...named] : []),
    ...(more > 0 ? [`  and ${more} more`] : []),
    'Build it again: pnpm exec brightyard-build',
  ].join('\n')
}
