import { PassThrough, type Readable, Transform } from 'node:stream'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { newVisitorId } from '../visitors/visitor-id.ts'
import { maxBodyBytes, tooLarge } from './problems.ts'

/** Paths that the edge proxies to the API: the two APIs, pictures, development pages, the sandbox gateway. */
const prefixes = ['/vendor', '/cms', '/media', '/dev', '/sandbox-gateway']

/** Proxies calls to the API, which limits each visitor by the IP address given here. */
export async function proxyToApi(
  app: FastifyInstance,
  upstream: string,
  /** Pages come from a CDN without an id; so the visitor's first call gets one, and counts by it already. */
  { givesVisitorIds = false } = {},
) {
  await app.register(async (scope) => {
    const isOverLimit = limitStreams(scope)
    const given = givesVisitorIds ? giveVisitorIds(scope) : new WeakMap<object, string>()
    endEventsOnStop(scope)
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream,
        prefix,
        // Its lines hold secret links: each request has a line of ours.
        disableRequestLogging: true,
        // Event streams and slow bodies keep theirs for minutes: with a fixed number everybody else would wait for them.
        undici: { connections: null },
        rewritePrefix: prefix,
        httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        replyOptions: {
          rewriteHeaders: withoutConnection,
          rewriteRequestHeaders: (request, headers) => {
            const cookie = given.get(request.raw)
            return {
              ...withoutConnection(headers),
              ...(cookie && { cookie }),
              'x-request-id': request.id,
              'x-forwarded-for': request.ip,
              'x-forwarded-host': request.host,
              'x-forwarded-proto': request.protocol,
            }
          },
          onError(reply, { error }) {
            if (isOverLimit(reply.request.raw)) {
              const [status, code, message] = tooLarge().refusal
              return void reply.code(status).send({ code, message, request_id: reply.request.id })
            }
            reply.log.warn({ error }, 'the API does not respond')
            return void reply.code(502).header('retry-after', '2').send({
              code: 'api-unreachable',
              message: 'Our server does not respond at the moment. Please try again.',
              request_id: reply.request.id,
            })
          },
        },
      })
    }
  })
}

/** What is said of a visitor's connection to the edge, or of the edge's to the API; the edge has answered `expect` itself. */
const ofConnection = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'upgrade']

const withoutConnection = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))

/** What the API hears as cookies of browsers without an id. Pictures stay without: a CDN keeps them. */
function giveVisitorIds(scope: FastifyInstance) {
  const given = new WeakMap<object, string>()
  scope.addHook('onRequest', async (request, reply) => {
    const made = request.url.startsWith('/media/') ? null : newVisitorId(request)
    if (!made) return
    reply.header('set-cookie', made.cookie)
    const { cookie } = request.headers
    given.set(request.raw, `${cookie ? `${cookie}; ` : ''}visitor=${made.id}`)
  })
  return given
}

/** Bodies that do not announce their length are counted on their way; the API would hang up in the middle of one. */
function limitStreams(scope: FastifyInstance) {
  const overLimit = new WeakSet<object>()
  scope.addHook('preParsing', async ({ raw, headers }, _reply, payload) => {
    if (headers['content-length'] !== undefined) return payload
    let bytes = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        if (bytes <= maxBodyBytes) return done(null, chunk)
        overLimit.add(raw)
        return done(tooLarge())
      },
    })
    return payload.pipe(counted)
  })
  return (request: object) => overLimit.has(request)
}

/** Event streams of the API have no end of their own, so they would hold up a stop; browsers follow them elsewhere. */
function endEventsOnStop(scope: FastifyInstance) {
  const open = new Set<() => void>()
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return payload
    const events = payload as Readable
    const sent = new PassThrough()
    const end = () => {
      events.unpipe(sent)
      events.destroy()
      sent.end()
    }
    open.add(end)
    events.once('error', end)
    sent.once('close', () => {
      open.delete(end)
      events.destroy()
    })
    return events.pipe(sent)
  })
  scope.addHook('preClose', async () => {
    for (const end of open) end()
  })
}
