import type { FastifyInstance } from 'fastify'
import { ApiProblem } from './api-problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by others than our pages; it proves by itself who calls: a signature, an unguessable address. */
    fromOutside?: boolean
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A call that changes something carries a header that no form can send, and comes from a page of ours
 *. Programs send no Origin; a browser always does when it matters.
 */
export function ownOriginOnly(app: FastifyInstance, allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins)
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.fromOutside) return
    const { origin, 'sec-fetch-site': site, 'x-requested-with': marker } = request.headers
    const isOurs =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : allowed.has(origin)
    if (isOurs && marker === 'fetch') return
    throw new ApiProblem(
      403,
      'foreign_request',
      'This request did not come from our site. Please open the page again and repeat it.',
    )
  })
}
