import { expect, test } from '../support/fixtures.ts'
import { currentSet, openPages } from '../support/site-pages.ts'

/** One address of every kind of answer. */
async function everyKindOfAnswer(origin: string) {
  const html = await (await fetch(`${origin}/shop`)).text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? `no ${pattern.source} in the page`
  const { shop } = (await currentSet()).remotes
  const entry = `/r/shop/${shop?.release.version}/${shop?.release.document.entry.browser}`
  return [
    '/',
    '/shop',
    '/no-such-page',
    '/favicon.svg',
    '/robots.txt',
    find(/src="(\/assets\/[^"]+\.js)"/),
    find(/href="(\/fonts\/[^"]+)"/),
    find(/src="(\/media\/[^"]+)"/),
    entry,
    '/r/shop/no-such-version/remoteEntry.js',
    '/vendor/api/web/settings',
    '/vendor/api/user',
    '/cms/api/no-such-call',
  ]
}

test('Y-009: every kind of answer carries the security headers', async ({ site }) => {
  for (const address of await everyKindOfAnswer(site.origin)) {
    const { headers } = await fetch(site.origin + address, { redirect: 'manual' })
    const got = (name: string) => `${address}: ${headers.get(name)}`
    expect.soft(got('strict-transport-security')).toContain('max-age=31536000; includeSubDomains')
    expect.soft(got('x-content-type-options')).toBe(`${address}: nosniff`)
    expect.soft(got('referrer-policy')).toMatch(/: (strict-origin|no-referrer|same-origin)/)
    expect.soft(got('permissions-policy')).toContain('camera=()')
    expect.soft(got('x-powered-by')).toBe(`${address}: null`)
  }
})

test('Y-007: every open page has an enforced policy without unsafe scripts', async ({ site }) => {
  for (const { address } of await openPages()) {
    const { headers } = await fetch(site.origin + address) // of the page that it leads to
    const policy = headers.get('content-security-policy') ?? ''
    const directive = (name: string) =>
      policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? `${address} has no ${name}`
    expect.soft(directive('script-src')).toMatch(/^script-src 'self'/)
    expect.soft(directive('script-src')).not.toMatch(/unsafe|https?:|\*/)
    expect.soft(directive('object-src')).toBe(`object-src 'none'`)
    expect.soft(directive('base-uri')).toBe(`base-uri 'none'`)
    expect.soft(directive('frame-ancestors')).toBe(`frame-ancestors 'none'`)
    expect.soft(headers.has('content-security-policy-report-only')).toBe(false)
  }
})

test('files that never change are cached by browsers, and sent compressed', async ({ site }) => {
  const { shop } = (await currentSet()).remotes
  const entry = `${site.origin}/r/shop/${shop?.release.version}/${shop?.release.document.entry.browser}`
  const { headers } = await fetch(entry, { headers: { 'accept-encoding': 'br' } })
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('content-type')).toContain('javascript')
})

test('a page is requested again with its ETag', async ({ request }) => {
  const first = await request.get('/shop')
  // The first answer is streamed; the next one is the finished page with its ETag.
  await first.text()
  await expect.poll(async () => (await request.get('/shop')).headers()['etag']).toBeTruthy()
  const etag = (await request.get('/shop')).headers()['etag'] ?? ''
  const again = await request.get('/shop', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})
