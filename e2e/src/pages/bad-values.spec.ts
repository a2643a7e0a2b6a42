import { badWords } from '@brightyard/contract/testing'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { sitePages } from '../support/site-pages.ts'

test('V-016: 60 bad values in the addresses of open pages are answered with 404 and the page for it', async ({
  site,
}) => {
  expect(new Set(badWords).size).toBe(60)
  const patterns = (await sitePages())
    .filter(
      ({ path, access, render }) => access === 'open' && render === 'server' && path.includes(':'),
    )
    .map(({ path }) => path.replace(/:\w+\??/, '{value}'))
  expect(patterns).toContain('/blog/{value}')
  patterns.push('/shop/product-details/details?ecommID={value}')
  // Each value goes to two of the pages, so that each page meets many of them and the whole stays short.
  for (const [place, value] of badWords.entries()) {
    for (const turn of [0, 1]) {
      const pattern = patterns[(place + turn) % patterns.length] ?? ''
      const address = pattern.replace('{value}', () => encodeURIComponent(value))
      const response = await fetch(site.origin + address, { redirect: 'manual' })
      expect.soft(response.status, address).toBe(404)
      const title = /<title>([^<]*)/.exec(await response.text())?.[1]
      expect.soft(title, address).toContain('This page could not be found')
    }
  }
})

const ownPages: readonly [page: string, values: readonly string[]][] = [
  ['/dashboard/', ['abc', '1e3', "7'--"]],
  ['/shop/order-history/order-details/', ['-1', '1.5', '\0']],
  ['/transection/', ['0', '<script>alert(1)</script>', 'x'.repeat(41)]],
  ['/profile/student?Id=', ['abc']],
]

test('V-016: bad values in the addresses of own pages show that there is no such page, and fetch nothing', async ({
  page,
  context,
}) => {
  await arriveSignedIn(context, demoAccount('guardian2@example.com'))
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(students|orders|transactions)\//.test(pathname)) requested.push(pathname)
  })
  for (const [path, values] of ownPages) {
    for (const value of values) {
      await page.goto(path + encodeURIComponent(value))
      await expect(
        page.getByRole('heading', { level: 1, name: 'Page not found' }),
        path + value,
      ).toBeVisible()
    }
  }
  expect(requested).toEqual([])
})
