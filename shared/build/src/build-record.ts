import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RemoteDocument } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { HostAssets, readPackageFile } from '@brightyard/release-files'
import { hostFingerprint } from './host-build.ts'
import { workspaceOf } from './package-folder.ts'
import { releaseVersion, remoteFingerprint } from './release-identity.ts'

const BuildRecord = z.object({ fingerprint: z.string(), milliseconds: z.number() })
type BuildRecord = z.infer<typeof BuildRecord>

const isHost = (folder: string) => readPackageFile(folder).name === '@brightyard/host'

/** Of everything that a build of this folder would read, RELEASE_VERSION included. */
export function currentFingerprint(folder: string): string {
  if (isHost(folder)) return hostFingerprint(folder)
  const version = process.env['RELEASE_VERSION']
  return remoteFingerprint(folder) + (version ? `-${version}` : '')
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const allExist = (folder: string, files: Iterable<string>) =>
  [...files].every((file) => existsSync(join(folder, file)))

/**
 * Whether the output is complete and says that it was made from the present inputs: `brightyard-build`, run by hand, may
 * have replaced it since the record of the last build was written.
 */
export function isOutputCurrent(folder: string): boolean {
  const dist = join(folder, 'dist')
  try {
    if (!isHost(folder)) {
      const document = RemoteDocument.parse(readJson(join(dist, 'release/remote.json')))
      if (document.version !== releaseVersion(folder)) return false
      return allExist(join(dist, 'release'), Object.keys(document.files))
    }
    const assets = HostAssets.parse(readJson(join(dist, 'host-assets.json')))
    return (
      assets.fingerprint === hostFingerprint(folder) &&
      existsSync(join(dist, 'render/render.cjs')) &&
      allExist(join(dist, 'browser'), Object.keys(assets.files))
    )
  } catch {
    return false
  }
}

const recordFile = (folder: string) => {
  const name = readPackageFile(folder).name.replace('@brightyard/', '')
  return join(workspaceOf(folder), '.brightyard/builds', `${name}.json`)
}

/** The inputs of the last successful build; undefined if there was none or its record is unreadable. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  try {
    return BuildRecord.parse(readJson(recordFile(folder)))
  } catch {
    return undefined
  }
}

export function writeBuildRecord(folder: string, record: BuildRecord): void {
  const file = recordFile(folder)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

export function removeBuildRecord(folder: string): void {
  rmSync(recordFile(folder), { force: true })
}
