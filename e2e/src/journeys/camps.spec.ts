import { expectAccessible } from '../support/accessibility.ts'
import { addKid, fillSignIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, visit } from '../support/page-facts.ts'

// From the type of camps to the ticket and back in one go: many pages, on a machine that may be slow.
test.setTimeout(180_000)

const camp = 'Ten Goals a Day'

test(
  'R-109, T-001, T-002, T-003, T-004, T-005, R-007: from a type of camps to a ticket, which is cancelled',
  { tag: '@phone' },
  async ({ page, site }) => {
    const guardian = await makeGuardian(site.origin)
    await visit(page, '/talentbox/types/camp-types')
    await page.getByRole('link', { name: 'All categories' }).click()
    await page.getByRole('link', { name: 'Ball Games' }).click()
    await page.getByRole('link', { name: 'Football Weeks' }).click()
    await page.getByLabel('City').selectOption('Hyderabad')
    await expect(page).toHaveURL(/city=Hyderabad/)
    await page.getByRole('link', { name: camp }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(camp)

    // A visitor is led to sign in, and back to what was chosen.
    await page.getByRole('link', { name: 'Choose Player', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign in to book “${camp}”`)
    await fillSignIn(page, guardian)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Book ${camp}`)
    await page.getByRole('link', { name: 'Add a kid' }).click()
    await addKid(page, 'Tara')
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.getByRole('checkbox', { name: 'Tara' }).check()
    const pay = page.getByRole('button', { name: 'Book and pay ₹2,400.00' })
    await expect(pay).toBeVisible()
    await expectAccessible(page)
    await pay.click()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//)
    await page.locator('button[value=success]').click()

    await expect(page).toHaveURL(/\/camp-history\?order_code=/)
    await hydrated(page)
    await expect(page.getByRole('img', { name: 'QR code of the ticket of Tara' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: `Ticket, dates, cancel: ${camp} for Tara` }).click()
    await page.getByRole('button', { name: 'Cancel this booking' }).click()
    await page.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(page.getByText('Tara is no longer booked.')).toBeVisible()
    await visit(page, '/camp-history')
    await expect(page.getByRole('region', { name: 'Cancelled' })).toContainText('goes back')
  },
)
