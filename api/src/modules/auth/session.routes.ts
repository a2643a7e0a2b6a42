import { getUser, logout, requestToken } from '@brightyard/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findSessionActor } from '../profile/session-user.repository.ts'
import type { SessionActor } from '../profile/session-user.repository.ts'
import { deviceOf } from './device.ts'
import { rememberDevice } from './known-device.ts'
import { replaced } from './session.repository.ts'
import type { SignedIn } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { absoluteLifetime } from './sessions.ts'

/** The prefix makes browsers refuse it unless it is Secure, for the whole site, and set by this host. */
export const sessionCookie = '__Host-brightyard_session'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

const setSessionCookie = (reply: FastifyReply, refreshValue: string) =>
  reply.setCookie(sessionCookie, refreshValue, { ...attributes, maxAge: absoluteLifetime / 1000 })

const clearSessionCookie = (reply: FastifyReply) => reply.clearCookie(sessionCookie, attributes)

export const readSessionCookie = (request: FastifyRequest) => request.cookies[sessionCookie]

/** The refresh value goes into the cookie, the access token into the response, and neither anywhere else. */
export function answerSignedIn(
  services: Pick<Services, 'linkSecret'>,
  http: { request: FastifyRequest; reply: FastifyReply },
  { token, refreshValue }: SignedIn,
) {
  if (refreshValue) setSessionCookie(http.reply, refreshValue)
  if (token.user_id !== undefined) rememberDevice(services, http, token.user_id)
  return token
}

const sessionOver = () =>
  new ApiProblem(401, 'session_over', 'Your session has ended. Please sign in again.')

/** The browser asks again: the cookie of the session in its place may still be on its way. */
const sessionReplaced = () =>
  new ApiProblem(
    401,
    'session_replaced',
    'You were signed out to protect your account. Please sign in again.',
  )

export function sessionRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions, now } = services

  registerCall(app, requestToken, async (_actor, input, { request, reply }) => {
    const before = readSessionCookie(request)
    if (input.grant_type === 'refresh_token') {
      const renewed = before ? await sessions.renew(before) : null
      // The cookie is not cleared: it may be the new one by now.
      if (renewed === 'replaced') throw sessionReplaced()
      if (renewed) return answerSignedIn(services, { request, reply }, renewed)
      clearSessionCookie(reply)
      throw sessionOver()
    }
    const { username, password } = input
    const device = deviceOf(request.headers['user-agent'])
    const signedIn = await signIn(services, request, { username, password, device })
    request.log.info({ event: 'signed_in', userId: signedIn.token.user_id, device })
    // This browser's cookie is about to be replaced; a renewal by a tab that does not have the new one yet waits for it.
    if (before) await sessions.endByRefresh(before, replaced)
    return answerSignedIn(services, { request, reply }, signedIn)
  })

  registerCall(app, logout, async (actor, _input, { request, reply }) => {
    const refreshValue = readSessionCookie(request)
    if (actor) await sessions.end(actor.sessionId)
    if (refreshValue) await sessions.endByRefresh(refreshValue, 'signed_out')
    clearSessionCookie(reply)
    return { message: 'You are signed out.' }
  })

  registerCall<typeof getUser, SessionActor>(
    app,
    getUser,
    ({ shown }) => shown,
    async ({ claims }) => claims && findSessionActor(db, claims, now()),
  )
}
