import { addressKey } from '@brightyard/observability'
import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../../server/api-problem.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'
import { visitorIdOf } from '../../server/limits/general-rate-limit.ts'
import { countOne } from './throttle.repository.ts'

/** Throws 429 if an IP address has done this too often. */
export async function limitAddress(
  { db, now, rateLimitFactor }: Services,
  request: FastifyRequest,
  what: { name: string; limit: number; windowInMinutes: number },
) {
  const { name, limit, windowInMinutes } = what
  const retryAfter = await countOne(
    db,
    {
      key: `${name}:address:${addressKey(request.ip)}`,
      limit: limit * rateLimitFactor,
      windowInMinutes,
    },
    now(),
  )
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
}

/** Throws 429 if a person has done this too often. */
export async function limitPerson(
  { db, now, rateLimitFactor }: Pick<Services, 'db' | 'now' | 'rateLimitFactor'>,
  { id }: ActingUser,
  { name, limit, windowInMinutes }: { name: string; limit: number; windowInMinutes: number },
) {
  const key = `${name}:person:${id}`
  const allowance = { key, limit: limit * rateLimitFactor, windowInMinutes }
  const retryAfter = await countOne(db, allowance, now())
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
}

/**
 * Throws 429 if somebody has done this too often: a signed-in person by the account, a visitor by the edge's cookie. All
 * visitors of an address together have a wide limit, because a cookie is easily made up; see decision 28.
 */
export async function limitCaller(
  services: Pick<Services, 'db' | 'now' | 'rateLimitFactor'>,
  { actor, request }: { actor: ActingUser | null; request: FastifyRequest },
  what: {
    name: string
    windowInMinutes: number
    person: number
    visitor: number
    address: number
  },
) {
  const { name, windowInMinutes, person, visitor, address } = what
  if (actor) return limitPerson(services, actor, { name, limit: person, windowInMinutes })
  const { db, now, rateLimitFactor } = services
  const place = addressKey(request.ip)
  const counts: [string, number][] = [
    [`${name}:visitor:${place}:${visitorIdOf(request.cookies)}`, visitor],
    [`${name}:address:${place}`, address],
  ]
  for (const [key, limit] of counts) {
    const allowance = { key, limit: limit * rateLimitFactor, windowInMinutes }
    const retryAfter = await countOne(db, allowance, now())
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
  }
}

/** At most five codes per contact, so that no mailbox or phone is flooded. */
export async function limitContact(
  { db, now }: Services,
  { value }: Contact,
  windowInMinutes: number,
) {
  const retryAfter = await countOne(db, { key: `code:${value}`, limit: 5, windowInMinutes }, now())
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
}
