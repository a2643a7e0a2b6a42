import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isKnownTag } from './entity-tag.ts'
import { offlinePage, savedPagesPage, type OfflinePageHead } from './offline-page.ts'
import type { WorkerMode } from '../settings.ts'
import { contentPolicy } from './security-headers.ts'

const partsOf: Readonly<Record<WorkerMode, readonly string[]>> = {
  on: ['push.js', 'saved-pages.js'],
  'push-only': ['push.js', 'clear.js'],
  off: ['clear.js'],
}

interface WorkerOptions extends OfflinePageHead {
  mode: WorkerMode
  /** The parts of the worker. */
  folder: string
  /** URLs of the scripts that pages load on demand. */
  onDemand: readonly string[]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The site's service worker and its offline page. The worker is at the root, so that its scope is the whole site, and is
 * requested again each time a browser checks for an update: a cached one would outlive its releases.
 */
export function serviceWorker(
  app: FastifyInstance,
  { mode, folder, onDemand, styles, fonts }: WorkerOptions,
) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = {
    '/offline': offlinePage({ styles, fonts }),
    '/saved-pages': savedPagesPage({ styles, fonts }),
  }
  const pageScript = read('offline.js')
  const settings = {
    files: [...Object.keys(pages), '/offline.js', ...fonts],
    // Other pages make another worker, so that browsers fetch them.
    revision: hashOf(JSON.stringify(pages) + pageScript),
    unregister: mode === 'off',
  }
  const worker = [`const settings = ${JSON.stringify(settings)}`, ...partsOf[mode].map(read)]
  sendFresh('/service-worker.js', 'text/javascript', worker.join('\n'), {
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'self'",
  })
  sendFresh('/offline.js', 'text/javascript', pageScript)
  // Read by pages that save themselves: menus, dialogs and messages need these.
  sendFresh('/on-demand.json', 'application/json', JSON.stringify(onDemand))
  for (const [path, page] of Object.entries(pages)) {
    sendFresh(path, 'text/html', page, { 'content-security-policy': contentPolicy() })
  }

  /** A file that browsers ask for again each time. */
  function sendFresh(
    path: string,
    type: string,
    text: string,
    headers: Record<string, string> = {},
  ) {
    const etag = `"${hashOf(text)}"`
    app.get(path, (request, reply): FastifyReply => {
      void reply.headers({ 'cache-control': 'no-cache', etag, ...headers })
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(`${type}; charset=utf-8`).send(text)
    })
  }
}
