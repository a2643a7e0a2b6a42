import semver from 'semver'
import type { Outline } from './documents.check.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** Share key and the version that the host provides: `{ react: '19.3.1', '@brightyard/ui': '1.0.0' }`. */
export type Provided = Readonly<Record<string, string>>

/** Remotes contain no copy of a shared package (`import: false`), so the host must provide a matching one. */
export function checkShared(
  { shared = {} }: Pick<Outline, 'shared'>,
  provided: Provided,
): Reason[] {
  return Object.entries(shared).flatMap(([name, { range }]) => {
    const version = providedVersion(name, provided)
    if (version === undefined) return [reason('shared-not-provided', { shared: name, range })]
    return semver.satisfies(version, range, { includePrerelease: true })
      ? []
      : [reason('shared-range-unsatisfied', { shared: name, range, provided: version })]
  })
}

/** `react/` with its slash covers everything below it, such as `react/jsx-runtime`. */
function providedVersion(name: string, provided: Provided): string | undefined {
  if (Object.hasOwn(provided, name)) return provided[name]
  const prefix = Object.keys(provided).find((key) => key.endsWith('/') && name.startsWith(key))
  return prefix === undefined ? undefined : provided[prefix]
}
