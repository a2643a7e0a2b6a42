import * as z from '@brightyard/contract/schema'
import type { Page } from '@playwright/test'
import { fillSignIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'

const Emails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The link in the newest email to this address, as the development outbox shows it. */
async function linkInEmailTo(page: Page, to: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const response = await page.request.get('/dev/outbox', {
        headers: { accept: 'application/json' },
      })
      const emails = Emails.parse(await response.json()).filter((email) => email.to === to)
      link =
        /https?:\/\/\S+reset_password\/\S+/.exec(emails.map(({ text }) => text).join(' '))?.[0] ??
        ''
      return link
    })
    .not.toBe('')
  return link
}

test('A-023: a forgotten password is reset by the link in an email, once', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/422/, /401/) // the used link and the old password are refused
  const { username, password } = await makeGuardian(site.origin)
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email or mobile number').fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/If there is an account/)).toBeVisible()

  const link = await linkInEmailTo(page, username)
  const setPassword = async (chosen: string) => {
    await visit(page, link)
    await page.getByLabel('New password').fill(chosen)
    await page.getByLabel('Repeat the password').fill(chosen)
    await page.getByRole('button', { name: 'Set the password' }).click()
  }
  await setPassword('mango-drum-77')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, { username, password })
  await expect(page.getByRole('alert')).toContainText('do not match')
  await fillSignIn(page, { username, password: 'mango-drum-77' })
  await expectSignedIn(page)

  await setPassword('papaya-bell-31')
  await expect(page.getByText('This link no longer works')).toBeVisible()
})

test('R-142: without a token the page for a new password leads to the request for one', async ({
  page,
}) => {
  await visit(page, '/reset_password')
  await expect(page).toHaveURL(/\/forgot-password$/)
})
