import { Token } from '@brightyard/contract/entities'
import { demoPassword } from '@brightyard/tools'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { visit } from './page-facts.ts'

export interface Account {
  username: string
  password: string
}

let made = 0

/** An address that no other test uses, so that no two tests share a bag. */
const freshContact = () => `guardian-${process.pid}-${Date.now()}-${++made}@example.com`

/** Makes a guardian's account without touching the browser. */
export async function makeGuardian(origin: string): Promise<Account> {
  const account = { username: freshContact(), password: 'lychee-kite-42' }
  const response = await fetch(`${origin}/vendor/api/signup`, {
    method: 'POST',
    headers: callHeaders(origin),
    body: JSON.stringify({ name: 'Asha Verma', accepts_terms: true, ...account }),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  Token.parse(await response.json())
  return account
}

export const demoAccount = (username: string): Account => ({ username, password: demoPassword })

/** What a browser sends with a state-changing call. */
export const callHeaders = (origin: string) => ({
  'content-type': 'application/json',
  'x-requested-with': 'fetch',
  origin,
})

/** Fills in the form of the page that is shown. */
export async function fillSignIn(page: Page, { username, password }: Account) {
  await page.getByLabel('Email id, mobile number or kid id').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in through the form and arrives at home. */
export async function signIn(page: Page, account: Account) {
  await visit(page, '/login')
  await fillSignIn(page, account)
  await expect(page).not.toHaveURL(/\/login/)
}

/** A session without the form: the cookie and the marker that a sign-in leaves in a browser. */
export async function arriveSignedIn(context: BrowserContext, origin: string, account: Account) {
  const response = await fetch(`${origin}/vendor/oauth/token`, {
    method: 'POST',
    headers: callHeaders(origin),
    body: JSON.stringify({ grant_type: 'password', client_id: 'web', ...account }),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  const [cookie = ''] = response.headers.getSetCookie()
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  await context.addCookies([
    { name, value, url: origin, httpOnly: true, secure: true, sameSite: 'Lax' },
  ])
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('brightyard.session', 'true'))
  await page.close()
}
