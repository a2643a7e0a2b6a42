import type { Page } from '@playwright/test'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { goInside } from '../support/go-inside.ts'
import { answerWith } from '../support/hostile-answers.ts'
import { visit } from '../support/page-facts.ts'
import { scriptPayloads } from '../support/script-payloads.ts'
import { builtPages, type SitePage } from '../support/site-pages.ts'

test.describe.configure({ mode: 'parallel' })

type Role = NonNullable<SitePage['roles']>[number]
/** Each page is shown to one who may see it: to a guardian, otherwise to an administrator. */
const mayOpen = (role: Role) => (page: SitePage) => !page.roles || page.roles.includes(role)
const pages = builtPages().filter(({ access }) => access !== 'guest')
const [forGuardians, others] = [
  pages.filter(mayOpen('guardian')),
  pages.filter((page) => !mayOpen('guardian')(page) && mayOpen('superAdmin')(page)),
]

for (const [username, shown] of [
  ['guardian@example.com', forGuardians],
  ['admin@example.com', others],
] as const) {
  test(`Y-023, V-013: script in any text that ${username} is shown stays text`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/40[34]/) // samples that are nobody's, or somebody else's
    await arriveSignedIn(context, demoAccount(username))
    await visit(page, '/')
    await answerWith(page, scriptPayloads)
    const read = new Set<string>()
    const planted: string[] = []
    for (const { address } of shown) {
      await goInside(page, address)
      const found = await look(page)
      for (const number of found.payloads) read.add(number)
      planted.push(...found.planted.map((what) => `${address}: ${what}`))
    }
    // A call under way would be cut off by the end of the test.
    await page.unrouteAll({ behavior: 'wait' })
    expect(planted).toEqual([])
    expect(read.size, 'payloads that were shown as text').toBeGreaterThan(shown.length / 2)
    if (shown === forGuardians) expect(read.size).toBe(scriptPayloads.length)
  })
}

/** The payloads that are on the page as text, and what of one has become markup. */
const look = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')]
    const isPlanted = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          /^\s*(javascript:|data:text\/html)/i.test(value),
      ) ||
      (element.matches('script:not([type="application/ld+json"])') &&
        element.textContent?.includes('ran('))
    const texts = document.body.textContent ?? ''
    return {
      planted: all.filter(isPlanted).map(({ outerHTML }) => outerHTML.slice(0, 200)),
      payloads: [...texts.matchAll(/ran\((\d+)\)/g)].map(([, number = '']) => number),
    }
  })
