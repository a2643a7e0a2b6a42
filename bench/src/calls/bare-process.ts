/**
 * What the measured calls are compared with, in a process of its own: fastify and pg, and one prepared statement for
 * each call. Answers are the API's own, written as JSON each time, so that nothing is left to compute but that.
 */
import { openDatabase } from '@brightyard/database'
import Fastify from 'fastify'

export interface BareCall {
  method: string
  path: string
  text: string
  values: unknown[]
  answer: unknown
}

const database = await openDatabase({ url: process.env['DATABASE_URL'] ?? '' })
const app = Fastify()

process.once('message', (calls: BareCall[]) => {
  for (const [at, { method, path, text, values, answer }] of calls.entries())
    app.route({
      method,
      url: path,
      handler: async (_request, reply) => {
        if (database.kind !== 'postgres') throw new Error('This is for PostgreSQL.')
        const { rowCount } = await database.client.query({ name: `call ${at}`, text, values })
        if (!rowCount) return reply.code(404).send()
        return answer
      },
    })
  void app.listen({ port: 0, host: '127.0.0.1' }).then((address) => process.send?.(address))
})
