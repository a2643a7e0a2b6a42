import { addToCart } from '@brightyard/contract/calls'
import type { Page } from '@playwright/test'
import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectCartCount, expectSignedIn } from '../support/header.ts'
import { signedInCaller } from '../support/orders.ts'
import { readToTheEnd, visit } from '../support/page-facts.ts'
import { productAddress, simpleProducts } from '../support/products.ts'
import { watchRequests } from '../support/requests.ts'

// Three times away and back, on a machine that may be slow.
test.setTimeout(180_000)

const banner = (page: Page) => page.getByText(/^You are offline/)

async function loseConnection(page: Page) {
  await page.context().setOffline(true)
  await expect(banner(page)).toBeVisible()
}
async function comeBack(page: Page) {
  await page.context().setOffline(false)
  await expect(banner(page)).toHaveCount(0)
}

test('E-022: without a connection pages and changes say so and nothing typed is lost; when it is back they go on, and the badges catch up', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  const [product, other] = await simpleProducts(2)
  if (!product || !other) return
  const account = await makeGuardian(site.origin)
  await arriveSignedIn(context, account)
  const { settled } = watchRequests(page)
  await visit(page, productAddress(product))
  await expectSignedIn(page)
  await readToTheEnd(page)
  await settled()
  const main = page.getByRole('main')

  await test.step('a change is refused with words, and a page of what is not here says so', async () => {
    await loseConnection(page)
    await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click()
    await expect(page.getByText('Not added to your bag')).toBeVisible()
    await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await main
      .getByRole('region', { name: 'Goes well with this' })
      .getByRole('heading')
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByText('We could not load this product')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('back again the page is there, and the bag that another device has filled is counted', async () => {
    const call = await signedInCaller(site.origin, account)
    await call(addToCart, { ecomm_product_id: other.id })
    await comeBack(page)
    await expect(
      main.getByRole('button', { name: 'Add to bag', exact: true }).first(),
    ).toBeVisible()
    await expectCartCount(page, 1)
  })

  await test.step('a page whose code is not here comes with Try again, and by itself with the connection', async () => {
    await loseConnection(page)
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await expect(main.getByText('This page could not be loaded', { exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    await comeBack(page) // and the page is loaded again by itself
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('what was typed stays, and is saved when it can be', async () => {
    await visit(page, '/profile')
    const name = page.getByLabel('Name', { exact: true })
    const save = page.getByRole('button', { name: 'Save changes' })
    await name.fill('Asha Verma of Lake Road')
    await loseConnection(page)
    await save.click()
    await expect(main.getByText(/^We could not reach the server/)).toBeVisible()
    await expect(name).toHaveValue('Asha Verma of Lake Road')
    await comeBack(page)
    await expect(name).toHaveValue('Asha Verma of Lake Road')
    await save.click()
    await expect(page.getByText('Your details are saved.')).toBeVisible()
  })
})
