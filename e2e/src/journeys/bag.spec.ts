import { formatPrice } from '@brightyard/contract/money'
import type { Page } from '@playwright/test'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectCartCount, expectSignedIn } from '../support/header.ts'
import { bagLine, productAddress, simpleProducts } from '../support/products.ts'
import { visit } from '../support/page-facts.ts'
import { stockDesk } from '../support/stock.ts'

// Many steps, and machines of every speed.
test.setTimeout(180_000)

/** A product that no other test looks at: this one changes its price. */
async function ownProduct(project: string) {
  const own = (await simpleProducts(8)).at(project === 'phone' ? -1 : -2)
  if (!own) throw new Error('The shop has too few products.')
  return own
}

async function addToWishlist(page: Page, product: { id: number; name: string }) {
  await visit(page, productAddress(product))
  await expectSignedIn(page)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: `Add to wishlist: ${product.name}` })
    .first()
    .click()
  await expect(
    main.getByRole('button', { name: `Remove from wishlist: ${product.name}` }).first(),
  ).toBeVisible()
}

test(
  'C-029: from the wishlist into the bag, a new price is shown there and accepted, and a line is saved for later and comes back',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const product = await ownProduct(project.name)
    const desk = await stockDesk(site.origin, demoAccount('admin@example.com'))
    await arriveSignedIn(page.context(), await makeGuardian(site.origin))
    await addToWishlist(page, product)
    await visit(page, '/shop/wishlist')
    await page.getByRole('button', { name: `Move to bag: ${product.name}` }).click()
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    await expectCartCount(page, 1)

    const before = await desk.find(product)
    const was = before.after_discount_price_in_paise
    const changed = await desk.change(before, { after_discount_price_in_paise: was - 1_000 })
    try {
      await visit(page, '/shop/shopping-bags')
      const line = bagLine(page, product)
      const now = formatPrice(was - 1_000)
      await expect(line.getByText(`Was ${formatPrice(was)}, now ${now} for one.`)).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
      await line.getByRole('button', { name: `Keep it at ${now}` }).click()
      await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()

      await line.getByRole('button', { name: /^Save for later/ }).click()
      const saved = page.getByRole('region', { name: 'Saved for later (1)' })
      await expect(saved.getByRole('link', { name: product.name })).toBeVisible()
      await expect(page.getByText('Your bag is empty')).toBeVisible()
      await expectCartCount(page, 0)
      await saved.getByRole('button', { name: `Move to bag: ${product.name}` }).click()
      await expect(line).toBeVisible()
      await expect(saved).toHaveCount(0)
      await expectCartCount(page, 1)
    } finally {
      await desk.change(changed, { after_discount_price_in_paise: was })
    }
  },
)

test('a wishlist is seen by its link, and not any more once sharing has ended', async ({
  page,
  site,
  browser,
  allowConsole,
}, { project }) => {
  allowConsole(/404/) // the link that has ended
  const product = await ownProduct(project.name)
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await addToWishlist(page, product)
  await visit(page, '/shop/wishlist')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Link to your wishlist').inputValue()

  const friend = await (await browser.newContext()).newPage()
  await visit(friend, address)
  await expect(friend.getByRole('heading', { level: 1, name: 'Asha’s wishlist' })).toBeVisible()
  await expect(friend.getByRole('link', { name: product.name })).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The old link no longer works.')).toBeVisible()
  expect((await friend.goto(address))?.status()).toBe(404)
  await expect(friend.getByRole('link', { name: product.name })).toHaveCount(0)
  await friend.context().close()
})
