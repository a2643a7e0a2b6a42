import { expectAccessible } from '../support/accessibility.ts'
import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { orderButton, writeAddress } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { addToBag, simpleProducts } from '../support/products.ts'

// From the product to the payment in one go: many pages, on a machine that may be slow.
test.setTimeout(180_000)

test(
  'Q-007, S-013: a payment whose window was closed is not lost',
  { tag: '@phone' },
  async ({ page, site }) => {
    const [product] = await simpleProducts(1)
    if (!product) return
    await arriveSignedIn(page.context(), await makeGuardian(site.origin))
    await addToBag(page, product)
    await page.goto('/shop/checkout')
    await writeAddress(page)
    await orderButton(page).click()

    // The payer goes back without paying: the order waits, and its payment opens once more.
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go to payment' }).click()

    // Paid, and the browser never comes back by itself: the gateway has notified the shop.
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
    await page.getByRole('button', { name: /^Pay, then close the window/ }).click()
    await page.goto('/shop/shopping-bags')
    await expect(page.getByText('Your bag is empty')).toBeVisible()
  },
)
