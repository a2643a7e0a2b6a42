import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Where React left a part to the browser, because it was not ready or failed. */
const unfinishedPart = '<!--$!-->'

/**
 * The code and the data of a page are here before it is rendered, so that nothing has to be waited for: it is written
 * in one go, which costs less than a stream. The first page with a part of another module may have to wait after all.
 */
export async function markupOf(page: () => ReactNode, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const html = renderToString(page())
  return html.includes(unfinishedPart) ? streamedMarkup(page(), signal) : html
}

function streamedMarkup(page: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Never split the content into segments that need a script to appear.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        let html = ''
        const sink = new Writable({
          decodeStrings: false,
          write(chunk: string | Uint8Array, _, done) {
            html += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
            done()
          },
        })
        sink.on('finish', () => resolve(html))
        pipe(sink)
      },
      onShellError: reject,
      onError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}
