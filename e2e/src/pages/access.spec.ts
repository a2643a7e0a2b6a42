import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressOf, visit } from '../support/page-facts.ts'
import { sitePages } from '../support/site-pages.ts'

// The host decides it by the page's access, no matter which page; that none is in the HTML is tried with all of them.
test('A-008: a protected page of each remote sends a visitor to sign in, and remembers where to', async ({
  page,
}) => {
  const pages = (await sitePages()).filter(({ access }) => access === 'protected')
  const oneOfEach = [...new Map(pages.map((one) => [one.remote, one.address])).values()]
  expect(oneOfEach.length).toBeGreaterThan(2)
  for (const address of oneOfEach) {
    const from = `${address}${address.includes('?') ? '&' : '?'}from=mail`
    await visit(page, from)
    await expect(page, address).toHaveURL(/\/login$/)
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).toContain(from)
  }
})

test('A-008: no protected page is part of the HTML that a visitor gets', async ({ request }) => {
  for (const { address, access } of await sitePages()) {
    if (access !== 'protected') continue
    const response = await request.get(address, { maxRedirects: 0 })
    const html = await response.text()
    expect(html, address).not.toContain('<h1')
  }
})

test('A-009: a signed-in person is sent home from every guest page', async ({ page, context }) => {
  const pages = (await sitePages()).filter(({ access }) => access === 'guest')
  expect(pages.map(({ address }) => address)).toContain('/login')
  await arriveSignedIn(context, demoAccount('guardian2@example.com'))
  for (const { address } of pages) {
    await page.goto(address)
    await expect.poll(() => addressOf(page), address).toBe('/')
  }
})
