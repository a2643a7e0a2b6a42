import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from '@brightyard/contract/schema'

const PackageFile = z.object({
  name: z.string(),
  version: z._default(z.string(), '0.0.0'),
})
type PackageFile = z.infer<typeof PackageFile>

/** The first folder from this one upwards that has this file, as node and git look; undefined when none has it. */
export function findUpwards(from: string, file: string): string | undefined {
  if (existsSync(join(from, file))) return from
  const parent = dirname(from)
  return parent === from ? undefined : findUpwards(parent, file)
}

/** Name and version in a folder's package.json. Throws when there is no such file, or no name in it. */
export const readPackageFile = (folder: string): PackageFile =>
  PackageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/**
 * Where a package is installed for the code in `from`; also for packages that export no package.json. Throws when it
 * is not installed.
 */
export function packageFolder(name: string, from: string): string {
  const holder = findUpwards(from, join('node_modules', name, 'package.json'))
  if (!holder) throw new Error(`The package "${name}" is not installed for ${from}.`)
  return realpathSync(join(holder, 'node_modules', name))
}

/** Name and version of a package as installed for the code in `from`. */
export const readPackage = (name: string, from: string): PackageFile =>
  readPackageFile(packageFolder(name, from))
