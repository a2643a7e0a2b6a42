import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectCartCount, expectSignedIn, expectWishlistCount, isPhone } from '../support/header.ts'
import { productAddress, simpleProducts } from '../support/products.ts'
import { visit } from '../support/page-facts.ts'

test('S-012: products are added to the wishlist, moved to the bag and removed, and the badge follows', async ({
  page,
  site,
}) => {
  const [first, second] = await simpleProducts(2)
  if (!first || !second) return
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  for (const product of [first, second]) {
    await visit(page, productAddress(product))
    await expectSignedIn(page)
    const heart = page.getByRole('main').getByRole('button', {
      name: `Add to wishlist: ${product.name}`,
      exact: true,
    })
    await heart.first().click()
    await expect(
      page.getByRole('button', { name: `Remove from wishlist: ${product.name}` }).first(),
    ).toHaveAttribute('aria-pressed', 'true')
  }
  if (!isPhone(page)) await expectWishlistCount(page, 2)

  await visit(page, '/shop/wishlist')
  await page.getByRole('button', { name: `Move to bag: ${first.name}` }).click()
  await expect(page.getByRole('main').getByRole('link', { name: first.name })).toHaveCount(0)
  await expectCartCount(page, 1)
  await page.getByRole('button', { name: `Remove: ${second.name}`, exact: true }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  if (!isPhone(page)) await expectWishlistCount(page, 0)
})

test('Z-025: a visitor’s heart leads to sign-in, and from there back to the product', async ({
  page,
}) => {
  const [first] = await simpleProducts(1)
  if (!first) return
  await visit(page, productAddress(first))
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to wishlist: ${first.name}`, exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?/)
  expect(new URL(page.url()).searchParams.get('redirectURL')).toBe(productAddress(first))
})
