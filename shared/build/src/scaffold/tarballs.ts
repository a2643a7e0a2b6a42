import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ScaffoldRefused } from './refused.ts'

const needed = ['contract', 'runtime', 'ui', 'release-files', 'build', 'testing']

/** Our packages as `pnpm pack` writes them into a folder, by package name. */
export function tarballsIn(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const found = needed.map((name) => {
    const isOfPackage = new RegExp(`^brightyard-${name}(-\\d[\\w.-]*)?\\.tgz$`)
    return [
      name,
      files
        .filter((file) => isOfPackage.test(file))
        .sort()
        .at(-1),
    ] as const
  })
  const missing = found.filter(([, file]) => !file).map(([name]) => name)
  if (missing.length > 0) {
    throw new ScaffoldRefused(
      `${folder} has no tarball of ${missing.map((name) => `@brightyard/${name}`).join(', ')}. ` +
        'Run `pnpm pack --pack-destination <folder>` in each folder of `shared/`.',
    )
  }
  return Object.fromEntries(
    found.map(([name, file]) => [`@brightyard/${name}`, join(folder, file ?? '')]),
  )
}
