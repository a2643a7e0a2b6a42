import type { Locator } from '@playwright/test'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

async function choose(select: Locator, text: string) {
  await select.selectOption(await select.locator('option', { hasText: text }).getAttribute('value'))
}

test('Q-031: a school asks for a seat, and the guardian is asked on every page until it is booked', async ({
  page,
  context,
  browser,
}) => {
  const school = await browser.newContext()
  await arriveSignedIn(school, demoAccount('rep@example.com'))
  const office = await school.newPage()
  await visit(office, '/bookings/requests')
  await office.getByLabel('Search activities').fill('Bedtime Raga')
  await choose(office.getByLabel('Activity', { exact: true }), 'Live: Bedtime Raga')
  await office.getByLabel('Date').selectOption({ index: 2 })
  await choose(office.getByLabel('Student', { exact: true }), 'Kabir')
  await office.getByRole('button', { name: 'Ask the family' }).click()
  await expect(office.getByText('Waiting for the guardian')).toBeVisible()

  await arriveSignedIn(context, demoAccount('guardian2@example.com'))
  await visit(page, '/shop')
  const bar = page.getByRole('region', { name: 'Waiting for your answer' })
  await expect(bar).toContainText('Live: Bedtime Raga for Kabir')
  expect(await accessibilityFindings(page)).toEqual([])
  await bar.getByRole('link', { name: 'Answer' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('link', { name: 'Book the seat' }).click()
  const free = page.getByRole('button', { name: 'Book, free of charge' })
  await page.getByRole('button', { name: 'Continue' }).or(free).click()
  await free.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked')

  await office.reload()
  await expect(office.getByText('Confirmed')).toBeVisible()
  await school.close()
})
