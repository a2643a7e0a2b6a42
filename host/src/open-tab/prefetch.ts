import type { PageModule } from '@brightyard/runtime'
import { matchRoutes } from 'react-router-dom'
import { savesData } from '../device/saves-data.ts'
import { handleOf } from '../routing/used-modules.ts'
import type { Tab } from './tab.ts'

/** A pointer or the focus that stays on a link for this long is likely to follow it. */
const stayMs = 100
/** Data of so many pages within a minute, so that a pointer over a long list costs little. */
const most = 20
const minuteMs = 60_000

/** Fetches an open page before it is visited: its code, and its data with the call that asks for them. */
export function createPrefetch(tab: Pick<Tab, 'environment' | 'routes'>) {
  const fetched = new Map<string, number>()
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function fetchPage(address: string, withData: boolean) {
    const matches = matchRoutes(tab.routes, address) ?? []
    const page = handleOf(matches)?.page
    if (!page) return
    const { modules, servicesOf } = tab.environment
    const loading = modules.load(page.remote, page.route.module)
    loading.catch(() => {}) // a failure is the visit's to report
    if (!withData || page.route.access !== 'open') return
    const now = Date.now()
    for (const [known, at] of fetched) if (now - at > minuteMs) fetched.delete(known)
    if (fetched.has(address) || fetched.size >= most) return
    fetched.set(address, now)
    const services = servicesOf(undefined)
    services.api.prepare?.()
    const { loader } = (await loading) as PageModule
    const request = new Request(new URL(address, location.origin))
    await loader?.({ params: matches.at(-1)?.params ?? {}, request, ...services })
  }

  /** Its data too once it is certain that the page is wanted, or the wish lasts. */
  return (address: string, isCertain = false) => {
    clearTimeout(waiting)
    if (savesData() || !navigator.onLine) return
    // What fails is asked for again by the visit.
    void fetchPage(address, isCertain).catch(() => {})
    if (!isCertain)
      waiting = setTimeout(() => void fetchPage(address, true).catch(() => {}), stayMs)
  }
}
