import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'
import { runPnpm } from './run-pnpm.ts'

/** What squads and hosts outside this repository install; each one's folder below `shared/`. */
export const publishedPackages = [
  'contract',
  'runtime',
  'ui',
  'release-files',
  'build',
  'testing',
  'standalone',
] as const
export type PublishedPackage = (typeof publishedPackages)[number]

export type Tarballs = Record<PublishedPackage, string>

/**
 * Compiles the shared packages and packs them into this folder as a package registry would get them. Returns the tarball
 * of each.
 */
export async function packPackages(folder: string): Promise<Tarballs> {
  const compiled = await runNode([
    'node_modules/typescript/bin/tsc',
    '-b',
    ...publishedPackages.map((name) => `shared/${name}`),
  ])
  if (compiled.code !== 0) throw new UserFacingError(compiled.output)
  const tarballs = tarballsIn(folder)
  for (const name of publishedPackages) {
    rmSync(tarballs[name], { force: true })
    await runPnpm(['pack', '--out', tarballs[name]], inRoot('shared', name))
  }
  return tarballs
}

function tarballsIn(folder: string): Tarballs {
  const file = (name: PublishedPackage) => join(resolve(folder), `brightyard-${name}.tgz`)
  return {
    contract: file('contract'),
    runtime: file('runtime'),
    ui: file('ui'),
    'release-files': file('release-files'),
    build: file('build'),
    testing: file('testing'),
    standalone: file('standalone'),
  }
}
