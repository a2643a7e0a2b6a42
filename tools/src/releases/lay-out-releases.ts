import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteDocument } from '@brightyard/contract/release'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'

/** A built release, laid out where the release origin serves it. */
export interface LaidOutRelease {
  name: string
  version: string
  url: string
}

/**
 * Copies `dist/release` of each remote to `<name>/<version>/`, as a squad does with its static host.
 * A version's folder never changes; it appears in one step, so that nobody sees half of it.
 */
export function layOutReleases(
  remoteFolders: readonly string[],
  releases: string,
  origin: string,
): LaidOutRelease[] {
  return remoteFolders.map((folder) => {
    const built = join(folder, 'dist/release')
    const { name, version } = readDocument(built)
    const target = join(releases, name, version)
    if (!existsSync(target)) {
      const draft = join(releases, `.${name}-${version}-${process.pid}`)
      rmSync(draft, { recursive: true, force: true })
      cpSync(built, draft, { recursive: true })
      mkdirSync(join(releases, name), { recursive: true })
      renameSync(draft, target)
    }
    return { name, version, url: `${origin}/${name}/${version}/` }
  })
}

export function readDocument(release: string): RemoteDocument {
  const file = join(release, 'remote.json')
  if (!existsSync(file)) throw new UserFacingError(`${file} is missing.`, 'Build it: npm run build')
  return RemoteDocument.parse(JSON.parse(readFileSync(file, 'utf8')))
}
