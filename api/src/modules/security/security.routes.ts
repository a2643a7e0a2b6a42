import { endOtherSessions, endSession, getSecurity } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { answerSignedIn, readSessionCookie } from '../auth/session.routes.ts'
import { readLinked } from '../social/social.repository.ts'
import { contactRoutes } from './contact.routes.ts'
import { ownDataRoutes } from './own-data.routes.ts'
import { endOwnSession, readActiveSessions, readSecurity } from './security.repository.ts'

export function securityRoutes(app: FastifyInstance, services: Services) {
  const { db, now, sessions, social } = services

  registerCall(app, getSecurity, async (actor) => {
    const nameOf = (id: string) => social.find((one) => one.id === id)?.name ?? id
    return {
      ...(await readSecurity(actor, db)),
      linked: await readLinked(actor, db, nameOf),
      providers: social.map(({ id, name }) => ({ id, name })),
      sessions: await readActiveSessions(actor, db, now()),
    }
  })

  registerCall(app, endSession, async (actor, { id }) => {
    if (!(await endOwnSession(actor, db, id, now()))) throw notFound('this device')
    return { message: 'The device is signed out.' }
  })

  registerCall(app, endOtherSessions, async (actor, _input, http) => {
    const reason = 'ended_by_owner'
    // Who has an access token, or an old value too, does not get a cookie for it.
    if (await sessions.isInUse(readSessionCookie(http.request) ?? '', actor.sessionId))
      answerSignedIn(services, http, await sessions.replaceAll(actor, { reason }))
    else await sessions.endAllOf(actor.id, reason, { except: actor.sessionId })
    return { message: 'Every other device is signed out.' }
  })

  contactRoutes(app, services)
  ownDataRoutes(app, services)
}
