import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ActiveSet } from '../sets/active-set.ts'
import {
  documentEnd,
  documentStart,
  documentState,
  type PageHead,
  type SiteHead,
} from './document.ts'
import { scriptsOf } from './preloads.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageState, SiteSettings } from '../../src/boot/page-state.ts'

/** Receives a page in parts: the head with the shell first, then the rest. */
export interface PageSink {
  onRedirect: (to: string, status: number) => void
  onStart: (status: number, nonce: string) => void
  onHtml: (html: string) => void
}

export interface PageRenderer {
  siteHead: SiteHead
  settings: SiteSettings
  warn: (message: string) => void
  /** Called for every page that is sent, and for every failed render. */
  count?: (set: number, what: 'edge-view' | 'edge-render-failed') => void
}

type Outcome = { status: number; html: string; nonce: string; complete: boolean } | null

/**
 * Renders a page for an anonymous visitor. If that fails, the visitor gets the shell without content instead of an
 * error, and the browser renders the page.
 */
export function renderPage(
  { set, hostSet, worker }: ActiveSet,
  address: string,
  headers: Readonly<Record<string, string>>,
  renderer: PageRenderer,
  sink: PageSink,
): Promise<Outcome> {
  const { siteHead, settings, warn } = renderer
  const nonce = randomBytes(16).toString('base64')
  let html = ''
  let started = false
  let status = 200
  let complete = false

  const write = (text: string) => {
    html += text
    sink.onHtml(text)
  }
  const start = (page: PageHead) => {
    started = true
    sink.onStart(status, nonce)
    write(documentStart(siteHead, page))
  }
  const emptyState: PageState = {
    set: hostSet,
    settings,
    queries: { queries: [], mutations: [] },
    router: null,
  }

  return new Promise((resolve) => {
    worker.render({ address, nonce, headers }, (event) => {
      switch (event.kind) {
        case 'redirect':
          sink.onRedirect(event.to, event.status)
          resolve(null)
          return
        case 'shell':
          status = event.status
          complete = event.complete
          start({
            head: event.head,
            preloads: scriptsOf(event.modules, set),
            styles: event.styles,
          })
          write(event.html + documentState(event.state))
          return
        case 'more':
          write(event.html)
          return
        case 'end':
          write(documentEnd)
          resolve({ status, html, nonce, complete })
          return
        case 'failed':
          warn(`rendering ${address} failed: ${event.reason}`)
          renderer.count?.(set.number, 'edge-render-failed')
          if (!started) {
            start({ head: '<title>Brightyard</title>' })
            write(documentState(emptyState))
          }
          write(documentEnd)
          resolve({ status, html, nonce, complete: false })
      }
    })
  })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Prepares a complete page for reuse; null if its inline scripts are tied to one response. */
export async function toCachedPage(outcome: NonNullable<Outcome>): Promise<CachedPage | null> {
  if (!outcome.complete || outcome.html.includes(`nonce="${outcome.nonce}"`)) return null
  const html = Buffer.from(outcome.html)
  const [brotli, zipped] = await Promise.all([
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(html),
  ])
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  return { status: outcome.status, html, brotli, gzip: zipped, etag, renderedAt: Date.now() }
}
