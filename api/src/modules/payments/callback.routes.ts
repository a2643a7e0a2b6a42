import type { FastifyInstance } from 'fastify'
import type { Services } from '../../server/services.ts'
import { takeEvent } from './take-event.ts'

export const callbackPath = '/vendor/api/payments/callback'

/** Where the gateway tells what became of a payment. The body is read as it was signed, letter by letter. */
export function callbackRoutes(app: FastifyInstance, services: Services) {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      callbackPath,
      { schema: { hide: true }, config: { fromOutside: true, rateLimit: false } },
      async (request, reply) => {
        const signature = request.headers[services.gateway.signatureHeader]
        const body = typeof request.body === 'string' ? request.body : ''
        await takeEvent(services, body, typeof signature === 'string' ? signature : undefined)
        reply.header('cache-control', 'no-store')
        return { received: true }
      },
    )
  })
}
