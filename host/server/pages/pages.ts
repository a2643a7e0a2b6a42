import { PassThrough } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from '../delivery/security-headers.ts'
import { acceptedEncodings } from '../delivery/encodings.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import type { CachedPage } from './page-cache.ts'
import { type PageRenderer, renderPage, toCachedPage } from './render-page.ts'

export interface PagesOptions extends PageRenderer {
  /** Sent with the API calls of a render. */
  callHeaders: (requestId: string) => Readonly<Record<string, string>>
  /** Origins of remotes under development. */
  extraOrigins: readonly string[]
}

/** Serves every page. */
export function createPages(options: PagesOptions) {
  const { extraOrigins, callHeaders } = options

  function head(reply: FastifyReply, set: ActiveSet, status: number, nonce: string) {
    return (
      reply
        .code(status)
        .header('content-type', 'text/html; charset=utf-8')
        // The page depends on the visitor's release set, and may set the visitor id.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'accept-encoding, cookie')
        .header('content-security-policy', contentPolicy(nonce, extraOrigins))
        .header('x-release-set', String(set.set.number))
    )
  }

  function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    set: ActiveSet,
    page: CachedPage,
  ) {
    head(reply, set, page.status, 'none').header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const [encoding] = acceptedEncodings(request)
    if (encoding === 'br') return reply.header('content-encoding', 'br').send(page.brotli)
    if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(page.gzip)
    return reply.send(page.html)
  }

  async function renderBehind(set: ActiveSet, address: string, requestId: string) {
    const sink = { onRedirect() {}, onStart() {}, onHtml() {} }
    const outcome = await renderPage(set, address, callHeaders(requestId), options, sink)
    const page = outcome && (await toCachedPage(outcome))
    if (page) set.pages.keep(address, page)
  }

  async function stream(
    request: FastifyRequest,
    reply: FastifyReply,
    set: ActiveSet,
    address: string,
  ) {
    const [encoding] = acceptedEncodings(request)
    const packed = packer(encoding)
    const outcome = await renderPage(set, address, callHeaders(request.id), options, {
      onRedirect(to, status) {
        void reply.redirect(to, status)
      },
      onStart(status, nonce) {
        head(reply, set, status, nonce)
        if (encoding) reply.header('content-encoding', encoding)
        void reply.send(packed)
      },
      onHtml(html) {
        packed.write(html)
        packed.flush()
      },
    })
    packed.end()
    const page = outcome && (await toCachedPage(outcome))
    if (page) set.pages.keep(address, page)
    return reply
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply, set: ActiveSet) {
    const address = request.raw.url ?? '/'
    options.count?.(set.set.number, 'edge-view')
    const cached = set.pages.find(address)
    if (!cached) return stream(request, reply, set, address)
    if (!cached.fresh) {
      renderBehind(set, address, request.id).catch((error: unknown) => options.warn(String(error)))
    }
    return sendCached(request, reply, set, cached.page)
  }
}

/** A compressing stream that can be flushed after each part, so that the browser gets what is ready. */
function packer(encoding: 'br' | 'gzip' | undefined) {
  if (encoding === 'br') {
    return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  }
  if (encoding === 'gzip') return createGzip()
  return Object.assign(new PassThrough(), { flush() {} })
}
