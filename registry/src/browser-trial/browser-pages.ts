import type { BrowserTrial, Reason } from '@brightyard/contract/registry'
import { type HostSet, type ReleaseSet, toHostSet } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import { trialBudget } from '../trial/trial-budget.ts'
import { exampleAddress } from '../trial/trial-pages.ts'
import type { BrowserLimits } from './browser-limits.ts'
import { browserProblems, type TriedPage } from './browser-problems.ts'
import { loadPage, type PageReport, type PageVisit } from './load-page.ts'
import { type ChromiumSettings, startTrialBrowser, type TrialBrowser } from './trial-browser.ts'
import type { TrialSite } from './trial-site.ts'

export interface BrowserPagesOptions {
  chromium: ChromiumSettings
  limits: BrowserLimits
  /** The site with this set. */
  openSite(set: HostSet): Promise<TrialSite>
}

export interface PagesResult {
  reasons: Reason[]
  pages: Extract<BrowserTrial, { state: 'tried' }>['pages']
}

/** A page takes one; one with a problem is loaded twice. */
const secondsPerPage = 4

/** An address that no remote owns: what the site does there is the site’s own doing. */
const nobodysPage = '/-/trial'

/**
 * Loads each declared page of the candidates once in a browser, on the site with the proposed set. Guards are lifted,
 * since a trial has nobody to sign in; a page whose calls are refused may say so.
 */
export async function tryPages(
  { chromium, limits, openSite }: BrowserPagesOptions,
  set: ReleaseSet,
  candidates: readonly string[],
  signal?: AbortSignal,
): Promise<Record<string, PagesResult>> {
  const results = Object.fromEntries(
    candidates.map((name): [string, PagesResult] => [name, { reasons: [], pages: [] }]),
  )
  const blameAll = (because: Reason) => {
    for (const { reasons } of Object.values(results)) reasons.push(because)
    return results
  }
  let running: TrialBrowser | null = null
  const load = async (site: TrialSite, visit: PageVisit): Promise<PageReport> => {
    signal?.throwIfAborted()
    running ??= await startTrialBrowser(chromium, limits)
    signal?.throwIfAborted()
    const report = await loadPage(running.browser, site, visit, limits)
    // A page that does not respond keeps its process busy.
    if (!report.seen) await close()
    return report
  }
  const close = async () => {
    const ending = running
    running = null
    await ending?.close()
  }
  signal?.addEventListener('abort', () => void close(), { once: true })

  try {
    const others = await openSite(openToAll(withoutRemotes(set, candidates)))
    const afterwards = loadShared(others.shared)
    const visit = { address: nobodysPage, afterwards }
    const without = (await load(others, visit)).seen ?? (await load(others, visit)).seen
    if (!without) {
      return blameAll(
        reason('trial-unavailable', { why: 'the site itself did not load in the browser' }),
      )
    }
    const site = await openSite(openToAll(set))
    const toTry = pagesOf(set, candidates)
    const mostSeconds = limits.allPagesMs / 1000
    const budget = trialBudget(toTry.length, { secondsPerPage, mostSeconds })
    const untried: Record<string, number> = {}
    for (const page of toTry) {
      const result = results[page.remote]
      if (!result) continue
      if (budget.isOver()) {
        untried[page.remote] = (untried[page.remote] ?? 0) + 1
        continue
      }
      const started = Date.now()
      const judge = async () => {
        const report = await load(site, { address: page.address })
        const reasons = await browserProblems(page, report, { without, set, limits })
        return report.failedCalls.unreachable > 0 && reasons.length > 0
          ? [reason('trial-unavailable', { why: 'the API does not respond' })]
          : reasons
      }
      let reasons = await judge()
      // A busy machine may have been slow: a real problem shows twice. The time for a page that hangs is long enough.
      const isHung = reasons.some(({ code }) => code === 'browser-hangs')
      if (reasons.length > 0 && !isHung) reasons = await judge()
      if (reasons.length > 0) budget.addFailure(page.path, isHung)
      result.reasons.push(...reasons)
      const { path, address } = page
      result.pages.push({ path, address, milliseconds: Date.now() - started })
    }
    for (const [name, count] of Object.entries(untried)) {
      results[name]?.reasons.push(budget.whyOver(count))
    }
    return results
  } catch (error) {
    signal?.throwIfAborted()
    const problem = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return blameAll(reason('trial-unavailable', { why: `the browser failed (${problem})` }))
  } finally {
    await close()
  }
}

/** Some of what the host provides is fetched when a remote first asks for it, and brings names and styles of its own. */
const loadShared = (keys: readonly string[]) =>
  `(async () => {
    const [host] = __FEDERATION__.__INSTANCES__
    for (const key of ${JSON.stringify(keys)}) (await host.loadShare(key))?.()
  })()`

/** Every page of the candidates; one that only fills slots is seen on a page of the site. */
function pagesOf(set: ReleaseSet, candidates: readonly string[]): TriedPage[] {
  const routesOf = (name: string) => set.remotes[name]?.release.document.routes ?? []
  const inSite = Object.keys(set.remotes).flatMap(routesOf)
  const anyPage = inSite.find(({ path }) => path === '/') ?? inSite[0]
  return candidates.flatMap((remote) => {
    const own = routesOf(remote)
    const routes = own.length === 0 && anyPage ? [anyPage] : own
    return routes.map((route) => ({ remote, path: route.path, address: exampleAddress(route) }))
  })
}

function withoutRemotes(set: ReleaseSet, names: readonly string[]): ReleaseSet {
  const staying = Object.entries(set.remotes).filter(([name]) => !names.includes(name))
  return { ...set, remotes: Object.fromEntries(staying) }
}

/** No earlier release steps in for one that fails. */
function openToAll(set: ReleaseSet): HostSet {
  const { number, remotes } = toHostSet(set)
  const opened = Object.entries(remotes).map(([name, release]) => {
    const routes = release.routes.map(({ roles: _open, ...route }) => ({
      ...route,
      access: 'open' as const,
    }))
    return [name, { ...release, lastKnownGood: null, routes }] as const
  })
  return { number, remotes: Object.fromEntries(opened) }
}
