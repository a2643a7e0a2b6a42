import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPackage, readPackageFile } from '@brightyard/release-files'
import { presetFolder } from '../package-folder.ts'
import { ScaffoldRefused } from './refused.ts'
import { remoteFiles } from './remote-files.ts'

/** What a remote needs for its own checks and this package does not have. */
export const checkingTools: Readonly<Record<string, string>> = {
  '@jest/globals': '30.5.2',
  '@types/react': '19.3.0',
  jest: '30.5.2',
  oxlint: '1.94.0',
  'oxlint-tsgolint': '7.0.2007',
  typescript: '7.0.2',
}

export interface RemoteRequest {
  readonly name: string
  readonly folder: string
  /** Tarballs of our packages, by package name; without one a package comes from the package registry. */
  readonly tarballs?: Readonly<Record<string, string>>
}

/** The version that this build was made with, so that a new remote starts with what is known to fit. */
function knownVersion(name: string): string {
  const known = checkingTools[name]
  if (known) return known
  if (name.startsWith('@brightyard/')) return `^${readPackageFile(presetFolder).version}`
  return readPackage('react', presetFolder).version
}

/** Writes a new remote into an empty folder: everything but its pages. Gives the files. */
export function createRemote({ name, folder, tarballs = {} }: RemoteRequest): string[] {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name)) {
    throw new ScaffoldRefused(
      `“${name}” is not a name for a remote: lower-case letters, digits and hyphens, at least two.`,
    )
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ScaffoldRefused(`${folder} is not empty. A new remote needs a folder of its own.`)
  }
  const overrides = Object.fromEntries(
    Object.entries(tarballs).map(([one, file]) => [
      one,
      decodeURI(pathToFileURL(file).href).replace('file://', 'file:'),
    ]),
  )
  const files = remoteFiles({
    name,
    overrides,
    versionOf: (one) => overrides[one] ?? knownVersion(one),
  })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return Object.keys(files)
}
