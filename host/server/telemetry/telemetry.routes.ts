import rateLimit from '@fastify/rate-limit'
import { TelemetryBeacon } from '@brightyard/contract/telemetry'
import type { FastifyInstance } from 'fastify'
import type { ActiveSet } from '../sets/active-set.ts'
import type { Counter } from './counter.ts'

const maxBytes = 16_000
const maxPerMinute = 60

/**
 * `POST /telemetry`: telemetry of tabs. Responds immediately, never with an error that a page would show. Too large, too
 * frequent or malformed beacons, and those about another set, are not counted.
 */
export async function telemetryRoutes(
  app: FastifyInstance,
  { counter, setOf }: { counter: Counter; setOf: (number: number) => ActiveSet | null },
) {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: maxPerMinute, timeWindow: '1 minute' })
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
      if (active) counter.addBeacon(beacon, active.set)
      return reply.code(204).send()
    })
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
