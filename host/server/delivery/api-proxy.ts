import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** Paths that the edge proxies to the API: the two APIs, pictures, development pages, the sandbox gateway. */
const prefixes = ['/vendor', '/cms', '/media', '/dev', '/sandbox-gateway']

/** Proxies calls to the API, which limits each visitor by the IP address given here. */
export async function proxyToApi(app: FastifyInstance, upstream: string) {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => {
          return {
            ...headers,
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          }
        },
        onError(reply, { error }) {
          reply.log.warn({ error }, 'the API does not respond')
          void reply.code(502).send({
            code: 'api-unreachable',
            message: 'Our server does not respond at the moment. Please try again.',
            request_id: reply.request.id,
          })
        },
      },
    })
  }
}
