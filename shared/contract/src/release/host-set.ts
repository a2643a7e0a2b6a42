import * as z from '@brightyard/contract/schema'
import type { StoredRelease, ReleaseSet } from './release-set.ts'
import { releaseFileUrl } from './release-set.ts'
import { Route, Slot } from './route.ts'

const HostRelease = z.object({
  version: z.string(),
  /** The container's script, with its integrity. */
  entry: z.string(),
  integrity: z.string(),
  routes: z.array(Route),
  slots: z.array(Slot),
})
export type HostRelease = z.infer<typeof HostRelease>

/** The part of a release set that a browser needs; embedded in the page. */
export const HostSet = z.object({
  number: z.int(),
  remotes: z.record(z.string(), z.extend(HostRelease, { lastKnownGood: z.nullable(HostRelease) })),
})
export type HostSet = z.infer<typeof HostSet>

function hostRelease({ document }: StoredRelease): HostRelease {
  const { name, version, entry, files, routes, slots } = document
  return {
    version,
    entry: releaseFileUrl(name, version, entry.browser),
    integrity: files[entry.browser]?.integrity ?? '',
    // Examples are for the gate only; in a page they would be wasted bytes.
    routes: routes.map(({ example: _forTheGate, ...route }) => route),
    slots,
  }
}

export function toHostSet(set: ReleaseSet): HostSet {
  return {
    number: set.number,
    remotes: Object.fromEntries(
      Object.entries(set.remotes).map(([name, { release, lastKnownGood }]) => [
        name,
        {
          ...hostRelease(release),
          lastKnownGood: lastKnownGood && hostRelease(lastKnownGood),
        },
      ]),
    ),
  }
}
