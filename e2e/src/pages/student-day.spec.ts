import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit, widerThanWindow } from '../support/page-facts.ts'

test('R-063, W-012, W-013: a student’s day has the week, things to do and badges, on a phone and beside it', async ({
  page,
  context,
}) => {
  await arriveSignedIn(context, demoAccount('student@example.com'))
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/studentdashboard')
  await expect(page.getByRole('region', { name: 'My badges' })).toContainText('Science fair')
  await expect(page.getByRole('region', { name: 'To do' })).toContainText('Times tables')

  const days = page.getByRole('group', { name: 'Day of the week' })
  await days.getByRole('button', { name: 'Monday' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const tuesday = page.getByRole('region', { name: 'Tuesday' })
  await expect(tuesday).toContainText('Tabla')
  await expect(page.getByRole('region', { name: 'Thursday' })).toBeHidden()
  await expectAccessible(page)
  expect(await widerThanWindow(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(days).toBeHidden()
  await expect(tuesday).toBeVisible()
  await expect(page.getByRole('region', { name: 'Thursday' })).toContainText('Singing')
  await expectAccessible(page)
  expect(await widerThanWindow(page)).toEqual([])
})
