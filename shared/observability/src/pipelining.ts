import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies wait for each answer of a connection; few clients send some requests ahead. */
const mostUnanswered = 8

/**
 * Closes a connection that sends one request after another without waiting for answers: all of them would be worked on
 * at once, 2,000 in a packet of 40 kB, and everybody else waits. To be called before other hooks are added.
 */
export function refusePipelines(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > mostUnanswered) socket.destroy()
    // What was sent behind it in the same packet is read all the same, and goes no further.
    if (socket.destroyed) return
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}
