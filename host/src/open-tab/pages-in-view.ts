import { navigated } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { matchRoutes } from 'react-router-dom'
import { whenIdle } from '../boot/when-idle.ts'
import { savesData } from '../device/saves-data.ts'
import { handleOf } from '../routing/used-modules.ts'
import type { Tab } from './tab.ts'

/** Different pages whose code is fetched for one look at the window. */
const most = 2

const isInView = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** The remotes and modules of the pages that the links in the window lead to, each once. */
export function pagesInView(tab: Pick<Tab, 'routes'>) {
  const pages = new Map<string, { remote: string; module: string }>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    if (!isInView(link)) continue
    const page = handleOf(matchRoutes(tab.routes, link.pathname) ?? [])?.page
    if (!page) continue
    const { remote, route } = page
    pages.set(`${remote}/${route.module}`, { remote, module: route.module })
    if (pages.size === most) break
  }
  return [...pages.values()]
}

/** Fetches the code of pages that links in the window lead to, whenever what is in it has changed. */
export function fetchPagesInView(tab: Pick<Tab, 'routes' | 'environment'>) {
  if (savesData()) return
  const { api } = tab.environment.servicesOf(undefined)
  whenIdle(() => api.prepare?.())
  let cancel = () => {}
  const look = () => {
    cancel()
    if (!navigator.onLine) return
    cancel = whenIdle(() => {
      for (const { remote, module } of pagesInView(tab))
        tab.environment.modules.load(remote, module).catch(() => {}) // reported by the visit
    })
  }
  addEventListener('scrollend', look, { passive: true })
  channel(navigated).subscribe(look)
  look()
}
