import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../delivery/encodings.ts'
import { isKnownTag } from '../delivery/entity-tag.ts'
import { contentPolicy } from '../delivery/security-headers.ts'
import { sendBusyPage } from '../delivery/waiting-page.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { createBreakers } from './breakers.ts'
import { browserOnlyReleases } from './browser-only.ts'
import type { PageRenderer } from './compose-page.ts'
import type { WithFirstPicture } from './first-picture.ts'
import { createPageSource } from './page-source.ts'
import type { SentPage } from './sent-page.ts'
import { privateHeaders, sharedHeaders } from './shared-pages.ts'
import { createUnrenderedPages } from './unrendered-pages.ts'

export interface PagesOptions extends PageRenderer {
  /** Sent with the API calls of a render. */
  callHeaders: (requestId: string) => Readonly<Record<string, string>>
  /** Origins of remotes under development. */
  extraOrigins: readonly string[]
  withFirstPicture?: WithFirstPicture
  /** For finished pages. */
  cacheBytes: number
  warn: (message: string) => void
  /** Called for every page that is sent, and for every failed render. */
  count?: (set: number, what: 'edge-view' | 'edge-render-failed', place: { bucket: number }) => void
  /** What everybody outside the canary gets. */
  currentSet?: () => ActiveSet | null
  /** The group of a visitor's address, from 1; 0 where nobody compares sets. */
  groupOf?: (request: FastifyRequest) => number
  /** Counts a render for a visitor's address; returns after how many seconds it may have one, and 0 where it has it. */
  countRender?: (address: string) => number
}

/** For a visitor whose page a CDN may keep for others, if the page itself may be kept. */
interface Sharing {
  seconds: number
  /** Sets the cookies of a page that is not kept. */
  welcome: () => void
}

export type Pages = ReturnType<typeof createPages>

/** Serves every page. */
export function createPages(options: PagesOptions) {
  const breakers = createBreakers()
  const unrendered = createUnrenderedPages()
  const source = createPageSource({ ...options, breakers, unrendered })
  const policy = contentPolicy(options.extraOrigins)

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    set: ActiveSet,
    page: SentPage,
    sharing?: Sharing,
  ) {
    const isShared = sharing && page.status === 200 && page.isLasting
    if (!isShared) sharing?.welcome()
    void reply.code(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      ...(isShared ? sharedHeaders(sharing.seconds) : privateHeaders),
      'content-security-policy': policy,
      'x-release-set': String(set.set.number),
      etag: page.etag,
      ...(page.status === 503 && { 'retry-after': '5' }),
    })
    // A page without content has one tag, whatever its status says.
    if (page.status === 200 && isKnownTag(request.headers['if-none-match'], page.etag))
      return reply.code(304).send()
    const [encoding] = acceptedEncodings(request)
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.send(page.held(encoding) ?? (await page.body(encoding)))
  }

  return {
    /** Renders the most visited pages in a set that is about to take over, until the signal aborts. */
    warm: source.warm,
    /** Of these sets, the current one first: what visitors' browsers render, whole releases and single pages. */
    notRendered: (sets: readonly ActiveSet[]) => ({
      browserOnly: browserOnlyReleases(sets, breakers),
      unrenderedPages: unrendered.of(sets),
    }),
    async answer(request: FastifyRequest, reply: FastifyReply, set: ActiveSet, sharing?: Sharing) {
      const group = options.groupOf?.(request) ?? 0
      const headers = options.callHeaders(request.id)
      const countRender = () => options.countRender?.(request.ip) ?? 0
      const visitor = { group, countRender }
      const page = await source.get(set, request.raw.url ?? '/', headers, visitor)
      if ('retryAfterSeconds' in page) return sendBusyPage(reply, page.retryAfterSeconds)
      options.count?.(set.set.number, 'edge-view', { bucket: group })
      if (!('redirect' in page)) return send(request, reply, set, page, sharing)
      sharing?.welcome()
      const { 'cache-control': control } = privateHeaders
      return reply.header('cache-control', control).redirect(page.redirect, page.status)
    },
  }
}
