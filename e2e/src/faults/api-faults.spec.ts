import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'

const api = /\/(vendor|cms)\//

test('with the API down a list says so, the page stays, and Try again brings it back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  await visit(page, '/about-us')
  await page.route(api, (route) => route.abort())
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Shop', exact: true })
    .click()
  const main = page.getByRole('main')
  const retries = main.getByRole('button', { name: 'Try again' })
  await expect(retries.first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.unroute(api)
  await retries.first().click()
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible()
})

test('E-017: counts that cannot be loaded disturb nobody', async ({ page, site, allowConsole }) => {
  allowConsole(/^console/, /^request/)
  await page.route(/wishlist-cart-count|notification\/count|cart\/view/, (route) => route.abort())
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await visit(page, '/shop')
  await expectSignedIn(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
