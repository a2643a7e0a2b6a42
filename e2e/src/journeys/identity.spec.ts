import { arriveSignedIn, codeFor, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'

const freshMail = (project: string) => `farah-${project}-${Date.now()}@example.com`

test('R-006, A-015, X-033: a new person signs in with Google, accepts the terms and returns to where they began', async ({
  page,
}, testInfo) => {
  await visit(page, '/login?redirectURL=/shop')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill('Farah Khan')
  await page.getByLabel('Email', { exact: true }).fill(freshMail(testInfo.project.name))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expectSignedIn(page)
})

test('A-017: a return that nobody started is ignored and leads to sign-in', async ({ page }) => {
  await visit(page, `/callback?code=stolen&state=${'x'.repeat(43)}`)
  await expect(page).toHaveURL(/\/login$/)
})

test('Q-025, A-019, X-035: an Apple account is linked, opens the account by itself, and is removed', async ({
  page,
  context,
  browser,
  site,
}, testInfo) => {
  const account = await makeGuardian(site.origin)
  const appleMail = freshMail(testInfo.project.name)
  await arriveSignedIn(context, account)
  await visit(page, '/profile/security')
  await page.getByRole('button', { name: 'Link Apple' }).click()
  await page.getByLabel('Name').fill('Farah at Apple')
  await page.getByLabel('Email', { exact: true }).fill(appleMail)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile\/security$/)
  await expect(page.getByRole('button', { name: 'Remove Apple' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: site.origin })
  const other = await elsewhere.newPage()
  await visit(other, '/login')
  await other.getByRole('button', { name: 'Continue with Apple' }).click()
  await other.getByLabel('Name').fill('Farah at Apple')
  await other.getByLabel('Email', { exact: true }).fill(appleMail)
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(/:\d+\/$/)
  await expectSignedIn(other)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Remove Apple' }).click()
  await expect(page.getByRole('button', { name: 'Link Apple' })).toBeVisible()
})

test('Q-023, Q-024, Q-027: another device is signed out, the email changed, the deletion requested and cancelled', async ({
  page,
  context,
  browser,
  site,
  allowConsole,
}, testInfo) => {
  allowConsole(/401/) // the other device learns that its session is over
  const account = await makeGuardian(site.origin)
  const elsewhere = await browser.newContext({ baseURL: site.origin })
  await arriveSignedIn(elsewhere, account)
  const other = await elsewhere.newPage()
  await visit(other, '/profile')
  await expect(other.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()

  await arriveSignedIn(context, account)
  await visit(page, '/profile/security')
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden()
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login$/)
  await elsewhere.close()

  const mail = freshMail(testInfo.project.name)
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  await page.getByLabel('New email').fill(mail)
  await page.getByLabel('Current password').first().fill(account.password)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(await codeFor(site.origin, mail))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(mail, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('checkbox').check()
  await page.getByLabel('Current password').last().fill(account.password)
  await page.getByRole('button', { name: 'Delete after 14 days' }).click()
  await expect(page.getByText('Your account will be deleted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
