import type { Page } from '@playwright/test'
import { demoAccount, fillSignIn } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectCartCount, expectSignedIn, mainLink } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { addToBag, simpleProducts } from '../support/products.ts'

test.describe.configure({ mode: 'parallel' })

/** What can be wrong with the browser's storage; each runs before any script of a page. */
const faults = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  },
  corrupt: () => {
    Storage.prototype.getItem = () => '{"half of a \uFFFD'
  },
}

/** What people do, and what must come of it all the same. */
const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'reads, and goes on to the shop': async (page) => {
    await visit(page, '/')
    await mainLink(page, 'Shop').click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  },
  'fills a bag': async (page) => {
    const [product] = await simpleProducts(1)
    if (!product) throw new Error('There is no product to buy.')
    await addToBag(page, product)
    await expectCartCount(page, 1)
  },
  'signs in, and sees the kids': async (page) => {
    await visit(page, '/login')
    await fillSignIn(page, demoAccount('guardian2@example.com'))
    await expectSignedIn(page)
    await visit(page, '/about-us')
  },
  'chooses what to book': async (page) => {
    await visit(page, '/event/childrens-book-fair')
    await page.getByRole('main').locator('a[href*="/event/booking"]').first().click()
    await expect(page).toHaveURL(/\/login|\/event\/booking/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

for (const [fault, breakStorage] of Object.entries(faults)) {
  for (const [task, perform] of Object.entries(tasks)) {
    test(`Y-035: with storage that is ${fault} somebody ${task}`, async ({
      page,
      allowConsole,
    }) => {
      // What cannot be read may have been a session: the server is asked.
      allowConsole(/401.*oauth\/token/)
      await page.addInitScript(breakStorage)
      await perform(page)
    })
  }
}
