import { expectAccessible } from '../support/accessibility.ts'
import { addKid, arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { noisePicture } from '../support/noise-picture.ts'
import { hydrated, visit } from '../support/page-facts.ts'

const words = 'There was a knock at the door. It was the moon, and it was late.'

test('T-006, T-007, T-009, T-011, Q-017: a guardian enters with a file whose upload breaks, finds all of it after a reload, and sends @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await visit(page, '/kids')
  await addKid(page, 'Tara', '2017-05-01')
  await visit(page, '/talentbox/campaigns/story-sprint')
  await page.getByRole('link', { name: 'Take part' }).first().click()
  await page.getByRole('button', { name: 'Begin' }).click()
  const title = `The moon knocks ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('In the child’s own words').fill(words)

  let parts = 0
  allowConsole(/talentbox\/uploads/) // the connections that break
  await page.route('**/talentbox/uploads/*', (route) =>
    route.request().method() === 'PATCH' && ++parts <= 2 ? route.abort() : route.continue(),
  )
  const buffer = await noisePicture(page)
  await page
    .getByLabel('Files: files')
    .setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer })
  const drawn = page.getByRole('img', { name: title })
  await expect(drawn).toBeVisible()
  expect(parts).toBeGreaterThan(2)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(drawn).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('button', { name: 'Send the entry' }).click()
  await expect(page.getByRole('heading', { name: 'It is on its way!' })).toBeVisible()
  await expect(page.getByText(/^TB-\d{6}$/)).toBeVisible()
})
