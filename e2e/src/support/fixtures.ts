import { test as base, expect } from '@playwright/test'
import { watchConsole, type ConsoleWatch } from './console-watch.ts'
import { siteUnderTest, type SiteUnderTest } from './site.ts'

interface Fixtures {
  site: SiteUnderTest
  /** Announces what the pages of this test may say: `allowConsole(/404/)`. */
  allowConsole: ConsoleWatch['allow']
  watch: ConsoleWatch
}

/** Every test fails on a console error or warning, an exception, a failed request or a policy violation. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures that are needed from the pattern
  site: async ({}, provide) => provide(siteUnderTest()),
  baseURL: ({ site }, provide) => provide(site.origin),
  watch: [
    async ({ context }, provide, testInfo) => {
      const watch = await watchConsole(context)
      await provide(watch)
      expect.soft(watch.unannounced(), 'what the pages said').toEqual([])
      await watch.attachTo(testInfo)
    },
    { auto: true },
  ],
  allowConsole: ({ watch }, provide) => provide(watch.allow),
})

export { expect }
