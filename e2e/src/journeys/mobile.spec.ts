import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { widerThanWindow } from '../support/page-facts.ts'
import { builtPages } from '../support/site-pages.ts'

const pages = builtPages().filter(({ path }) => path.startsWith('/mobile/'))
const phone = { width: 360, height: 740 }
const scriptBudget = 90_000

test('W-006, Z-020: the addresses under /mobile are those of the apps, open, and in the layout of the apps', () => {
  const texts = 'abt-us calculation calculation/session class-faqs class-terms contact-us'
  const more = 'copy-right earned-points faq p-policy partner-faq partner-register refer-terms'
  const last = 'refund-details t-service campaign/:slug? feed/:slug?'
  const named = `${texts} ${more} ${last}`.split(' ').map((name) => `/mobile/${name}`)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
  for (const { layout, access } of pages) {
    expect(layout).toBe('mobile-section')
    expect(access).toBe('open')
  }
})

test('M-018, M-019: pages of the apps are whole without header, storage or scripts of the site, at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  // As in a web view whose storage is switched off
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  let scripts = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts += (await response.body().catch(() => Buffer.alloc(0))).length
  })
  for (const { address } of pages) {
    scripts = 0
    const response = await page.goto(address)
    expect.soft(response?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    for (const role of ['banner', 'contentinfo'] as const)
      await expect.soft(page.getByRole(role), address).toHaveCount(0)
    await expect.soft(page.getByRole('button', { name: /chat/i }), address).toHaveCount(0)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    expect.soft(await widerThanWindow(page), address).toEqual([])
    expect.soft(scripts, address).toBeLessThan(scriptBudget)
  }
})

test('M-004, M-006, M-008: answers open by keyboard, numbers are dialled with a tap, and points show who has them', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/mobile/class-faqs')
  const question = page.locator('summary').filter({ hasText: 'What if we miss a class?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Recordings of live classes stay for thirty days')).toBeVisible()

  await page.goto('/mobile/contact-us')
  const call = page.getByRole('link', { name: 'Call 080 4000 1234' })
  await expect(call).toHaveAttribute('href', 'tel:08040001234')
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.goto('/mobile/earned-points')
  await expect(page.getByText('You have')).toBeHidden()
  await arriveSignedIn(context, demoAccount('guardian@example.com'))
  await page.goto('/mobile/earned-points')
  await expect(page.getByRole('status').filter({ hasText: /You have\s*\d+ points/ })).toBeVisible()
})

test('M-020: an unknown address under /mobile says so in the layout of the apps', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const response = await page.goto('/mobile/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})
