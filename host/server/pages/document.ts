import type { HostSet } from '@brightyard/contract/release'
import type { PageState, SiteSettings } from '../../src/boot/page-state.ts'

/** What every document of the site has in its head. */
export interface SiteHead {
  /** URLs of the scripts that the page runs, in order. */
  scripts: readonly string[]
  /** URL of the script that loads those when somebody uses the page. */
  starter?: string
  /** URLs of style sheets. */
  sheets: readonly string[]
  /** URLs of the fonts used above the fold. */
  fonts: readonly string[]
  /** Rules of every page: fonts, the order of layers, reset, tokens. */
  styles: string
}

/** What one page adds. */
export interface PageHead {
  /** Tags that the page itself put into the head. */
  head: string
  /** URLs of scripts that only this page needs. */
  preloads?: readonly string[]
  /** The style tag with the rules of this page. */
  styles?: string
  /** Its scripts wait until somebody uses it. */
  waits?: boolean | undefined
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON escaped so that it cannot close the data block around it. */
const inBlock = (json: string) =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

/** The starter with what it loads, or all of it at once, with low priority: the largest picture comes first. */
function scriptTags({ scripts, starter }: SiteHead, { preloads = [], waits }: PageHead): string[] {
  if (waits && starter) {
    const [all, first] = [scripts, preloads].map((urls) => attribute(urls.join(' ')))
    return [
      `<script type="module" async src="${attribute(starter)}" data-scripts="${all}" data-preloads="${first}"></script>`,
    ]
  }
  return [
    ...scripts.map((src) => `<script defer fetchpriority="low" src="${attribute(src)}"></script>`),
    ...preloads.map(
      (href) => `<link rel="preload" as="script" fetchpriority="low" href="${attribute(href)}">`,
    ),
  ]
}

/** Everything before the page's own markup. */
export function documentStart(site: SiteHead, page: PageHead): string {
  const { sheets } = site
  const { head, styles = '' } = page
  const lines = [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<style>${site.styles}</style>`,
    styles,
    ...sheets.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#0b6583">',
    ...scriptTags(site, page),
    '</head><body><div id="root">',
  ]
  return lines.join('')
}

/** All of a page's state but its release set, for pages that the browser renders. */
export const emptyState = (settings: SiteSettings): Omit<PageState, 'set'> => ({
  settings,
  queries: { queries: [], mutations: [] },
  router: null,
})

/** The release set as it stands in a page. The same page serves several sets with another one in its place. */
export const setInBlock = (set: HostSet) => inBlock(JSON.stringify(set, forTheBrowser))

/** Which parameters a route reads is for the edge's cache only. */
const forTheBrowser = (key: string, value: unknown) => (key === 'query' ? undefined : value)

const stateStart = `</div><script type="application/json" id="page-state">{"set":`

/** What follows the page's markup: its state, of which `state` is all but the set, as JSON. */
export const documentState = (set: string, state: string) =>
  `${stateStart}${set},${inBlock(state.slice(1))}</script>`

/** Where the set begins in what `documentState` returns. */
export const setOffset = stateStart.length

/** With the fonts: browsers keep a page back for a face that its head asks for, and the largest picture comes first. */
export function documentEnd({ fonts }: Pick<SiteHead, 'fonts'>): string {
  const preloads = fonts.map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${attribute(href)}">`,
  )
  return `${preloads.join('')}</body></html>`
}
