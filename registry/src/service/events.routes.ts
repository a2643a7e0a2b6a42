import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import type { Registry } from '../registry.ts'
import { latestDeployment } from '../deployments/deployments.repository.ts'

const heartbeatIntervalMs = 10_000

/** Server-sent events: `deployment` with `{ number }`, on connecting and after every deployment. */
export const eventsRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry: { db, announcements } },
) => {
  const listeners = new Set<ServerResponse>()
  let isClosing = false

  app.get(
    '/events',
    {
      schema: {
        summary:
          'The number of the current deployment, now and after every change (server-sent events)',
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      // Subscribes before the current number is read, so that no change is missed.
      const waiting: number[] = []
      let send = (number: number) => void waiting.push(number)
      const stop = announcements.listen((number) => send(number))
      request.raw.once('close', stop)
      const current = (await latestDeployment(db))?.number ?? null
      // A closed connection emits no second `close`.
      if (request.raw.destroyed || reply.raw.destroyed) return reply.hijack()

      reply.hijack()
      const stream = reply.raw
      if (isClosing) return stream.destroy()
      listeners.add(stream)
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      send = (number) =>
        void stream.write(`event: deployment\nid: ${number}\ndata: {"number":${number}}\n\n`)
      stream.write('retry: 500\n\n')
      for (const number of [current, ...waiting]) if (number !== null) send(number)
      const heartbeat = setInterval(() => stream.write(': alive\n\n'), heartbeatIntervalMs)
      stream.once('close', () => {
        clearInterval(heartbeat)
        listeners.delete(stream)
        stop()
      })
    },
  )

  // Open streams would block a graceful shutdown for ever.
  app.addHook('preClose', async () => {
    isClosing = true
    for (const stream of listeners) stream.end()
  })
}
