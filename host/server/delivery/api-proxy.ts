import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** What of the api is reached through the site: the two APIs, pictures, development pages, the sandbox gateway. */
const prefixes = ['/vendor', '/cms', '/media', '/dev', '/sandbox-gateway']

/** Hands calls on to the api, which counts each visitor's calls by the address given here. */
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
          reply.log.warn({ error }, 'the api does not answer')
          void reply.code(502).send({
            code: 'api-unreachable',
            message: 'Our server does not answer at the moment. Please try again.',
            request_id: reply.request.id,
          })
        },
      },
    })
  }
}
