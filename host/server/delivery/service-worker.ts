import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/**
 * The site's service worker. It is at the root, so that its scope is the whole site, and is requested again each
 * time a browser checks for an update: a cached one would outlive its releases.
 */
export function serviceWorker(app: FastifyInstance, file: string) {
  const script = readFileSync(file)
  const etag = `"${createHash('sha256').update(script).digest('base64url')}"`
  app.get('/service-worker.js', (request, reply) => {
    void reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', "default-src 'self'")
      .header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(script)
  })
}
