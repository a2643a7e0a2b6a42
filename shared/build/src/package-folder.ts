import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from '@brightyard/contract/schema'

const PackageFile = z.object({
  name: z.string(),
  version: z._default(z.string(), '0.0.0'),
})
type PackageFile = z.infer<typeof PackageFile>

/** This package's own folder, from its source and from its emitted code alike. */
export const presetFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder of a `webpack.config.mjs`, given its `import.meta.url`; a path is taken as it is. */
export const folderOf = (configUrl: string | URL): string => {
  const text = String(configUrl)
  return text.startsWith('file:') ? dirname(fileURLToPath(text)) : text
}

/** Looks from a folder upwards for the first one that has this file, as node and git do. */
export function findUpwards(from: string, file: string): string | undefined {
  if (existsSync(join(from, file))) return from
  const parent = dirname(from)
  return parent === from ? undefined : findUpwards(parent, file)
}

/** The folder of the repository that a package belongs to; a package alone is its own. */
export const workspaceOf = (folder: string): string =>
  findUpwards(folder, 'pnpm-workspace.yaml') ?? folder

export const readPackageFile = (folder: string): PackageFile =>
  PackageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** Where a package is installed for the code in `from`; also for packages that export no package.json. */
export function packageFolder(name: string, from: string): string {
  const holder = findUpwards(from, join('node_modules', name, 'package.json'))
  if (!holder) throw new Error(`The package "${name}" is not installed for ${from}.`)
  return realpathSync(join(holder, 'node_modules', name))
}

export const readPackage = (name: string, from: string): PackageFile =>
  readPackageFile(packageFolder(name, from))
