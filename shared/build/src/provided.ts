import { readPackage } from './package-folder.ts'

/** A module that the host provides to every remote, once per page. Remotes never carry their own copy. */
export interface ProvidedModule {
  /** The request that remotes write, and the key in the share scope. */
  readonly key: string
  /** The package that the key belongs to; its version is the version of the key. */
  readonly packageName: string
  /** What remotes ask for. */
  readonly range: string
}

const provide = (packageName: string, range: string, subpaths: readonly string[]) =>
  subpaths.map((subpath): ProvidedModule => ({ key: packageName + subpath, packageName, range }))

/** The closed list: whatever else a remote imports is bundled into it, or refused (see `forbidden-imports`). */
export const provided: readonly ProvidedModule[] = [
  ...provide('react', '^19', ['', '/jsx-runtime']),
  ...provide('@brightyard/contract', '^1', ['/schema']),
  ...provide('@brightyard/runtime', '^1', ['']),
  ...provide('@brightyard/ui', '^1', ['', '/overlay', '/form']),
]

/** Ranges by key, as remote.json states them. */
export const providedRanges = (): Record<string, { range: string }> =>
  Object.fromEntries(provided.map(({ key, range }) => [key, { range }]))

/**
 * The version behind every key, as installed for a package folder (by default for this one).
 * The registry compares them with the ranges in remote.json.
 */
export const providedVersions = (from: string = import.meta.dirname): Record<string, string> =>
  Object.fromEntries(
    provided.map(({ key, packageName }) => [key, readPackage(packageName, from).version]),
  )
