import { addToCart } from '@brightyard/contract/calls'
import { accessibilityFindings } from '../support/accessibility.ts'
import { fillSignIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectCartCount, expectSignedIn, header, isPhone } from '../support/header.ts'
import { signedInCaller } from '../support/orders.ts'
import { addToBag, bagLine, productAddress, simpleProducts } from '../support/products.ts'
import { hydrated, visit } from '../support/page-facts.ts'

test(
  'S-009 S-017: a visitor goes from home to the shop, filters, and opens a product',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/')
    if (isPhone(page)) await header(page).menu.click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Shop', exact: true })
      .click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await visit(page, '/shop/search-result')
    const found = page.getByRole('status').filter({ hasText: 'found' })
    const all = await found.textContent()
    const phone = isPhone(page)
    if (phone) await page.getByRole('button', { name: /^Filters/ }).click()
    const filters = phone
      ? page.getByRole('dialog', { name: 'Filters' })
      : page.getByRole('region', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /6–8 years/ }).click()
    await expect(page).toHaveURL(/\?age=6-8$/)
    if (phone) {
      expect(await accessibilityFindings(page)).toEqual([])
      await filters.getByRole('button', { name: /^Show/ }).click()
    }
    await expect(found).not.toHaveText(all ?? '')
    const narrowed = await found.textContent()
    await page.reload()
    await hydrated(page)
    await expect(found).toHaveText(narrowed ?? '')
    const filtered = page.url()

    const product = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading')
      .getByRole('link')
    const name = await product.first().textContent()
    await product.first().click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(filtered)
  },
)

test(
  'S-008, Q-042: a press of “Add to bag” counts before the page’s scripts have come',
  { tag: '@phone' },
  async ({ page, hasTouch }) => {
    const [product] = await simpleProducts(1)
    if (!product) return
    await page.goto(productAddress(product))
    const button = page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true })
    await (hasTouch ? button.first().tap() : button.first().click())
    await expect(page.getByRole('link', { name: 'In your bag. View bag' })).toBeVisible()
    await expectCartCount(page, 1)
  },
)

test('S-020: an out-of-stock product is marked in the list and on its page, and cannot be added', async ({
  page,
}) => {
  await visit(page, '/shop/search-result?stock=out')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByText('Out of stock')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Add to bag/ })).toBeHidden()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/product-details/)
  await expect(page.getByText('Out of stock', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to bag', exact: true })).toBeHidden()
  // A visitor is asked to sign in, and reads what for.
  await page
    .getByRole('button', { name: /^Tell me when it is back: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/we tell you when it is back/)
})

test(
  'S-008: a picture of a product opens larger, by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/shop/product-details/details?ecommID=109')
    const enlarge = page.getByRole('button', { name: 'Enlarge the picture' })
    await enlarge.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const box = dialog.getByRole('group', { name: /^Picture 1 of/ })
    await expect(box).toBeVisible()
    const widths = () => box.evaluate((area) => [area.scrollWidth, area.clientWidth] as const)
    await dialog.getByRole('button', { name: 'Larger' }).press('Enter')
    await expect
      .poll(async () => {
        const [content, shown] = await widths()
        return Math.round(content / shown)
      })
      .toBe(2)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
  },
)

test('C-025: signing in merges the visitor’s bag, and the badges follow in every tab', async ({
  page,
  context,
  site,
}) => {
  const [first, second] = await simpleProducts(2)
  if (!first || !second) return
  const account = await makeGuardian(site.origin)

  // The account has the second product already, from another browser.
  const call = await signedInCaller(site.origin, account)
  await call(addToCart, { ecomm_product_id: second.id })

  await addToBag(page, first)
  const otherTab = await context.newPage()
  await visit(otherTab, '/shop')
  await expectCartCount(otherTab, 1)

  await visit(page, '/shop/shopping-bags')
  await page.getByRole('link', { name: 'Sign in to check out' }).click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL(/\/shop\/shopping-bags$/)
  await expect(bagLine(page, first)).toBeVisible()
  await expect(bagLine(page, second)).toBeVisible()
  await expectCartCount(page, 2)
  await expectSignedIn(otherTab)
  await expectCartCount(otherTab, 2)

  await bagLine(page, first)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(bagLine(page, first)).toHaveCount(0)
  await expectCartCount(page, 1)
  await expectCartCount(otherTab, 1)
})

test('what was removed from the bag comes back with Undo', async ({ page }) => {
  const [first] = await simpleProducts(1)
  if (!first) return
  await addToBag(page, first)
  await visit(page, '/shop/shopping-bags')
  await bagLine(page, first)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('Your bag is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bagLine(page, first)).toBeVisible()
})
