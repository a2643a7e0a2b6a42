import type { Page } from '@playwright/test'
import { demoAccount, fillSignIn } from '../support/accounts.ts'
import { expectSignedIn, header, openOwnMenu } from '../support/header.ts'
import { readToTheEnd, visit } from '../support/page-facts.ts'
import { type BrokenCall, dialog, main, says } from './broken-call.ts'

async function openInvitation(page: Page) {
  await visit(page, '/about-us')
  await readToTheEnd(page)
  await page.getByRole('button', { name: 'Refer a friend' }).click()
}

/** */
export const accountCalls: readonly BrokenCall[] = [
  {
    row: 'X-020',
    address: /\/api\/subscription\/students\/list/,
    as: 'guardian',
    before: (page) => visit(page, '/about-us').then(() => expectSignedIn(page)),
    async make(page) {
      await openOwnMenu(page)
      await page.getByRole('button', { name: 'Change Kid' }).click()
    },
    shows: (page) => dialog(page, 'Choose a kid').getByText('We could not load your kids'),
  },
  {
    row: 'X-021',
    address: /\/api\/subscription\/user\/status$/,
    as: 'guardian',
    async before(page) {
      await visit(page, '/about-us')
      await openOwnMenu(page)
      await page.getByRole('button', { name: 'Change Kid' }).click()
    },
    make: (page) =>
      dialog(page, 'Choose a kid').getByRole('listitem').getByRole('button').first().click(),
    shows: says(/^We could not open the dashboard of/),
  },
  {
    row: 'X-022',
    address: /\/api\/room\/save\/details$/,
    as: 'guardian',
    before: (page) => visit(page, '/room/select-kid').then(() => {}),
    make: (page) => main(page).getByRole('listitem').getByRole('button').first().click(),
    shows: says(/^We could not choose/),
  },
  {
    row: 'X-023',
    address: /\/api\/web\/settings/,
    make: async (page) => {
      await visit(page, '/about-us')
      // To its true height. It ends at the top again, now and then before the footer has noticed that it was seen.
      await readToTheEnd(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    },
  },
  {
    row: 'X-024',
    address: /\/api\/getcountries/,
    as: 'guardian',
    make: openInvitation,
    shows: (page) => page.getByRole('dialog').getByRole('combobox', { name: 'Country' }),
  },
  {
    row: 'X-025',
    address: /\/api\/subscribe$/,
    before: (page) => visit(page, '/about-us').then(() => {}),
    async make(page) {
      const form = page.getByRole('region', { name: 'Newsletter' })
      await form.getByLabel('Your email').fill('reader@example.com')
      await form.getByRole('button').click()
    },
    shows: says(/^(Unknown middleware|Come back later\.)$/),
    shownOnlyFor: ['a 500', 'a 503'],
  },
  {
    row: 'X-026',
    address: /\/api\/refer\/user$/,
    as: 'guardian',
    before: openInvitation,
    async make(page) {
      const form = page.getByRole('form', { name: 'Invitation' })
      await form.getByLabel('Mobile number or email').fill('friend@example.com')
      await form.getByRole('button', { name: 'Send invitation' }).click()
    },
    shows: says('Enter valid email or phone'),
  },
  {
    row: 'X-027',
    address: /\/oauth\/token$/,
    before: (page) => visit(page, '/login').then(() => {}),
    make: (page) => fillSignIn(page, demoAccount('guardian2@example.com')),
    shows: (page) => main(page).getByRole('alert'),
  },
  {
    row: 'X-028',
    address: /\/api\/logout$/,
    as: 'newcomer',
    async before(page) {
      await visit(page, '/about-us')
      await openOwnMenu(page)
    },
    make: (page) => page.getByRole('button', { name: 'Sign Out' }).click(),
    shows: (page) => header(page).signIn,
  },
  {
    row: 'X-029',
    address: /\/vendor\/api\/user$/,
    as: 'guardian',
    make: (page) => page.goto('/about-us').then(() => {}),
  },
]
