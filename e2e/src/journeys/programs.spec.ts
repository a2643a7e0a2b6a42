import { expectAccessible } from '../support/accessibility.ts'
import { addKid, arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('R-096, R-120, R-121: the first chapter is tried, a kid is enrolled free of charge, and finishes the chapter @phone', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await visit(page, '/program')
  await page.getByRole('link', { name: 'Sky Watchers' }).first().click()
  await page.getByRole('link', { name: 'Try the first chapter' }).click()
  await expect(page.getByRole('heading', { name: 'The Moon for a month' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Enrol a kid' }).click()

  await page.getByRole('link', { name: 'Add a kid' }).click()
  await addKid(page, 'Tara', '2015-05-01')
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('checkbox', { name: 'Tara' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enrol, free of charge' }).click()

  await page.getByRole('link', { name: 'Start with Tara' }).click()
  const done = page.getByRole('button', { name: 'Done, next lesson' })
  await expect(page.getByText('0 of 6 lessons done')).toBeVisible()
  await expectAccessible(page)
  await done.click()
  await expect(page.getByText('1 of 6 lessons done')).toBeVisible()
  await done.click()
  await expect(page.getByText('2 of 6 lessons done')).toBeVisible()
})
