import { expect, test } from '../support/fixtures.ts'
import { openPages } from '../support/site-pages.ts'

test.setTimeout(180_000)

const serverPages = async () =>
  (await openPages()).filter(({ render, access }) => render === 'server' && access === 'open')

test('W-009: every open page has title, description, canonical address and preview in its first HTML', async ({
  request,
  site,
}) => {
  const titles = new Map<string, string>()
  for (const { address } of await serverPages()) {
    const response = await request.get(address)
    // An address that leads elsewhere is that page.
    if (new URL(response.url()).pathname !== new URL(address, site.origin).pathname) continue
    const html = await response.text()
    const [head = ''] = html.split('</head>')
    const one = (pattern: RegExp) => {
      const found = [...head.matchAll(pattern)].map(([, value]) => value)
      expect.soft(found, `${address} ${pattern.source}`).toHaveLength(1)
      return found[0] ?? ''
    }
    const title = one(/<title[^>]*>([^<]+)<\/title>/g)
    expect.soft(titles.get(title), `${address} has the title of another page`).toBeUndefined()
    titles.set(title, address)
    expect.soft(one(/<meta name="description" content="([^"]+)"/g).length).toBeGreaterThan(20)
    expect
      .soft(one(/<link rel="canonical" href="([^"]+)"/g))
      .toMatch(new RegExp(`^${site.origin}/`))
    one(/<meta property="og:title" content="([^"]+)"/g)
    one(/<meta property="og:url" content="([^"]+)"/g)
  }
  expect(titles.size).toBeGreaterThan(8)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every open page shows its content', async ({ page, allowConsole }) => {
    allowConsole(/^request: csp/) // what a browser without scripts says of the preloads
    for (const { address, layout } of await serverPages()) {
      if (address === '/shop/shopping-bags') continue // a visitor's bag lies in the browser alone
      // What it shows is in the document; the pictures are loaded by other tests
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      const text = await page.getByRole('main').innerText()
      expect.soft(text.length, `${address}: ${text}`).toBeGreaterThan(120)
      await expect
        .soft(page.getByRole('banner'), address)
        .toHaveCount(layout === 'mobile-section' ? 0 : 1)
    }
  })
})
