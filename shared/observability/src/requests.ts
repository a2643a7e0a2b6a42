import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathForLogs } from './paths-in-logs.ts'

/** The id that a server in front has given to this request; anything else that came as one is replaced. */
function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

type Refusal = readonly [status: string, code: string, message: string]
const unreadable: Refusal = ['400 Bad Request', 'unreadable', 'This request could not be read.']
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'too_large',
    'This address, or what came with it, is too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'timeout',
    'The request took too long to arrive. Please try again.',
  ],
}

/** Answers what is no HTTP that the server understands; no hook and no handler ever sees it. */
function refuseConnection({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, reason, message] = refusals[code ?? ''] ?? unreadable
  const id = randomUUID()
  const body = JSON.stringify({ code: reason, message, request_id: id })
  const lines = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Options of every server: how long requests may take, how they get their ids, and what an unreadable one is answered. */
export const requestOptions = {
  // To arrive, with the body. As long as Node gives the headers: it takes the longer of the two for both together.
  requestTimeout: 60_000,
  genReqId: requestIdOf,
  clientErrorHandler: refuseConnection,
}

/** What a server meets when a client hangs up in the middle of a request or an answer. */
const hangUps = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED'])

/** Logs an error that nobody expected; a client that has hung up is no error. */
export function logFailure(request: FastifyRequest, error: unknown) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (hangUps.has(String(code)) && request.raw.socket.destroyed)
    request.log.info({ code }, 'the client hung up')
  else request.log.error({ err: error }, 'request failed')
}

/**
 * Every answer names its request in `x-request-id`. The edge hands the id on to the API and the registry, so that
 * one id finds the log lines of all three. One line for every answer; addresses stand without their query and secrets,
 * which a visitor has typed or been sent.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    // On the response itself, which event streams write without the reply.
    reply.raw.setHeader('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathForLogs(request.url)
    const milliseconds = Math.round(reply.elapsedTime)
    const { statusCode: status } = reply
    const line = { method: request.method, path, status, milliseconds }
    if (status >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}
