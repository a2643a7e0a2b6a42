import type { Page } from '@playwright/test'
import { expectAccessible } from '../stage/accessibility.ts'
import { makeGuardian, signIn } from '../stage/accounts.ts'
import { expect, test } from '../stage/fixtures.ts'
import { expectCartCount } from '../stage/header.ts'
import { addToBag, bagLine, simpleProducts } from '../stage/products.ts'
import { hydrated } from '../stage/page-facts.ts'

/** WELCOME10 counts from ₹500 on. */
const couponMinimumInPaise = 500_00

const orderButton = (page: Page) => page.getByRole('button', { name: /^Order and pay/ })

/** Ends the payment on the gateway's own page, and comes back to the shop. */
async function payWith(page: Page, choice: RegExp) {
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('button', { name: choice }).click()
  await expect(page).toHaveURL(/\/shop\//)
  await hydrated(page)
}

async function writeAddress(page: Page) {
  const form = page.getByRole('form', { name: 'New address' })
  await form.getByLabel('Who receives it?').fill('Asha Verma')
  await form.getByLabel('Mobile number for the courier').fill('98765 00001')
  await form.getByLabel('House number and street').fill('12 Lake Road')
  await form.getByLabel('PIN code').fill('560034')
  await form.getByLabel('City').fill('Bengaluru')
  await form.getByLabel('State').selectOption('Karnataka')
  await form.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByRole('radio', { name: /^Asha Verma/ })).toBeChecked()
  // With the address everything is reckoned anew; until then there is nothing to agree to.
  await expect(page.getByRole('radio', { name: /^Standard delivery/ })).toBeChecked()
  await expect(orderButton(page)).toBeEnabled()
}

// From the product to the order in one go: many pages, on a machine that may be slow.
test.setTimeout(180_000)

test('S-004, S-011, S-013, C-019, C-032, X-030: a guardian orders with a coupon, is declined, tries again and has bought once', async ({
  page,
  site,
}) => {
  const [product] = await simpleProducts(1, couponMinimumInPaise)
  if (!product) return
  const cartsById: string[] = []
  page.on('request', (request) => {
    if (/\/api\/cart\/\d+/.test(request.url())) cartsById.push(request.url())
  })
  await signIn(page, await makeGuardian(site.origin))
  await addToBag(page, product)

  await page.getByRole('link', { name: 'In your bag. View bag' }).click()
  await expect(bagLine(page, product)).toBeVisible()
  await page.getByLabel('Coupon code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()

  // The coupon came along, and an address is needed first.
  await expect(page).toHaveURL(/\/shop\/checkout$/)
  await expect(page.getByText('Coupon WELCOME10', { exact: true })).toBeVisible()
  await writeAddress(page)
  await expectAccessible(page)
  const sum = (await orderButton(page).textContent())?.replace('Order and pay ', '') ?? ''
  expect(sum).toMatch(/^₹/)
  await orderButton(page).dblclick()

  await payWith(page, /^Decline/)
  await expect(page.getByRole('heading', { name: 'The payment did not work' })).toBeInViewport()
  await expectCartCount(page, 1)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Coupon WELCOME10', { exact: true })).toBeVisible()
  await expect(orderButton(page)).toHaveText(`Order and pay ${sum}`)
  await orderButton(page).click()

  await payWith(page, /^Pay The bank pays at once/)
  await expect(page).toHaveURL(/\/shop\/thanku\?order_code=/)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeInViewport()
  await expectCartCount(page, 0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(product.name)).toBeVisible()

  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page).toHaveURL(/\/shop\/order-history\/order-details\/\d+$/)
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
  await page.goto('/shop/order-history')
  const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name })
  expect(cartsById).toEqual([]) // a page asks for the own cart, never for one by its id
  await expect(orders).toHaveCount(2) // the one that was declined, and the one that was bought
})

test('Q-007, S-013: a payment whose window was closed is not lost', async ({ page, site }) => {
  const [product] = await simpleProducts(1)
  if (!product) return
  await signIn(page, await makeGuardian(site.origin))
  await addToBag(page, product)
  await page.goto('/shop/checkout')
  await writeAddress(page)
  await orderButton(page).click()

  // The payer goes back without paying: the order waits, and its payment opens once more.
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to the payment' }).click()

  // Paid, and the browser never comes back by itself: the gateway has told the shop.
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
  await page.getByRole('button', { name: /^Pay, then close the window/ }).click()
  await page.goto('/shop/shopping-bags')
  await expect(page.getByText('Your bag is empty')).toBeVisible()
})
