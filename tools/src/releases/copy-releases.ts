import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteDocument } from '@brightyard/contract/release'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'

/** A built release in the folder that the release origin serves. */
export interface CopiedRelease {
  name: string
  version: string
  url: string
}

/**
 * Copies `dist/release` of each remote to `<name>/<version>/`, as a squad does with its static host.
 * A version's folder never changes; it appears in one step, so it is never served half copied.
 */
export function copyReleases(
  remoteFolders: readonly string[],
  releases: string,
  origin: string,
): CopiedRelease[] {
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
