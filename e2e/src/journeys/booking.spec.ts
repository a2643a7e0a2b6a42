import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { addKid, arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { isPhone } from '../support/header.ts'
import { hydrated, visit } from '../support/page-facts.ts'

// From the list to the ticket in one go: many pages, on a machine that may be slow.
test.setTimeout(180_000)

const title = 'Build a Cardboard Robot'
const kids = ['Tara', 'Kabir']
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function choosePayment(page: Page, outcome: string) {
  const button = page.getByRole('button', { name: /^Pay ₹/ })
  await button.click()
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
  await page.locator(`button[value=${outcome}]`).click()
  await expect(page).toHaveURL(/payment-status/)
  await hydrated(page)
}

test(
  'R-105, R-086, R-090: found by a filter, booked for two kids with a coupon, declined, paid, and the tickets are there',
  { tag: '@phone' },
  async ({ page, site }) => {
    await arriveSignedIn(page.context(), await makeGuardian(site.origin))
    await visit(page, '/activities/listing')
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: /^Kochi/ }).check()
    await expect(page).toHaveURL(/city=Kochi/)
    if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ activit/ }).click()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    // Each project takes its own date, so that seats are left for both.
    const dates = page.getByRole('region', { name: 'Dates and seats' })
    const book = dates.getByRole('link', { name: /^Book/ })
    await (isPhone(page) ? book.last() : book.first()).click()
    await page.getByRole('link', { name: 'Add a kid' }).click()
    for (const kid of kids) await addKid(page, kid)
    await page.getByRole('link', { name: 'Go on' }).click()
    for (const kid of kids) await page.getByRole('checkbox', { name: kid }).check()
    await expectAccessible(page)
    await goOn(page)
    await page.getByLabel('Coupon code').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Coupon WELCOME10 is applied.')).toBeVisible()
    await expectAccessible(page)
    await goOn(page)
    const pay = page.getByRole('button', { name: /^Book and pay ₹1,078/ })
    await pay.click()

    await choosePayment(page, 'decline')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/did not go through/)
    await expectAccessible(page)
    // The seats are kept: the same order is paid.
    await page.getByRole('link', { name: 'Try again' }).click()
    await choosePayment(page, 'success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked')
    for (const kid of kids)
      await expect(page.getByRole('img', { name: `QR code of the ticket of ${kid}` })).toBeVisible()
    await expectAccessible(page)
  },
)
