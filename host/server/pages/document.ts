import type { PageState } from '../../src/boot/page-state.ts'

/** What every document of the site has in its head. */
export interface SiteHead {
  /** URLs of the scripts that the page runs, in order. */
  scripts: readonly string[]
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
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON escaped so that it cannot close the data block around it. */
const inBlock = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

/** Everything before the page's own markup. Scripts have low priority, so that they do not compete with the largest picture. */
export function documentStart(site: SiteHead, page: PageHead): string {
  const { scripts, sheets, fonts } = site
  const { head, preloads = [], styles = '' } = page
  const lines = [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<style>${site.styles}</style>`,
    styles,
    ...sheets.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(href)}">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#0b6583">',
    ...scripts.map((src) => `<script defer fetchpriority="low" src="${attribute(src)}"></script>`),
    ...preloads.map(
      (href) => `<link rel="preload" as="script" fetchpriority="low" href="${attribute(href)}">`,
    ),
    '</head><body><div id="root">',
  ]
  return lines.join('')
}

/** The end of the shell; later segments of a streamed page follow. */
export const documentState = (state: PageState) =>
  `</div><script type="application/json" id="page-state">${inBlock(state)}</script>`

export const documentEnd = '</body></html>'
