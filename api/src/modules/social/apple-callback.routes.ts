import { accountPaths } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import * as z from '@brightyard/contract/schema'
import type { Services } from '../../server/services.ts'
import { limitAddress } from '../auth/throttle.ts'
import { appleCallbackPath } from './known-providers.ts'

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(4000)))
const Form = z.object({ state: text, code: text, error: text })

/**
 * Apple posts a form from its own site, without our cookies and our header. So this only redirects the browser to
 * the page that all providers return to, which compares the state and finishes.
 */
export function appleCallbackRoutes(app: FastifyInstance, services: Services) {
  app.post(
    appleCallbackPath,
    { schema: { hide: true }, config: { fromOutside: true } },
    async (request, reply) => {
      await limitAddress(services, request, {
        name: 'apple-callback',
        limit: 30,
        windowInMinutes: 10,
      })
      const { state, code, error } = Form.safeParse(request.body).data ?? {}
      const query = { state: state ?? null, ...(code ? { code } : { error: error ?? 'no_code' }) }
      const target = `${services.publicOrigin}${accountPaths.socialCallback.to({}, query)}`
      return reply.header('cache-control', 'no-store').redirect(target, 303)
    },
  )
}
