import { renderLimits } from '@brightyard/render-process'
import type { ActiveSet } from '../sets/active-set.ts'
import type { RenderTicket } from '../render/render-pool.ts'
import type { Breakers } from './breakers.ts'
import { composePage, composeShell, type PageRenderer } from './compose-page.ts'
import { failingPages } from './failing-pages.ts'
import type { PageAddress } from './page-address.ts'
import type { WithFirstPicture } from './first-picture.ts'
import {
  boundWait,
  type Flight,
  type PageRedirect,
  type PageRefusal,
  refusedFlight,
} from './page-flight.ts'
import { createPageCache, isGone } from './page-cache.ts'
import { pagesInSets } from './pages-in-sets.ts'
import { nameInLogs as nameOf, reasonInLogs } from './page-in-logs.ts'
import { packPage, type SentPage } from './sent-page.ts'
import type { UnrenderedPages } from './unrendered-pages.ts'

export interface PageSourceOptions extends PageRenderer {
  breakers: Breakers
  unrendered: UnrenderedPages
  cacheBytes: number
  warn: (message: string) => void
  withFirstPicture?: WithFirstPicture
  /** `bucket`: the group of the visitor's address who asked first. */
  count?: (set: number, what: 'edge-render-failed', place: { bucket: number }) => void
  /** What everybody outside the canary gets, to compare a candidate with. */
  currentSet?: () => ActiveSet | null
  /** In milliseconds; for tests. */
  limits?: { queue: number; crowded: number; page: number }
  /** For tests. */
  now?: () => number
}

interface Visitor {
  /** Of the visitor's address. */
  group: number
  /** Counts a render for the visitor's address; returns after how many seconds it may have one, and 0 where it has it. */
  countRender: () => number
}

interface Passenger extends Omit<Visitor, 'group'> {
  /** Null where no visitor asks. */
  group: number | null
  /** The page that is kept does not do meanwhile. */
  isAwaited: boolean
}

const free = () => 0
type Headers = Readonly<Record<string, string>>

/** Where more is asked for than can be rendered, waiting long would make everybody wait long, and for the same pages. */
const defaultLimits = { queue: 2000, crowded: 200, page: renderLimits.pageMs }
const warmedPages = 12
const asItIs: WithFirstPicture = (page) => Promise.resolve(page)

/** Finds or makes the page of an address: at most one render per page at a time, and an answer in bounded time. */
export function createPageSource(options: PageSourceOptions) {
  const { breakers, unrendered, cacheBytes, warn, count, currentSet, ...others } = options
  const { limits = defaultLimits, now, withFirstPicture = asItIs, ...renderer } = others
  const cache = createPageCache(cacheBytes, now)
  const inSet = pagesInSets(cache)
  const flights = new Map<string, Flight>()
  const shells = new WeakMap<ActiveSet, Promise<SentPage>>()
  const pagesOfReleases = failingPages({ breakers, unrendered, warn, rendersInCurrentSet })

  async function shellOf(set: ActiveSet, status = 200): Promise<SentPage> {
    const shell = shells.get(set) ?? packPage(composeShell(renderer, set))
    shells.set(set, shell)
    return { ...(await shell), status }
  }

  async function render(
    set: ActiveSet,
    where: PageAddress,
    group: number | null,
    { ticket, isLate }: { ticket: RenderTicket; isLate: () => boolean },
  ): Promise<SentPage | PageRedirect | null> {
    const { key, address } = where
    const { number } = set.set
    const outcome = await ticket.outcome
    switch (outcome.kind) {
      case 'busy':
        return null
      case 'too-slow':
        pagesOfReleases.failed(set, where, 'slow')
        return null
      case 'failed':
      case 'crashed': {
        warn(`${nameOf(set, where)} failed: ${reasonInLogs(outcome.reason, address)}`)
        const reason = reasonInLogs(outcome.reason, address, where.path)
        if (group !== null) count?.(number, 'edge-render-failed', { bucket: group })
        const isApiDown = outcome.kind === 'failed' && outcome.isApiDown
        if (!isApiDown) {
          pagesOfReleases.failed(set, where, outcome.kind, { reason, group: group ?? 0 })
        }
        return null
      }
      case 'redirect':
      case 'rendered': {
        // A process that ended under it has cost it the time.
        if (isLate() && !ticket.isRepeated()) pagesOfReleases.failed(set, where, 'slow')
        else pagesOfReleases.succeeded(set, where)
        if (outcome.kind === 'redirect') return { redirect: outcome.to, status: outcome.status }
        if (isGone(outcome)) cache.remove(key)
        const composed = composePage(renderer, set, await withFirstPicture(outcome))
        const isLasting = outcome.complete && !outcome.brief
        const grow = (bytes: number) => cache.grow(key, page, bytes)
        const page = await packPage(composed, grow, isLasting)
        if (outcome.complete) cache.keep(key, address, number, page, { brief: outcome.brief })
        return page
      }
    }
  }

  function fly(
    set: ActiveSet,
    where: PageAddress,
    headers: Headers,
    { group, isAwaited, countRender }: Passenger,
  ): Flight {
    const id = `${set.set.number} ${where.key}`
    const known = flights.get(id)
    if (known && isAwaited) known.hurry()
    if (known) return known
    const retryAfterSeconds = countRender()
    if (retryAfterSeconds > 0) return refusedFlight(retryAfterSeconds)
    const longest = set.pool.isCrowded ? limits.crowded : limits.queue
    const ticket = set.pool.render(where.address, headers, isAwaited)
    const { gaveUp, isLate, land } = boundWait(ticket, longest, limits.page)
    const page = render(set, where, group, { ticket, isLate })
      .catch((error: unknown) => {
        warn(`${nameOf(set, where)} failed: ${reasonInLogs(String(error), where.address)}`)
        return null
      })
      .finally(() => {
        flights.delete(id)
        land()
      })
    const flight = { page, gaveUp, hurry: ticket.hurry }
    flights.set(id, flight)
    return flight
  }

  /** Renders it unless its remote's breaker is open; then only a try, for which nobody waits. */
  function flyIfAllowed(
    set: ActiveSet,
    where: PageAddress,
    headers: Headers,
    passenger: Passenger,
  ): Flight | null {
    if (where.madeBy.some((one) => set.pool.leftOut.has(one))) return null
    const passage = where.remote === null ? 'closed' : breakers.ask(where.releases)
    if (passage === 'open') {
      breakers.notRendered(where.releases, { set, page: where.key, group: passenger.group ?? 0 })
      return null
    }
    if (passage === 'closed') return fly(set, where, headers, passenger)
    // Not lost to somebody who may have no render.
    fly(set, where, headers, { ...passenger, countRender: free })
    return null
  }

  /** Costs one render at most, each time that a candidate's breaker opens or stays open. */
  async function rendersInCurrentSet(set: ActiveSet, page: PageAddress) {
    const current = currentSet?.()
    if (!current || current === set) return false
    const where = current.addressOf(page.address)
    if (where.releases === page.releases) return false
    if (cache.find(where.key, current.set.number)?.age === 'fresh') return true
    const flight = flyIfAllowed(
      current,
      where,
      {},
      { group: null, countRender: free, isAwaited: true },
    )
    return flight !== null && (await flight.page) !== null
  }

  async function get(
    set: ActiveSet,
    url: string,
    headers: Headers,
    { group = 0, countRender = free }: Partial<Visitor> = {},
  ): Promise<SentPage | PageRedirect | PageRefusal> {
    const where = set.addressOf(url)
    const found = cache.find(where.key, set.set.number)
    if (found && found.age !== 'old') {
      if (found.age === 'stale')
        flyIfAllowed(set, where, headers, { group, countRender, isAwaited: false })
      return inSet(found, where, set)
    }
    const flight = flyIfAllowed(set, where, headers, { group, countRender, isAwaited: true })
    const page = flight && (await Promise.race([flight.page, flight.gaveUp]))
    if (found && (page === null || 'retryAfterSeconds' in page)) return inSet(found, where, set)
    return page ?? shellOf(set, shellStatus(where, flight !== null))
  }

  return {
    get,

    /** Makes the most visited pages for a set that is about to take over, until the signal aborts. */
    async warm(set: ActiveSet, signal: AbortSignal): Promise<void> {
      const aborted = new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      for (const address of cache.mostVisited(warmedPages)) {
        if (signal.aborted) return
        await Promise.race([get(set, address, {}), aborted])
      }
      await shellOf(set)
    },
  }
}

/** A page that did not come in time may not exist; one that is left to the browser is shown by it, if it is there. */
const shellStatus = ({ exists }: PageAddress, isLate: boolean) =>
  exists === false ? 404 : exists === null && isLate ? 503 : 200
