import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for each answer of a connection; few clients send some requests ahead. */
const mostUnanswered = 8

/**
 * Closes a connection that sends one request after another without waiting for answers: all of them would be worked on
 * at once, 2,000 in a packet of 40 kB, and everybody else waits. To be called when the server's handlers are there.
 */
export function refusePipelines(server: Server) {
  const handlers = server.listeners('request') as RequestListener[]
  const unanswered = new WeakMap<Socket, number>()
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    // What stands behind it in the same packet is read all the same, and goes no further.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > mostUnanswered) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    for (const handle of handlers) handle.call(server, request, response)
  })
}
