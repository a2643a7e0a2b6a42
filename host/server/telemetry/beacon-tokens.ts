import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { visitorId } from '../visitors/visitor-id.ts'

const lifetimeSeconds = 10 * 60
/** More cookies than a browser has sets in ten minutes are not looked at. */
const mostCookies = 8

export interface BeaconTokens {
  /** The `set-cookie` header that lets this browser's reports about this set count towards a halt; null without a visitor id. */
  cookieFor(request: BeaconRequest, visitor: string | null, set: number): string | null
  /** The sets that this browser may report about. */
  setsOf(request: BeaconRequest): ReadonlySet<number>
}

type BeaconRequest = Pick<FastifyRequest, 'headers' | 'protocol'>

/**
 * Page tokens: a signed cookie for each set that a browser was given, bound to its visitor id, for ten minutes. It comes
 * with the answer and not in the page, so that a cached page carries none; every further answer renews it. Edges with the
 * same secret accept each other's.
 */
export function beaconTokens(secret: string, now: () => number = Date.now): BeaconTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'brightyard page tokens', 32))
  const sign = (set: number, visitor: string, expires: number) =>
    createHmac('sha256', key).update(`${set} ${visitor} ${expires}`).digest()
  const seconds = () => Math.floor(now() / 1000)

  return {
    cookieFor({ protocol }, visitor, set) {
      if (visitor === null) return null
      const expires = seconds() + lifetimeSeconds
      const signature = sign(set, visitor, expires).toString('base64url')
      const cookie = `beacon-${set}=${expires}.${signature}; Max-Age=${lifetimeSeconds}; Path=/telemetry; HttpOnly; SameSite=Strict`
      return protocol === 'https' ? `${cookie}; Secure` : cookie
    },
    setsOf(request) {
      const visitor = visitorId(request)
      const cookies = (request.headers.cookie ?? '').matchAll(
        /(?:^|;\s*)beacon-(\d{1,9})=(\d{1,12})\.([\w-]{43})(?=;|$)/g,
      )
      const found = new Set<number>()
      if (visitor === null) return found
      for (const [, set, expires, signature = ''] of [...cookies].slice(0, mostCookies)) {
        const expected = sign(Number(set), visitor, Number(expires))
        const given = Buffer.from(signature, 'base64url')
        const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
        if (isSigned && Number(expires) > seconds()) found.add(Number(set))
      }
      return found
    },
  }
}
