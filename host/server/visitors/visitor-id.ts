import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'visitor'
const yearSeconds = 365 * 24 * 60 * 60

/** The random id of this browser; null if it has none yet. It does not identify the visitor. */
export function visitorId({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, id] = /(?:^|;\s*)visitor=([0-9a-f-]{36})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return id ?? null
}

/**
 * The browser's id, created on the first visit, so that it gets the same release set with every page. Signing in and out
 * does not change it.
 */
export function ensureVisitorId(request: FastifyRequest, reply: FastifyReply): string {
  const made = newVisitorId(request)
  if (made) reply.header('set-cookie', made.cookie)
  return made?.id ?? visitorId(request) ?? ''
}

/** An id for a browser that has none, with its cookie; null if it has one. */
export function newVisitorId(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
): { id: string; cookie: string } | null {
  if (visitorId(request)) return null
  const id = randomUUID()
  const attributes = [`Max-Age=${yearSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  if (request.protocol === 'https') attributes.push('Secure')
  return { id, cookie: [`${name}=${id}`, ...attributes].join('; ') }
}
