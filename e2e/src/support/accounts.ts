import { CodeSent, Token } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
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
  const draft = { name: 'Asha Verma', accepts_terms: true, ...account }
  const { ticket } = CodeSent.parse(await post(origin, '/vendor/api/signup', draft))
  const code = await codeFor(origin, account.username)
  Token.parse(await post(origin, '/vendor/api/signup/confirm', { ticket, code }))
  return account
}

async function post(origin: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: callHeaders(origin),
    body: JSON.stringify(body),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}

const Letters = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The code of the newest letter or text message to this contact, as the development outbox shows it. */
export async function codeFor(origin: string, contact: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const response = await fetch(`${origin}/dev/outbox`, {
        headers: { accept: 'application/json' },
      })
      const letter = Letters.parse(await response.json()).find(
        ({ to, text }) => to === contact && /code/.test(text),
      )
      code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
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
