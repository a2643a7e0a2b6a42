import { expectAccessible } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('R-119: a student waits for the class on the dashboard, is let in by the teacher, and raises a hand', async ({
  page,
  context,
  browser,
}) => {
  await arriveSignedIn(context, demoAccount('student@example.com'))
  await visit(page, '/studentdashboard')
  await page.getByRole('link', { name: /^Join now: Live: Kathak Footwork/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live: Kathak Footwork')
  await expectAccessible(page)

  const teachers = await browser.newContext()
  await arriveSignedIn(teachers, demoAccount('vendor@example.com'))
  const host = await teachers.newPage()
  await visit(host, '/bookings')
  await host.getByLabel('Activity').selectOption('Live: Kathak Footwork')
  await host.getByLabel('Date').selectOption({ index: 1 })
  await host.getByRole('link', { name: 'Join now: as the host' }).click()
  // Until the quarter of an hour is over the teacher opens the door; after it the door is open.
  await host.getByRole('button', { name: /^(Start the class|Join as the teacher)$/ }).click()

  await page.getByRole('button', { name: 'Join as Aarav' }).click()
  await page.getByRole('button', { name: 'Raise my hand' }).click()
  await expect(page.getByRole('button', { name: 'Lower my hand' })).toBeVisible()
  await expectAccessible(page)
  await expect(host.getByRole('button', { name: 'Lower Aarav Nair’s hand' })).toBeVisible()
  await teachers.close()
})
