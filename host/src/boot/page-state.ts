import type { ApiBases } from '@brightyard/contract/calls'
import type { HostSet } from '@brightyard/contract/release'
import type { DehydratedState } from '@brightyard/runtime/host'

/** What the edge embeds in a page for the browser, as a data block and never as a script. */
export interface PageState {
  set: HostSet
  settings: SiteSettings
  /** TanStack Query's dehydrated cache of this page. */
  queries: DehydratedState
  /** react-router's hydration data; null where the page was not rendered on the server. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, PageProblem> | null } | null
  /** Overrides of this browser; absent for everybody else. */
  overrides?: VisitorOverride[]
}

/** An override of this browser; `problem` says why it is not used. */
export interface VisitorOverride {
  name: string
  url: string
  problem?: string
}

/** A loader's error as plain data. */
export interface PageProblem {
  status: number
  statusText: string
}

/** Settings that differ between installations. */
export interface SiteSettings {
  /** Public origin, for canonical URLs. */
  origin: string
  /** Base URLs of the two APIs and the registry for the browser. */
  bases: ApiBases
  /** Absent where the service worker saves pages. */
  serviceWorker?: 'push-only' | 'off'
}

export const pageStateId = 'page-state'

/** Reads the data block; the edge always writes one. */
export function readPageState(): PageState {
  const block = document.getElementById(pageStateId)
  if (!block?.textContent) throw new Error('This page was served without its state.')
  return JSON.parse(block.textContent) as PageState
}
