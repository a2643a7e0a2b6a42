import { execFileSync } from 'node:child_process'
import { readPackageFile } from '@brightyard/release-files'
import { inputFingerprint } from './input-fingerprint.ts'

/** What distinguishes one release of a remote from every other. */
export interface ReleaseIdentity {
  readonly version: string
  readonly commit: string
  readonly builtAt: string
}

/** What goes into a remote's release; see `inputFingerprint`. */
export const remoteInputs = {
  own: ['src', 'package.json', 'webpack.config.mjs'],
  packages: {
    '@brightyard/contract': ['src', 'package.json'],
    '@brightyard/ui': ['src/icons', 'src/icons.ts', 'src/icons.tsx', 'package.json'],
    '@brightyard/runtime': ['package.json'],
  },
} as const

export const remoteFingerprint = (folder: string) => inputFingerprint(folder, remoteInputs)

/** SOURCE_DATE_EPOCH (seconds) makes two builds of the same inputs equal to the byte. */
function builtAt(): string {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'])
  return new Date(seconds > 0 ? seconds * 1000 : Date.now()).toISOString()
}

function currentCommit(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim()
  } catch {
    return 'none' // an unpacked archive is not a repository, and still builds
  }
}

/** `<package version>-<fingerprint>`, or what RELEASE_VERSION says. */
export const releaseVersion = (
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): string =>
  environment['RELEASE_VERSION'] ??
  `${readPackageFile(folder).version}-${remoteFingerprint(folder).slice(0, 8)}`

export const releaseIdentity = (folder: string): ReleaseIdentity => ({
  version: releaseVersion(folder),
  commit: currentCommit(folder),
  builtAt: builtAt(),
})
