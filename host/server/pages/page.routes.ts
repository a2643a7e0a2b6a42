import type { FastifyInstance } from 'fastify'
import { sendStartingPage } from '../delivery/waiting-page.ts'
import { followOverrideLink } from '../overrides/override-link.ts'
import { sendOverriddenPage } from '../overrides/overridden-page.ts'
import type { OverrideReader } from '../overrides/visitor-overrides.ts'
import type { SiteSets } from '../sets/site-sets.ts'
import type { BeaconTokens } from '../telemetry/beacon-tokens.ts'
import { ensureVisitorId, visitorId } from '../visitors/visitor-id.ts'
import type { PageRenderer } from './compose-page.ts'
import type { Pages } from './pages.ts'
import { isAnonymous } from './shared-pages.ts'

export interface PageRoutesOptions {
  pages: Pages
  sets: Pick<SiteSets, 'setFor' | 'isCanary'>
  overrides: OverrideReader
  tokens: BeaconTokens | null
  renderer: PageRenderer
  extraOrigins: readonly string[]
  /** How long a CDN may keep the pages of anonymous visitors; 0: not at all. */
  cdnSeconds: number
}

/** Every address that nothing else answers is a page. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions) {
  const { pages, sets, overrides, tokens, renderer, extraOrigins, cdnSeconds } = options
  app.get('/*', async (request, reply) => {
    if (await followOverrideLink(request, reply, overrides)) return reply
    const own = await overrides.of(request)
    const mayBeShared =
      cdnSeconds > 0 &&
      !sets.isCanary() &&
      own.stated.length === 0 &&
      isAnonymous(request) &&
      // Such as `/open`, which differs on phones.
      !String(reply.getHeader('vary')).includes('user-agent')
    const visitor = mayBeShared ? visitorId(request) : ensureVisitorId(request, reply)
    const set = sets.setFor(visitor)
    if (set && own.stated.length > 0)
      return sendOverriddenPage(reply, set, own, renderer, extraOrigins)
    if (!set) return sendStartingPage(reply)
    const welcome = () => {
      const id = visitor ?? ensureVisitorId(request, reply)
      const cookie = tokens?.cookieFor(request, id, set.set.number)
      if (cookie) reply.header('set-cookie', cookie)
    }
    if (mayBeShared) return pages.answer(request, reply, set, { seconds: cdnSeconds, welcome })
    welcome()
    return pages.answer(request, reply, set)
  })
}
