import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('Q-031: staff ask for a seat, and the guardian is asked on every page until it is confirmed', async ({
  page,
  context,
  browser,
}) => {
  const staff = await browser.newContext()
  await arriveSignedIn(staff, demoAccount('vendor@example.com'))
  const office = await staff.newPage()
  await visit(office, '/bookings')
  await office.getByLabel('Activity').selectOption('Live: Bedtime Raga')
  await office.getByLabel('Date').selectOption({ index: 2 })
  await office.getByRole('link', { name: 'Ask a family to book' }).click()
  const student = office.getByLabel('Student', { exact: true })
  const aarav = await student.locator('option', { hasText: 'Aarav Nair' }).getAttribute('value')
  await student.selectOption(aarav)
  await office.getByRole('button', { name: 'Ask the family' }).click()
  await expect(office.getByText('Waiting for the guardian')).toBeVisible()

  await arriveSignedIn(context, demoAccount('guardian@example.com'))
  await visit(page, '/shop')
  const bar = page.getByRole('region', { name: 'Waiting for your answer' })
  await expect(bar).toContainText('Live: Bedtime Raga for Aarav')
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
  await staff.close()
})
