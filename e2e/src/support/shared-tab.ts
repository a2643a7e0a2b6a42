import type { Page } from '@playwright/test'
import { arriveSignedIn, demoAccount } from './accounts.ts'
import { test as base } from './fixtures.ts'
import { siteUnderTest } from './site.ts'

interface Options {
  /** The demonstration account that is signed in; nobody unless given. */
  username: string | undefined
}
interface WorkerFixtures {
  tabOf: (username: string | undefined) => Promise<Page>
}

/**
 * For many short tests that only look at pages: each worker shares one tab among those of a visitor, and one for each account, so
 * that scripts are compiled and people signed in once. Whatever changes data or storage needs a context of its own.
 */
export const test = base.extend<Options, WorkerFixtures>({
  username: [undefined, { option: true }],
  tabOf: [
    async ({ browser }, provide) => {
      const tabs = new Map<string | undefined, Page>()
      await provide(async (username) => {
        const open = tabs.get(username)
        if (open) return open
        const context = await browser.newContext({ baseURL: siteUnderTest().origin })
        if (username) await arriveSignedIn(context, demoAccount(username))
        const tab = await context.newPage()
        tabs.set(username, tab)
        return tab
      })
      for (const tab of tabs.values()) await tab.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tabOf, username }, provide) => {
    const tab = await tabOf(username)
    await provide(tab)
    for (const type of ['request', 'requestfinished', 'requestfailed']) tab.removeAllListeners(type)
  },
  context: ({ page }, provide) => provide(page.context()),
})
