import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { expectSignedIn, header } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { type BrokenCall, dialog } from './broken-call.ts'

async function openBell(page: Page) {
  await header(page).bell.click()
  await expect(dialog(page, 'Notifications')).toBeVisible()
}
async function openNotifications(page: Page) {
  await visit(page, '/about-us')
  await expectSignedIn(page)
  await openBell(page)
  await expect(dialog(page, 'Notifications').getByRole('heading', { name: 'All' })).toBeVisible()
}

/** */
export const notificationCalls: readonly BrokenCall[] = [
  {
    row: 'X-009',
    address: /\/api\/user\/notification\/count$/,
    as: 'guardian',
    make: (page) => visit(page, '/about-us').then(() => {}),
  },
  {
    row: 'X-010',
    address: /\/notification\/list\/client$/,
    as: 'guardian',
    before: (page) => visit(page, '/about-us').then(() => expectSignedIn(page)),
    make: openBell,
    shows: (page) => dialog(page, 'Notifications').getByText('No notification found'),
  },
  {
    row: 'X-011',
    address: /\/notification\/list\/client\?.*page=2/,
    as: 'guardian',
    async before(page) {
      await openNotifications(page)
      await dialog(page, 'Notifications').getByRole('button', { name: 'See all: All' }).click()
    },
    async make(page) {
      const rows = dialog(page, 'Notifications')
        .getByRole('list', { name: 'Notifications: All' })
        .getByRole('listitem')
      await expect.poll(() => rows.count()).toBeGreaterThan(5)
      await rows.last().scrollIntoViewIfNeeded()
    },
  },
  {
    row: 'X-012',
    address: /\/notification\/mark\/read$/,
    as: 'guardian',
    before: openNotifications,
    make: (page) =>
      dialog(page, 'Notifications')
        .getByRole('button', { name: /^Mark as read/ })
        .first()
        .click(),
  },
  {
    row: 'X-013',
    address: /\/notification\/mark\/delete$/,
    as: 'guardian',
    before: async (page) => {
      await openNotifications(page)
      await dialog(page, 'Notifications').getByRole('button', { name: 'Clear all' }).click()
    },
    make: (page) =>
      dialog(page, 'Notifications').getByRole('button', { name: 'Delete all' }).click(),
  },
]
