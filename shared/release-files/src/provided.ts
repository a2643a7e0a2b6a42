import { readPackage } from './installed-package.ts'

/** A module that the host provides to every remote, once per page. Remotes never bundle it. */
export interface ProvidedModule {
  /** The request that remotes write, and the key in the share scope. */
  readonly key: string
  /** The package that the key belongs to; its version is the version of the key. */
  readonly packageName: string
  /** The range that remotes require. */
  readonly range: string
  /** Every page needs it, so the host may include it in its entry; the others load on demand. */
  readonly atBoot: boolean
}

const provide = (packageName: string, subpath: string, range: string, atBoot = true) => ({
  key: packageName + subpath,
  packageName,
  range,
  atBoot,
})

/** The closed list: anything else that a remote imports is bundled into it, or refused by the build. */
export const provided: readonly ProvidedModule[] = [
  provide('react', '', '^19'),
  provide('react', '/jsx-runtime', '^19'),
  provide('@brightyard/contract', '/schema', '^1', false),
  provide('@brightyard/runtime', '', '^1'),
  provide('@brightyard/runtime', '/lists', '^1', false),
  provide('@brightyard/ui', '', '^1'),
  provide('@brightyard/ui', '/overlay', '^1', false),
  provide('@brightyard/ui', '/form', '^1', false),
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
