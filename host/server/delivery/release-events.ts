import type { ServerResponse } from 'node:http'
import type { HostSet } from '@brightyard/contract/release'
import { addressKey } from '@brightyard/observability'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ActiveSet } from '../sets/active-set.ts'

const heartbeatIntervalMs = 25_000
/** Beyond this many, tabs fall back to polling. */
const maxStreams = 5000

export interface VisitorSets {
  /** How many streams one address has at most. */
  perAddress: number
  /** The set that this visitor gets; null until the first one is ready. */
  of: (request: FastifyRequest) => ActiveSet | null
  /** Subscribes to possible changes. Returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void
  /** Set with every answer about this set. */
  cookies?: (request: FastifyRequest, active: ActiveSet) => string[]
  /** The set as this browser has it, with its own overrides. */
  hostSet?: (request: FastifyRequest, active: ActiveSet) => Promise<HostSet>
}

/**
 * Notifies open tabs of another release set: `GET /release-set/events` (server-sent events; `release-set` with the visitor's
 * number, immediately and after every change) and `GET /release-set`, the set itself as a page carries it.
 */
export function releaseEvents(app: FastifyInstance, sets: VisitorSets) {
  const streams = new Map<ServerResponse, () => void>()
  const ofAddress = new Map<string, number>()
  let isClosing = false

  app.get('/release-set', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const active = sets.of(request)
    const cookies = (active && sets.cookies?.(request, active)) ?? []
    if (cookies.length > 0) void reply.header('set-cookie', cookies)
    if (active) return reply.send((await sets.hostSet?.(request, active)) ?? active.hostSet)
    return reply.code(503).header('retry-after', '2').send({ status: 'starting' })
  })

  app.get('/release-set/events', (request, reply) => {
    if (isClosing || streams.size >= maxStreams) {
      return reply.code(503).header('retry-after', '60').send({ status: 'busy' })
    }
    const address = addressKey(request.ip)
    const before = ofAddress.get(address) ?? 0
    if (before >= sets.perAddress) {
      return reply.code(429).header('retry-after', '60').send({ status: 'too_many_streams' })
    }
    const active = sets.of(request)
    const cookies = (active && sets.cookies?.(request, active)) ?? []
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    })
    let sent: number | undefined
    const notify = () => {
      const number = sets.of(request)?.set.number
      if (number === undefined || number === sent) return
      sent = number
      stream.write(`event: release-set\ndata: ${number}\n\n`)
    }
    streams.set(stream, notify)
    notify()
    ofAddress.set(address, before + 1)
    stream.once('close', () => {
      streams.delete(stream)
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left > 0) ofAddress.set(address, left)
      else ofAddress.delete(address)
    })
    return reply
  })

  const unwatch = sets.watch(() => {
    for (const notify of streams.values()) notify()
  })
  const alive = setInterval(() => {
    for (const stream of streams.keys()) stream.write('event: alive\ndata: \n\n')
  }, heartbeatIntervalMs)
  alive.unref()

  app.addHook('preClose', async () => {
    isClosing = true
    unwatch()
    clearInterval(alive)
    for (const stream of streams.keys()) stream.end()
  })
}
