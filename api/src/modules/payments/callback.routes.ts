import type { FastifyInstance } from 'fastify'
import type { Services } from '../../server/services.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

export const callbackPath = '/vendor/api/payments/callback'

/** The gateway's webhook. The body is read byte for byte, as it was signed. */
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
        await handlePaymentEvent(
          services,
          body,
          typeof signature === 'string' ? signature : undefined,
        )
        reply.header('cache-control', 'no-store')
        return { received: true }
      },
    )
  })
}
