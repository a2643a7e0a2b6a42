import type { FastifyReply, FastifyRequest } from 'fastify'
import { absoluteLifetime } from './sessions.ts'

/** The prefix makes browsers refuse it unless it is Secure, for the whole site, and set by this host. */
export const sessionCookie = '__Host-brightyard_session'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export const setSessionCookie = (reply: FastifyReply, refreshValue: string) =>
  reply.setCookie(sessionCookie, refreshValue, { ...attributes, maxAge: absoluteLifetime / 1000 })

export const clearSessionCookie = (reply: FastifyReply) =>
  reply.clearCookie(sessionCookie, attributes)

export const readSessionCookie = (request: FastifyRequest) => request.cookies[sessionCookie]
