import { arriveSignedIn, demoAccount } from '../stage/accounts.ts'
import { expectAccessible } from '../stage/accessibility.ts'
import { expect, test } from '../stage/fixtures.ts'
import { visit, widerThanWindow } from '../stage/page-facts.ts'
import { openPages, sitePages } from '../stage/site-pages.ts'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

test.setTimeout(240_000)

for (const [size, viewport] of Object.entries(sizes)) {
  test(`W-012, Y-007: every open page is accessible and quiet on a ${size}`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize(viewport)
    for (const { address } of await openPages()) {
      await test.step(address, async () => {
        const earlier = watch.unannounced().length
        await visit(page, address)
        await expectAccessible(page)
        expect(await widerThanWindow(page), `${address} at ${viewport.width}`).toEqual([])
        expect(watch.unannounced().slice(earlier), address).toEqual([])
      })
    }
  })
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`W-012, Y-007: every page of a guardian is accessible and quiet on a ${size}`, async ({
    page,
    context,
    watch,
  }) => {
    await arriveSignedIn(context, demoAccount('guardian@example.com'))
    await page.setViewportSize(viewport)
    for (const { address, access } of await sitePages()) {
      if (access !== 'protected' && address !== '/shop/shopping-bags') continue
      await test.step(address, async () => {
        const earlier = watch.unannounced().length
        await visit(page, address)
        await expect(page.getByRole('banner').getByRole('button', { name: /unread/ })).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page)
        expect(await widerThanWindow(page), `${address} at ${viewport.width}`).toEqual([])
        expect(watch.unannounced().slice(earlier), address).toEqual([])
      })
    }
  })
}

test('W-013: no page scrolls sideways at 320, 768, 1024 and 1536 px', async ({ page }) => {
  for (const { address } of await openPages()) {
    await visit(page, address)
    for (const width of [320, 768, 1024, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await widerThanWindow(page), `${address} at ${width}`).toEqual([])
    }
  }
})
