import type { OpenDatabase } from '@brightyard/database'
import { addressKey, type TrustedProxies } from '@brightyard/observability'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiProblem } from '../api-problem.ts'
import { databaseCounts } from './database-counts.ts'
import { sharedCounts } from './shared-counts.ts'

const timeWindow = 5 * 60 * 1000

/** Calls in five minutes. A hall of candidates, who have no session, saves answers from one address. */
const limits = { person: 1500, visitor: 300, session: 100, address: 6000, exam: 60_000 }

/** Names the visitor in the edge's cookie. Nothing is gained by making ids up: see `address` below. */
const visitorPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the edge's cookie; empty for those without one. */
export function visitorIdOf(cookies: FastifyRequest['cookies']) {
  const visitor = cookies['visitor'] ?? ''
  return visitorPattern.test(visitor) ? visitor : ''
}

const isOfExam = ({ url }: FastifyRequest) => url.startsWith('/vendor/api/assessment/attempt/')

interface CountStoreOptions {
  database: OpenDatabase
  /** Of a Valkey or Redis, where all APIs count. */
  limitsUrl: string | undefined
}

/**
 * Limits people, not addresses: a school is many visitors behind one. Signed-in people count by user, renewals of a
 * session by session, and everybody else by the edge's visitor id. Ids are easily made up, so all visitors of an
 * address together have a wide limit as well, and those without an id share one visitor's. APIs with one Valkey, or one
 * database on a server, count together; an embedded database has a single API, which counts in memory.
 */
export async function generalRateLimit(
  app: FastifyInstance,
  options: CountStoreOptions & {
    factor: number
    isTrusted: TrustedProxies
    sessionCookie: string
  },
) {
  const { factor, isTrusted, sessionCookie } = options
  const store = await countStore(options)
  const shared = store && sharedCounts(store, app.log)
  if (shared) app.addHook('onClose', () => shared.close())
  const keyOf = ({ claims, ip, cookies, url }: FastifyRequest) => {
    if (claims) return { key: `user:${claims.userId}`, max: limits.person }
    const session = url.endsWith('/oauth/token') ? cookies[sessionCookie]?.split('.')[0] : undefined
    if (session) return { key: `session:${addressKey(ip)}:${session}`, max: limits.session }
    return { key: `visitor:${addressKey(ip)}:${visitorIdOf(cookies)}`, max: limits.visitor }
  }
  // The edge requests data for pages that it caches for everyone: such calls name no visitor, and come
  // from an IP address that is trusted to name one.
  // Pictures are files that a browser keeps: one page may show a hundred of them.
  const isFree = ({ url, claims, headers, socket }: FastifyRequest) =>
    url.startsWith('/media/') ||
    (claims === null &&
      headers['x-forwarded-for'] === undefined &&
      isTrusted(socket.remoteAddress ?? ''))

  await app.register(rateLimit, {
    global: true,
    timeWindow,
    cache: 50_000,
    ...(shared && { store: shared.Store }),
    keyGenerator: (request) => keyOf(request).key,
    max: (request) => keyOf(request).max * factor,
    allowList: isFree,
    errorResponseBuilder: (_request, { ttl }) => busy(ttl),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
  const countAddress = app.createRateLimit({
    timeWindow,
    keyGenerator: (request) =>
      `${isOfExam(request) ? 'exam' : 'address'}:${addressKey(request.ip)}`,
    max: (request) => (isOfExam(request) ? limits.exam : limits.address) * factor,
    allowList: isFree,
  })
  // After the visitor's own limit: what that refuses is not taken from the others at the address.
  app.addHook('preParsing', async (request) => {
    if (request.claims !== null || request.routeOptions.config.rateLimit === false) return
    const counted = await countAddress(request)
    if (!counted.isAllowed && counted.isExceeded) throw busy(counted.ttl)
  })
}

async function countStore({ limitsUrl, database }: CountStoreOptions) {
  if (limitsUrl === undefined) return database.kind === 'postgres' ? databaseCounts(database) : null
  const { valkeyCounts } = await import('./valkey-counts.ts')
  return valkeyCounts(limitsUrl)
}

/** Unlike `too_many_requests`, no attempt has failed: clients wait and try again by themselves. */
const busy = (ttl: number) =>
  new ApiProblem(429, 'busy', 'Too many people are here at once. Please try again in a moment.', {
    retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)),
  })
