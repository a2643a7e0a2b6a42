import { logFailure } from '@brightyard/observability'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Refusal = readonly [status: number, code: string, message: string]

/** A refusal of the edge itself, with the sentence that its caller reads. */
export class EdgeProblem extends Error {
  readonly refusal: Refusal

  constructor(...refusal: Refusal) {
    super(refusal[2])
    this.name = 'EdgeProblem'
    this.refusal = refusal
  }
}

export const tooLarge = () => new EdgeProblem(413, 'too_large', 'This is too large to send.')

const refusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge().refusal,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_type', 'Please send JSON.'],
  FST_ERR_BAD_URL: [400, 'unreadable', 'This address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'unknown_address', 'There is nothing at this address.'],
}
const failure: Refusal = [
  500,
  'internal_error',
  'Something went wrong on our side. Please try again; if it happens again, send us the request id.',
]

/** No library's words: what each error means is said here, and everything else goes to the log alone. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof EdgeProblem) return error.refusal
  if (typeof error !== 'object' || error === null) return failure
  const known = 'code' in error ? refusals[String(error.code)] : undefined
  if (known) return known
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return [429, 'too_many_requests', 'Too many requests. Please wait a minute.']
  return status >= 400 && status < 500
    ? [status, 'unreadable', 'This request could not be read.']
    : failure
}

/** Answers every error of the edge: a problem as the API has it, or a plain page for a browser that opens one. */
export function answerWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const [status, code, message] = refusalOf(error)
  if (status >= 500) logFailure(request, error)
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    // Set here too: an address that cannot be read passes no hook.
    .header('x-request-id', request.id)
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(
        `<!doctype html><html lang="en"><title>Brightyard</title><p>${message}</p><p>Request id: ${request.id}</p><p><a href="/">Go to the home page</a></p></html>`,
      )
  }
  return reply.send({ code, message, request_id: request.id })
}

/** Nothing that the site sends is larger. */
export const maxBodyBytes = 1_000_000

/** Answers errors and unknown addresses, and refuses large bodies by their announced length, before any is read. */
export function problems(app: FastifyInstance) {
  app.setErrorHandler(answerWithProblem)
  app.setNotFoundHandler((request, reply) =>
    answerWithProblem(
      new EdgeProblem(404, 'unknown_address', 'There is nothing at this address.'),
      request,
      reply,
    ),
  )
  app.addHook('onRequest', async ({ headers, is404, method, url }, reply) => {
    if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge()
    // A form of a page that was sent before its scripts had run: the page comes again, and works then.
    if (is404 && method === 'POST' && headers.accept?.includes('text/html'))
      return reply.redirect(url, 303)
    return undefined
  })
}
