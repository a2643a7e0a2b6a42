import type { FastifyInstance } from 'fastify'
import { ApiProblem } from './api-problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Routes called by other sites, which identify the caller themselves: by a signature or an unguessable URL. */
    fromOutside?: boolean
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects against cross-site requests: a call that changes something needs a header that no form can send, and
 * one of our origins. Programs send no Origin; browsers always do for such calls.
 */
export function ownOriginOnly(app: FastifyInstance, allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins)
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.has(request.method) || request.routeOptions.config.fromOutside) return done()
    const { origin, 'sec-fetch-site': site, 'x-requested-with': marker } = request.headers
    const isOurs =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : allowed.has(origin)
    if (isOurs && marker === 'fetch') return done()
    return done(
      new ApiProblem(
        403,
        'cross_origin_request',
        'This request did not come from our site. Please reload the page and try again.',
      ),
    )
  })
}
