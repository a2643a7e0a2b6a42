import { addressKey } from '@brightyard/observability'
import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../../server/api-problem.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'
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

/** At most five codes per contact, so that no mailbox or phone is flooded. */
export async function limitContact(
  { db, now }: Services,
  { value }: Contact,
  windowInMinutes: number,
) {
  const retryAfter = await countOne(db, { key: `code:${value}`, limit: 5, windowInMinutes }, now())
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
}
