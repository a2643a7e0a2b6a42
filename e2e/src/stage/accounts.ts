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
const callHeaders = (origin: string) => ({
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

/** A session without the form: the browser itself asks for it, so that it keeps the cookie, and sets its marker. */
export async function arriveSignedIn(context: BrowserContext, account: Account) {
  const page = await context.newPage()
  await page.goto('/about-us')
  const status = await page.evaluate(async (credentials) => {
    const response = await fetch('/vendor/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify({ grant_type: 'password', client_id: 'web', ...credentials }),
    })
    if (response.ok) localStorage.setItem('brightyard.session', 'true')
    return response.status
  }, account)
  expect(status).toBe(200)
  await page.close()
}
