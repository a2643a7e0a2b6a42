import type { TrustedProxies } from '@brightyard/observability'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from './api-problem.ts'

const window = 5 * 60 * 1000

/** 300 calls in five minutes per IP address, 1,500 per signed-in person. */
export async function generalRateLimit(
  app: FastifyInstance,
  factor: number,
  isTrusted: TrustedProxies,
) {
  await app.register(rateLimit, {
    global: true,
    timeWindow: window,
    keyGenerator: ({ claims, ip }) => (claims ? `user:${claims.userId}` : `address:${ip}`),
    max: ({ claims }) => (claims ? 1500 : 300) * factor,
    // The edge requests data for pages that it caches for everyone: such calls name no visitor, and come
    // from an IP address that is trusted to name one.
    // Pictures are files that a browser keeps: one page may show a hundred of them.
    allowList: ({ url, claims, headers, socket }) =>
      url.startsWith('/media/') ||
      (claims === null &&
        headers['x-forwarded-for'] === undefined &&
        isTrusted(socket.remoteAddress ?? '')),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}
