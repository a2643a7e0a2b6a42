import { expectAccessible } from '../support/accessibility.ts'
import { addKid, arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, visit } from '../support/page-facts.ts'

const words = 'There was a knock at the door. It was the moon, and it was late.'

test('T-006, T-009: a guardian begins an entry, finds the draft after a reload, agrees, sends, and sees the number', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await visit(page, '/kids')
  await addKid(page, 'Tara', '2017-05-01')
  await visit(page, '/talentbox/campaigns/story-sprint')
  await page.getByRole('link', { name: 'Take part' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Title').fill('The moon knocks')
  await page.getByLabel('In the child’s own words').fill(words)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Title')).toHaveValue('The moon knocks')
  await expect(page.getByLabel('In the child’s own words')).toHaveValue(words)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('button', { name: 'Send the entry' }).click()
  await expect(page.getByRole('heading', { name: 'It is on its way!' })).toBeVisible()
  await expect(page.getByText(/^TB-\d{6}$/)).toBeVisible()
  await expectAccessible(page)
})
