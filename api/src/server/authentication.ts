import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Claims } from '../modules/auth/access-token.ts'
import type { Sessions } from '../modules/auth/sessions.ts'
import type { ActingUser } from './acting-user.ts'

declare module 'fastify' {
  interface FastifyInstance {
    actorOf(request: FastifyRequest): Promise<ActingUser | null>
  }
  interface FastifyRequest {
    /** Of a valid access token; the session may have ended since. */
    claims: Claims | null
  }
}

/** Reads the access token of every request once; `actorOf` checks its session in the database. */
export function authentication(app: FastifyInstance, sessions: Sessions) {
  app.decorateRequest('claims', null)
  app.decorateRequest('actor', null)
  app.decorate('actorOf', async (request: FastifyRequest) =>
    request.claims ? sessions.actorOf(request.claims) : null,
  )
  app.addHook('onRequest', async (request) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? []
    if (scheme?.toLowerCase() === 'bearer' && token)
      request.claims = await sessions.readToken(token)
  })
}
