import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server stops, active requests may finish; one that hangs delays the stop by this time at most. For servers
 * with `forceCloseConnections: 'idle'`: Node.js does not treat a connection as idle before its first request, so that
 * one that a browser opened in advance would keep the server open for ever.
 *
 * @param longestMs milliseconds that active requests have
 */
export function closeConnectionsOnStop(app: FastifyInstance, longestMs = 5_000): void {
  const unused = new Set<Socket>()
  let isStopping = false
  app.server.on('connection', (socket: Socket) => {
    if (isStopping) return socket.destroy()
    unused.add(socket)
    return socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket)
    // One that was answered while the server stops is idle too late for Node.js to close it.
    response.once('close', () => {
      if (isStopping) setImmediate(() => app.server.closeIdleConnections())
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), longestMs).unref()
  })
}
