import type { DataRouteMatch } from 'react-router-dom'
import { slotOwner } from '../composition/slot-filler.tsx'
import type { Modules } from '../composition/modules.ts'
import { chromeOf } from '../layouts/chrome.ts'
import type { RouteHandle } from './page-route.tsx'

interface Used {
  remote: string
  module: string
}

/** The modules that the first HTML of a page is made of, header first. */
export function usedModules(
  modules: Modules,
  matches: readonly Pick<DataRouteMatch, 'route'>[],
): Used[] {
  const handle = matches.at(-1)?.route.handle as Partial<RouteHandle> | undefined
  const chrome = chromeOf[handle?.layout ?? 'default']
  const slots = [chrome.header && 'header', chrome.footer !== 'none' && 'footer']
    .filter((name) => name !== false)
    .map((name) => slotOwner(modules, name))
    .filter((owner) => owner !== null)
    .map(({ remote, module }) => ({ remote, module }))
  const page = handle?.page && [{ remote: handle.page.remote, module: handle.page.route.module }]
  return [...slots, ...(page ?? [])]
}
