import type { FastifyReply, FastifyRequest } from 'fastify'

/** Binds a sign-in to the browser that started it: a state sent to someone else is useless. */
const socialCookie = '__Host-brightyard_social'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export const setSocialCookie = (reply: FastifyReply, value: string, lifetimeSeconds: number) =>
  reply.setCookie(socialCookie, value, { ...attributes, maxAge: lifetimeSeconds })
export const readSocialCookie = (request: FastifyRequest) => request.cookies[socialCookie]
