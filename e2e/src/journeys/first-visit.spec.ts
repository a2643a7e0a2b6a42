import { readFile } from 'node:fs/promises'
import { accessibilityFindings, expectAccessible } from '../support/accessibility.ts'
import { codeFor } from '../support/accounts.ts'
import { couponMinimumInPaise, orderButton, payWith, writeAddress } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectCartCount, expectSignedIn, header, openOwnMenu } from '../support/header.ts'
import { hydrated, visit, widerThanWindow } from '../support/page-facts.ts'
import { addToBag, bagLine, simpleProducts } from '../support/products.ts'

// Many pages in one go, on a machine that may be slow.
test.setTimeout(300_000)

test(
  'C-010, C-019, C-032, C-033, C-034, H-037, S-004, S-006, S-011, S-013, S-014, S-023, X-030: from the first visit to a bag, an account, an order with a coupon, its invoice and its cancellation',
  { tag: '@phone' },
  async ({ page, browser, site }, { project }) => {
    const [first, second] = await simpleProducts(2, couponMinimumInPaise)
    if (!first || !second) return
    const username = `asha-${project.name}-${Date.now()}@example.com`
    const cartsById: string[] = []
    page.on('request', (request) => {
      if (/\/api\/cart\/\d+/.test(request.url())) cartsById.push(request.url())
    })

    await test.step('a visitor fills a bag, which is counted and outlives a reload', async () => {
      await visit(page, '/')
      await addToBag(page, first)
      await expectCartCount(page, 1)
      await addToBag(page, second)
      await expectCartCount(page, 2)
      await header(page).cart.click()
      await expect(page).toHaveURL(/\/shop\/shopping-bags$/)
      await bagLine(page, first)
        .getByRole('button', { name: /^Increase/ })
        .click()
      await expect(page.getByText('2 items, 3 pieces.')).toBeVisible()
      const total = page.getByRole('region', { name: 'Summary' }).locator('dd').last()
      const paid = await total.textContent()
      await page.reload()
      await hydrated(page)
      await expect(bagLine(page, first)).toBeVisible()
      await expect(bagLine(page, second)).toBeVisible()
      await expect(total).toHaveText(paid ?? '')
      await expectCartCount(page, 2)
      expect(await accessibilityFindings(page)).toEqual([])
    })

    await test.step('a new account, confirmed by the code in an email, has the bag', async () => {
      await page.getByRole('link', { name: 'Sign in to check out' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
      await page.getByRole('button', { name: 'Create an account' }).click()
      await expect(page.getByText('Please accept the terms of service to continue.')).toBeVisible()
      await page.getByLabel('Your name').fill('Asha Verma')
      await page.getByLabel('Email or mobile number').fill(username)
      await page.getByLabel('Password', { exact: true }).fill('lychee-kite-42')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create an account' }).click()
      await page.getByLabel('Code').fill(await codeFor(site.origin, username))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page).toHaveURL(/\/shop\/shopping-bags$/)
      await expectSignedIn(page)
      await expect(bagLine(page, first)).toBeVisible()
      await expect(bagLine(page, second)).toBeVisible()
      await expectCartCount(page, 2)
    })

    let sum = ''
    await test.step('the coupon of the bag counts in the checkout, which needs an address', async () => {
      await page.getByLabel('Coupon code').fill('WELCOME10')
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to checkout' }).click()
      await expect(page).toHaveURL(/\/shop\/checkout$/)
      await expect(page.getByText('Coupon WELCOME10', { exact: true })).toBeVisible()
      await writeAddress(page)
      await expectAccessible(page)
      sum = (await orderButton(page).textContent())?.replace('Order and pay ', '') ?? ''
      expect(sum).toMatch(/^₹/)
    })

    await test.step('a payment that is declined costs nothing, and the next one buys once', async () => {
      await orderButton(page).dblclick()
      await payWith(page, /^Decline/)
      await expect(
        page.getByRole('heading', { name: 'Your payment did not go through' }),
      ).toBeInViewport()
      await expectCartCount(page, 2)
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
      await hydrated(page)
      await expect(page.getByText(first.name)).toBeVisible()
    })

    let code = ''
    await test.step('the order is found again among the orders', async () => {
      await page.getByRole('link', { name: 'See the order' }).click()
      await expect(page).toHaveURL(/\/shop\/order-history\/order-details\/\d+$/)
      const heading = page.getByRole('heading', { level: 1, name: /^Order of / })
      await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
      await expect(heading).toBeVisible()
      code = (await page.getByText(/^BY-[\w-]+$/).textContent()) ?? ''
      await openOwnMenu(page)
      await page.getByRole('link', { name: 'Orders', exact: true }).click()
      await expect(page).toHaveURL(/\/shop\/order-history$/)
      const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: first.name })
      await expect(orders).toHaveCount(2) // the one that was declined, and the one that was bought
      const bought = orders.filter({ hasText: code })
      await bought.getByRole('link', { name: /^Order of / }).click()
      await expect(page.getByText(code, { exact: true })).toBeVisible()
      await expectAccessible(page)
      expect(await widerThanWindow(page)).toEqual([])
    })

    await test.step('its invoice is a document', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download invoice' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^brightyard-invoice-BY-.*\.pdf$/)
      const file = await readFile(await download.path())
      expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    })

    await test.step('until it is packed it can be cancelled, and its timeline says so', async () => {
      const steps = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem')
      await expect(steps).toContainText(['Placed', 'Paid', 'Packed', 'Shipped', 'Delivered'])
      await page.getByRole('button', { name: 'Cancel this order' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })
      await expect(dialog).toContainText('will be refunded to your original payment method')
      await dialog.getByLabel(/Why are you cancelling/).fill('Ordered twice')
      await dialog.getByRole('button', { name: 'Cancel the order' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator(':focus')).toContainText('This order is cancelled')
      await expect(steps).toContainText(['Placed', 'Paid', 'Cancelled', 'Refunded'])
      await expect(steps.nth(2).locator('time')).toHaveAttribute('datetime', /T/)
      await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)
    })

    await test.step('its tracking link works without signing in', async () => {
      const tracking = await page.getByRole('link', { name: 'Tracking page' }).getAttribute('href')
      const stranger = await browser.newContext({ baseURL: site.origin })
      const outside = await stranger.newPage()
      await visit(outside, tracking ?? '')
      const followed = outside.getByRole('region', { name: `Order ${code}` })
      await expect(followed.getByRole('listitem')).toContainText(['Placed', 'Paid', 'Cancelled'])
      await expect(outside.getByRole('main')).not.toContainText('Lake Road')
      await stranger.close()
    })

    expect(cartsById).toEqual([]) // a page requests the visitor's own cart, never one by its id
  },
)
