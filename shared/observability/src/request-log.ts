import type { FastifyInstance } from 'fastify'

/**
 * One line for every answer, with the request's id: the edge hands it on to the api and the registry, so that one id
 * finds the lines of all three. Addresses stand without their query, which may say something of a visitor.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?')
    const milliseconds = Math.round(reply.elapsedTime)
    const { statusCode: status } = reply
    const line = { method: request.method, path, status, milliseconds }
    if (status >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
