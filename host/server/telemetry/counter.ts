import type { ReleaseSet } from '@brightyard/contract/release'
import {
  bucketOfValue,
  type TelemetryBeacon,
  type TelemetryCount,
  type TelemetryMetric,
} from '@brightyard/contract/telemetry'

type Place = Partial<Pick<TelemetryCount, 'remote' | 'version' | 'page' | 'bucket'>>

/** Further distinct counts between two deliveries are dropped, so that nobody can fill the memory from outside. */
const maxCounts = 5000

/** Adds up by minute what tabs and this edge report, until it is delivered. */
export function createCounter(now: () => number = Date.now) {
  let counts = new Map<string, TelemetryCount>()
  let dropped = 0

  function add(set: number, metric: TelemetryMetric, place: Place = {}, count = 1) {
    const minute = new Date(Math.floor(now() / 60_000) * 60_000).toISOString()
    const { remote = '', version = '', page = '', bucket = 0 } = place
    const key = [minute, set, metric, remote, version, page, bucket].join('\n')
    const known = counts.get(key)
    if (known) known.count += count
    else if (counts.size >= maxCounts) dropped += count
    else counts.set(key, { minute, set, metric, remote, version, page, bucket, count })
  }

  return {
    add,
    /**
     * Counts of a tab, for releases and pages of a set that this edge serves. Page views can halt a canary, so they count
     * only with the token of a page.
     */
    addBeacon(
      { set, views, loads, errors, vitals }: TelemetryBeacon,
      served: ReleaseSet,
      { isSigned, group = 0 }: { isSigned: boolean; group?: number },
    ) {
      const known = knownOf(served)
      const page = (pattern: string) => (known.pages.has(pattern) ? pattern : 'other')
      for (const view of isSigned ? views : []) {
        const place = { page: page(view.page), bucket: group }
        add(set, 'view', place)
        if (view.loadFailed) add(set, 'view-load-failed', place)
        if (view.crashed) add(set, 'view-crashed', place)
        if (view.uncaught) add(set, 'view-uncaught', place)
      }
      for (const { remote, version, outcome, milliseconds } of loads) {
        if (!known.releases.has(`${remote} ${version}`)) continue
        const bucket = bucketOfValue(milliseconds)
        add(set, `load-${outcome}`, { remote, version, bucket })
      }
      for (const { kind, remote, version, page: pattern } of errors) {
        const of = known.releases.has(`${remote} ${version}`) ? { remote, version } : {}
        add(set, `error-${kind}`, { ...of, page: page(pattern) })
      }
      for (const { name, value, page: pattern } of vitals) {
        add(set, `vital-${name}`, { page: page(pattern), bucket: bucketOfValue(value) })
      }
    },
    /** Returns all counts and starts again from zero. */
    take(): { counts: TelemetryCount[]; dropped: number } {
      const taken = { counts: [...counts.values()], dropped }
      counts = new Map()
      dropped = 0
      return taken
    },
    /** Counts that could not be delivered are sent next time. */
    giveBack(undelivered: readonly TelemetryCount[]) {
      for (const { count, ...one } of undelivered) {
        const key = [
          one.minute,
          one.set,
          one.metric,
          one.remote,
          one.version,
          one.page,
          one.bucket,
        ].join('\n')
        const known = counts.get(key)
        if (known) known.count += count
        else if (counts.size >= maxCounts) dropped += count
        else counts.set(key, { ...one, count })
      }
    },
  }
}
export type Counter = ReturnType<typeof createCounter>

interface Known {
  pages: ReadonlySet<string>
  releases: ReadonlySet<string>
}
const knownBySet = new WeakMap<ReleaseSet, Known>()

/** Only known names are counted, whatever a visitor sends. */
function knownOf(set: ReleaseSet): Known {
  const existing = knownBySet.get(set)
  if (existing) return existing
  const members = Object.values(set.remotes)
  const releases = members.flatMap(({ release, lastKnownGood }) => [
    release,
    ...(lastKnownGood ? [lastKnownGood] : []),
  ])
  const known = {
    pages: new Set(releases.flatMap(({ document }) => document.routes.map(({ path }) => path))),
    releases: new Set(releases.map(({ name, version }) => `${name} ${version}`)),
  }
  knownBySet.set(set, known)
  return known
}
