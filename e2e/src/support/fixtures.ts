import { type BrowserContext, test as base, expect as patientExpect } from '@playwright/test'
import { watchConsole, type ConsoleWatch } from './console-watch.ts'
import { announceSite, siteUnderTest, type SiteUnderTest } from './site.ts'
import { startTestSite } from './start-test-site.ts'

export interface Options {
  /** Tests of this project change the site itself: each of its workers starts one that nobody else looks at. */
  startsOwnSite: boolean
}
export interface WorkerFixtures extends Options {
  workerSite: SiteUnderTest
}
export interface Fixtures {
  site: SiteUnderTest
  /** Announces what the pages of this test may log: `allowConsole(/404/)`. */
  allowConsole: ConsoleWatch['allow']
  watch: ConsoleWatch
}

/**
 * Closing a context hangs when one of its pages commits a reload at that moment, such as the one after a sign-out:
 * Chromium gives the request to close to the document that goes, and the one that comes never gets it
 * (https://github.com/microsoft/playwright/issues/42068, https://issues.chromium.org/issues/536385539). Nothing is
 * under way on an empty page.
 */
const leavePages = (context: BrowserContext) =>
  Promise.all(
    context.pages().map((page) => page.goto('about:blank', { timeout: 5_000 }).catch(() => null)),
  )

/** Every test fails on a console error or warning, an exception, a failed request or a policy violation. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  startsOwnSite: [false, { option: true, scope: 'worker' }],
  workerSite: [
    async ({ startsOwnSite }, provide) => {
      if (!startsOwnSite) return provide(siteUnderTest())
      const site = await startTestSite('e2e-releases')
      announceSite(site)
      await provide(siteUnderTest())
      return site.stop()
    },
    // Before any hook: hooks use the site as well
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  site: ({ workerSite }, provide) => provide(workerSite),
  baseURL: ({ site }, provide) => provide(site.origin),
  watch: [
    async ({ context }, provide, testInfo) => {
      const watch = await watchConsole(context)
      await provide(watch)
      patientExpect.soft(watch.unannounced(), 'what the pages said').toEqual([])
      await watch.attachTo(testInfo)
      await leavePages(context)
    },
    { auto: true },
  ],
  allowConsole: ({ watch }, provide) => provide(watch.allow),
})

/**
 * playwright looks again after 0.1, 0.35, 0.85, 1.85 s and then every second, so that a poll ends up to a second after
 * what it waits for. These look every tenth of a second; how long they wait at most is the same.
 */
const poll: typeof patientExpect.poll = (actual, options) =>
  patientExpect.poll(actual, {
    intervals: [50, 100],
    ...(typeof options === 'string' ? { message: options } : options),
  })

export const expect: typeof patientExpect = new Proxy(patientExpect, {
  get: (target, name, receiver) =>
    name === 'poll' ? poll : (Reflect.get(target, name, receiver) as unknown),
})
