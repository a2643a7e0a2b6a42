import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../../server/is-same-secret.ts'
import type { Services } from '../../server/services.ts'
import { newSecret } from './secrets.ts'

/** Accounts that were signed in to with this browser, signed. It opens nothing: it only says whose guesses count. */
export const deviceCookie = '__Host-brightyard_device'

const accountsPerBrowser = 5
const lifetimeInSeconds = 180 * 24 * 60 * 60

type Secret = Pick<Services, 'linkSecret'>

const sign = ({ linkSecret }: Secret, userId: number, id: string) =>
  createHmac('sha256', linkSecret).update(`known device ${userId} ${id}`).digest('base64url')

/** `userId.id.signature` of each account, newest first. */
const entriesOf = (request: FastifyRequest) =>
  (request.cookies[deviceCookie] ?? '').split('~').filter(Boolean).slice(0, accountsPerBrowser)

/** The id of a browser in which this account was signed in to before; null for any other. */
export function knownDeviceOf(services: Secret, request: FastifyRequest, userId: number) {
  for (const entry of entriesOf(request)) {
    const [owner, id = '', signature = ''] = entry.split('.')
    if (owner === String(userId) && isSameSecret(signature, sign(services, userId, id))) return id
  }
  return null
}

/** Nobody who guesses from elsewhere can keep the owner out of an account in this browser. */
export function rememberDevice(
  services: Secret,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: number,
) {
  if (knownDeviceOf(services, request, userId)) return
  const id = newSecret().slice(0, 22)
  const own = `${userId}.${id}.${sign(services, userId, id)}`
  const value = [own, ...entriesOf(request)].slice(0, accountsPerBrowser).join('~')
  reply.setCookie(deviceCookie, value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: lifetimeInSeconds,
  })
}
