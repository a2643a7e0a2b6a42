import { accessibilityFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'
import { layOutRenamed } from '../support/renamed-release.ts'
import { firstText } from '../support/shop-release.ts'
import { currentSet } from '../support/site-pages.ts'
import { setOfTab } from '../support/tab.ts'

test('an override is seen by one browser alone, announced by a badge, and cleared in the inspector', async ({
  page,
  browser,
  site,
}) => {
  const version = `9.5.0-${Date.now()}`
  const address = await layOutRenamed('shop', version, { [firstText]: 'Only in this browser' })
  const before = (await currentSet()).number
  const answer = await page.goto(`/shop?remote.shop=${address}`)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['content-security-policy']).toContain(site.releasesOrigin)
  await expect(page).toHaveURL(/\/shop$/)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Only in this browser')
  expect((await currentSet()).number).toBe(before)

  const other = await browser.newContext({ baseURL: site.origin })
  const stranger = await other.newPage()
  const plain = await stranger.goto('/shop')
  expect(plain?.headers()['content-security-policy']).not.toContain(site.releasesOrigin)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(firstText)
  await other.close()

  await page.getByRole('button', { name: 'Override on: shop' }).click()
  const inspector = page.getByRole('dialog', { name: 'Inspector' })
  await inspector.getByRole('button', { name: 'Clear the override of shop' }).click()
  await expect(heading).toHaveText(firstText)
  await expect(page.getByRole('button', { name: /^Override on/ })).toHaveCount(0)
})

test('the inspector costs nothing until its keys are pressed; it says what runs, and works by keyboard', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visit(page, '/shop')
  await expect.poll(() => setOfTab(page)).toBeGreaterThan(0)
  const first = new Set(requested)
  expect([...first].filter((path) => path.startsWith('/inspector'))).toEqual([])
  await page.keyboard.press('Control+Shift+Period')
  const inspector = page.getByRole('dialog', { name: 'Inspector' })
  await expect(inspector.getByRole('heading', { name: 'Inspector' })).toBeFocused()
  const chunks = requested.filter((path) => path.startsWith('/assets/') && !first.has(path))
  expect(chunks.length, 'its code came with the press').toBeGreaterThan(0)

  await expect(inspector.getByRole('article').filter({ hasText: 'shop' })).toContainText(
    (await currentSet()).remotes['shop']?.release.version ?? '',
  )
  await expect(inspector).toContainText('from host; used by host')
  await expect(inspector).toContainText('filled by header')
  await expect(inspector).toContainText('host/navigated@1')
  expect(await accessibilityFindings(page, '.brightyard-inspector')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(inspector).toHaveCount(0)
})

test('an address that is not allowed sets nothing', async ({ request }) => {
  const answer = await request.get('/shop?remote.shop=https://evil.example/shop/', {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('not on the list')
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('remote-overrides')
})
