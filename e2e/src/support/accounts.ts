import { CodeSent, Token } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { demoPassword } from '@brightyard/tools'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { visit } from './page-facts.ts'
import { siteUnderTest } from './site.ts'

export interface Account {
  username: string
  password: string
}

let created = 0

/** An address that no other test uses, so that no two tests share a bag. */
const freshContact = () => `guardian-${process.pid}-${Date.now()}-${++created}@example.com`

/** Creates a guardian's account without the browser. */
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

const Messages = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The code in the newest email or text message to this contact, as the development outbox shows it. */
export async function codeFor(origin: string, contact: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const response = await fetch(`${origin}/dev/outbox`, {
        headers: { accept: 'application/json' },
      })
      const message = Messages.parse(await response.json()).find(
        ({ to, text }) => to === contact && /code/.test(text),
      )
      code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
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
  await page.getByLabel('Email, mobile number or kid ID').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in through the form and arrives at home. */
export async function signIn(page: Page, account: Account) {
  await visit(page, '/login')
  await fillSignIn(page, account)
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Signs the browser in without a page: the cookie comes with the answer, and the first page of the site finds the
 * marker. Every test gets a session of its own this way, for a tenth of a second. A stored one could not be shared:
 * its refresh value changes in use, and one from before that comes back ends the session.
 */
export async function arriveSignedIn(context: BrowserContext, account: Account) {
  const { origin } = siteUnderTest()
  const response = await context.request.post(`${origin}/vendor/oauth/token`, {
    headers: callHeaders(origin),
    data: { grant_type: 'password', client_id: 'web', ...account },
  })
  expect(response.status(), await response.text()).toBe(200)
  await context.addInitScript((siteOrigin) => {
    const marker = 'brightyard.session'
    // Signing out leaves "false" there.
    const isNew = location.origin === siteOrigin && localStorage.getItem(marker) === null
    if (isNew) localStorage.setItem(marker, 'true')
  }, origin)
}

/** Fills in the form of the page of kids. */
export async function addKid(page: Page, name: string, birthDate = '2018-05-01') {
  await page.getByLabel('Kid’s name').fill(name)
  await page.getByLabel('Date of birth').first().fill(birthDate)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add kid' }).click()
  await expect(page.getByText(`${name} can sign in now`)).toBeVisible()
}
