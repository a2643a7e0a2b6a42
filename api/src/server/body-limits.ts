import type { FastifyInstance } from 'fastify'
import { ApiProblem } from './api-problem.ts'

export const maxBytes = 1_000_000
const maxDepth = 20
/** A form of 300 questions with their options, or the answers of 200 of them, is a tenth of it. */
const maxKeys = 20_000

/** Refuses bodies that no page of ours sends, before any schema reads them. */
export function bodyLimits(app: FastifyInstance) {
  // By the announced length, before any of it is read: a connection closed in the middle reads as a lost network.
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const isTooLarge = Number(headers['content-length'] ?? 0) > maxBytes
    done(isTooLarge ? new ApiProblem(413, 'too_large', 'This is too large to send.') : undefined)
  })
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body])
      if (typeof part === 'object' && part !== null) checkShape(part)
  })
}

/** A zero byte, or half of a character: never part of a text, and the database cannot store it. */
const isUnreadable = (text: unknown) => typeof text === 'string' && /[\0\p{Surrogate}]/u.test(text)

const unreadableText = () =>
  new ApiProblem(422, 'unreadable_text', 'This text contains a character that cannot be read.')

function checkShape(body: object) {
  let keys = 0
  let level: object[] = [body]
  for (let depth = 1; level.length > 0; depth++) {
    const names = level.flatMap((value) => Object.keys(value))
    keys += names.length
    if (depth > maxDepth || keys > maxKeys) {
      throw new ApiProblem(422, 'too_complex', 'This has too many entries or is nested too deeply.')
    }
    const inner: unknown[] = level.flatMap((value): unknown[] => Object.values(value))
    if (names.some(isUnreadable) || inner.some(isUnreadable)) throw unreadableText()
    level = inner.filter((one): one is object => typeof one === 'object' && one !== null)
  }
}
