import type { UnrenderedPage } from '@brightyard/contract/registry'
import type { ActiveSet } from '../sets/active-set.ts'
import type { PageAddress } from './page-address.ts'

interface Failure {
  page: UnrenderedPage
  failedAt: number
}

/** A page that nobody asks for any more is nobody's concern. */
const memoryMs = 60 * 60_000
/** The oldest goes first, so that addresses which somebody makes up fill nothing. */
const mostOfOneRoute = 20
const mostRoutes = 100
const mostReported = 100
const longestReason = 1000
const longestPath = 300

/**
 * The pages of releases whose last render on the server failed. A breaker says nothing of a single page that always
 * fails, because other pages of the remote succeed in between.
 */
export function createUnrenderedPages(now: () => number = Date.now) {
  /** By release and route, then by address. */
  const routes = new Map<string, Map<string, Failure>>()

  function routeOf({ hostSet }: ActiveSet, { remote, path }: PageAddress) {
    const version = remote === null ? undefined : hostSet.remotes[remote]?.version
    if (remote === null || path === null || version === undefined) return null
    return { id: `${remote}@${version} ${path}`, remote, version, path }
  }

  function forgetOld() {
    for (const [id, failures] of routes) {
      for (const [address, { failedAt }] of failures) {
        if (now() - failedAt > memoryMs) failures.delete(address)
      }
      if (failures.size === 0) routes.delete(id)
    }
  }

  return {
    failed(set: ActiveSet, page: PageAddress, reason: string) {
      const route = routeOf(set, page)
      if (!route) return
      const { id, remote, version, path } = route
      const failures = routes.get(id) ?? new Map<string, Failure>()
      const since = failures.get(page.address)?.page.since ?? new Date(now()).toISOString()
      failures.delete(page.address) // a Map keeps insertion order
      const shown = { path: path.slice(0, longestPath), reason: reason.slice(0, longestReason) }
      const failure = { page: { remote, version, ...shown, since }, failedAt: now() }
      failures.set(page.address, failure)
      routes.delete(id)
      routes.set(id, failures)
      dropFirst(failures, mostOfOneRoute)
      dropFirst(routes, mostRoutes)
    },

    /** Another address of the same route may still fail. */
    succeeded(set: ActiveSet, page: PageAddress) {
      const id = routeOf(set, page)?.id
      const failures = id === undefined ? undefined : routes.get(id)
      failures?.delete(page.address)
    },

    /** Of the releases in these sets, each route once, with its latest reason and since when it fails. */
    of(sets: readonly ActiveSet[]): UnrenderedPage[] {
      forgetOld()
      const served = [...routes.values()].flatMap((failures) => {
        const pages = [...failures.values()].map(({ page }) => page)
        const [since] = pages.map((page) => page.since).sort()
        const latest = pages.at(-1)
        if (!latest || since === undefined) return []
        const isServed = sets.some(
          ({ hostSet }) => hostSet.remotes[latest.remote]?.version === latest.version,
        )
        return isServed ? [{ ...latest, since }] : []
      })
      return served.slice(-mostReported)
    },
  }
}
export type UnrenderedPages = ReturnType<typeof createUnrenderedPages>

function dropFirst(map: Map<string, unknown>, most: number) {
  const [first] = map.keys()
  if (map.size > most && first !== undefined) map.delete(first)
}
