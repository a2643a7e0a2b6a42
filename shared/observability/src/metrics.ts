import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifySchema } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface MetricsOptions {
  /** Whose figures they are: `edge`, `api`, `registry`. */
  service: string
  /** Adds the server's own figures. */
  register?: (metrics: Registry) => void
}

/** It is not in the OpenAPI description. */
const undescribed: FastifySchema & { hide: boolean } = { hide: true }

/** Proxies say for whom they ask; a scraper on this machine or in the inner network does not. */
const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host']
const digest = (text: string) => createHash('sha256').update(text).digest()
/** Takes the same time wherever they differ, so that a token cannot be guessed character by character. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address)

/**
 * `GET /metrics` for Prometheus: the process, and how long each route takes. A request from another machine needs
 * METRICS_TOKEN as a bearer token; without that setting only this machine is answered, and never through a proxy.
 */
export const metrics: FastifyPluginAsync<MetricsOptions> = fastifyPlugin(
  async (app: FastifyInstance, { service, register }: MetricsOptions) => {
    const registry = new Registry()
    registry.setDefaultLabels({ service })
    collectDefaultMetrics({ register: registry })
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests take, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    })
    register?.(registry)

    app.addHook('onResponse', (request, reply, done) => {
      // The pattern, so that no address of a visitor becomes a label.
      const route = request.routeOptions.url ?? 'none'
      const status = String(reply.statusCode)
      seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
      done()
    })
    app.addHook('onClose', async () => registry.clear())

    app.route({
      method: 'GET',
      url: '/metrics',
      schema: undescribed,
      handler: async ({ raw, headers }, reply) => {
        const token = process.env['METRICS_TOKEN']
        const isNear =
          isLoopback(raw.socket.remoteAddress) && !forwarded.some((name) => name in headers)
        const isAllowed = token ? isSame(headers.authorization ?? '', `Bearer ${token}`) : isNear
        // 404, so that outsiders do not learn that it exists.
        if (!isAllowed)
          return reply.code(404).send({ code: 'not_found', message: 'There is nothing here.' })
        return reply.type(registry.contentType).send(await registry.metrics())
      },
    })
  },
)
