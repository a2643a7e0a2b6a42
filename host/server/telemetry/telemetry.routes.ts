import { TelemetryBeacon } from '@brightyard/contract/telemetry'
import { addressKey } from '@brightyard/observability'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ActiveSet } from '../sets/active-set.ts'
import { visitorId } from '../visitors/visitor-id.ts'
import type { BeaconTokens } from './beacon-tokens.ts'
import type { Counter } from './counter.ts'

const maxBytes = 16_000
const maxPerMinute = 60

export interface TelemetryOptions {
  counter: Counter
  tokens: BeaconTokens
  /** The set with that number, if it is served. */
  setOf: (number: number) => ActiveSet | null
  /** The set that this visitor gets. */
  setFor: (visitor: string | null) => ActiveSet | null
  /** The group of a visitor's address, for page views that may halt a canary. */
  groupOf?: (request: FastifyRequest) => number
  /** Beacons in a minute of all visitors behind an address: ids are easily made up. 1,200 unless given. */
  addressLimit?: number
}

/**
 * `POST /telemetry`: telemetry of tabs. Responds immediately, never with an error that a page would show. Too large, too
 * frequent or malformed beacons, and those about another set, are not counted; those without a page's token count only for
 * what halts no canary. `POST /telemetry/token` renews the token of a page that stays open.
 */
export async function telemetryRoutes(app: FastifyInstance, options: TelemetryOptions) {
  const { counter, tokens, setOf, groupOf = () => 0, addressLimit = 1200 } = options

  function renew(request: FastifyRequest, reply: FastifyReply) {
    const visitor = visitorId(request)
    const active = options.setFor(visitor)
    const cookie = active && tokens.cookieFor(request, visitor, active.set.number)
    if (cookie) reply.header('set-cookie', cookie)
    return reply.code(204).send()
  }

  await app.register(async (scope) => {
    // Visitors with a token each have a limit of their own: a school is one address.
    const visitorOf = (request: FastifyRequest) =>
      (tokens.setsOf(request).size > 0 && visitorId(request)) || addressKey(request.ip)
    await scope.register(rateLimit, { global: false, cache: 50_000 })
    const timeWindow = '1 minute'
    const counts = [
      scope.createRateLimit({ timeWindow, max: maxPerMinute, keyGenerator: visitorOf }),
      scope.createRateLimit({
        timeWindow,
        max: addressLimit,
        keyGenerator: ({ ip }) => `address:${addressKey(ip)}`,
      }),
    ]
    scope.addHook('onRequest', async (request, reply) => {
      for (const count of counts) {
        const counted = await count(request)
        // Nobody has to know: a browser would show an error in its console.
        if (!counted.isAllowed && counted.isExceeded) return reply.code(204).send()
      }
    })
    // `sendBeacon` sends text/plain, which needs no preflight.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: maxBytes },
      (_, body, done) => done(null, body),
    )
    scope.post('/telemetry', { bodyLimit: maxBytes }, (request, reply) => {
      const beacon = parse(request.body)
      if (!beacon) return reply.code(400).send()
      const active = setOf(beacon.set)
      if (active) {
        counter.addBeacon(beacon, active.set, {
          isSigned: tokens.setsOf(request).has(beacon.set),
          group: groupOf(request),
        })
      }
      return renew(request, reply)
    })
    scope.post('/telemetry/token', { bodyLimit: maxBytes }, renew)
  })
}

function parse(body: unknown): TelemetryBeacon | null {
  if (typeof body !== 'string') return null
  try {
    return TelemetryBeacon.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
