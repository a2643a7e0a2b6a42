import type { RenderedPage } from '@brightyard/render-process'
import type { HostSet, ReleaseSet } from '@brightyard/contract/release'
import type { SiteSettings } from '../../src/boot/page-state.ts'
import {
  documentEnd,
  documentStart,
  documentState,
  emptyState,
  setInBlock,
  setOffset,
  type SiteHead,
} from './document.ts'
import { scriptsOf } from './preloads.ts'

/** See host/public/own-values.js, which reads this attribute. */
const ownValueMark = ' data-own-value="'
const ownValuesScript = '/own-values.js'

export interface PageRenderer {
  siteHead: SiteHead
  settings: SiteSettings
}

/** A whole page, and where in it the release set stands; null where none does, in a document without scripts. */
export interface ComposedPage {
  status: number
  html: string
  set: { start: number; end: number } | null
}

interface Sets {
  set: ReleaseSet
  hostSet: HostSet
}

/** The document around what a render made. */
export function composePage(
  { siteHead }: PageRenderer,
  { set, hostSet }: Sets,
  page: RenderedPage,
): ComposedPage {
  const { head, styles, status, html, state, waits } = page
  if (state === '') return composeDocument(siteHead, page)
  const preloads = scriptsOf(page.modules, set)
  const start = documentStart(siteHead, { head, styles, preloads, waits })
  return withState(siteHead, status, start + html, { set: setInBlock(hostSet), state })
}

/**
 * A page that runs none of the site's scripts. What it shows of the person who is signed in, if anything, is filled in by
 * one small script of its own.
 */
function composeDocument(
  siteHead: SiteHead,
  { head, styles, status, html }: RenderedPage,
): ComposedPage {
  const scripts = html.includes(ownValueMark) ? [ownValuesScript] : []
  const start = documentStart({ ...siteHead, scripts }, { head, styles })
  return { status, html: `${start}${html}</div>${documentEnd(siteHead)}`, set: null }
}

/** A page without content, which the browser renders. */
export function composeShell({ siteHead, settings }: PageRenderer, { hostSet }: Sets) {
  const start = documentStart(siteHead, { head: '<title>Brightyard</title>' })
  const state = JSON.stringify(emptyState(settings))
  return withState(siteHead, 200, start, { set: setInBlock(hostSet), state })
}

function withState(
  siteHead: SiteHead,
  status: number,
  start: string,
  { set, state }: { set: string; state: string },
): ComposedPage {
  const at = start.length + setOffset
  return {
    status,
    html: start + documentState(set, state) + documentEnd(siteHead),
    set: { start: at, end: at + set.length },
  }
}

/** The same page for another set that has the same releases on it. */
export function replaceSet(page: ComposedPage, hostSet: HostSet): ComposedPage {
  if (!page.set) return page
  const { start, end } = page.set
  const set = setInBlock(hostSet)
  const html = page.html.slice(0, start) + set + page.html.slice(end)
  return { ...page, html, set: { start, end: start + set.length } }
}
