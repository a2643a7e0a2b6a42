import type { FastifyReply, FastifyRequest } from 'fastify'

/** Binds a trip to the browser that set out: a state that is sent to somebody else opens nothing. */
const socialCookie = '__Host-brightyard_social'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export const setSocialCookie = (reply: FastifyReply, value: string, lifetimeSeconds: number) =>
  reply.setCookie(socialCookie, value, { ...attributes, maxAge: lifetimeSeconds })
export const readSocialCookie = (request: FastifyRequest) => request.cookies[socialCookie]
