import { addKid, arriveSignedIn, demoAccount, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('T-001, T-002, T-005: an organiser writes a camp, which families find and book', async ({
  page,
  context,
  browser,
  site,
}) => {
  const title = `Round Boats ${Date.now().toString(36)}`
  await arriveSignedIn(context, demoAccount('vendor@example.com'))
  await visit(page, '/bookings/offerings/edit')
  await page.getByLabel('What is it called?').fill(title)
  await page.getByRole('radio', { name: /^Camp/ }).check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('In one sentence').fill('Paddle a boat that would rather turn.')
  await page.getByLabel('What happens there').fill('First in circles, then straight on.')
  await page.getByLabel('What it is about').selectOption('Nature')
  await page.getByLabel('Where in the TalentBox').selectOption('Maps and Tracks')
  await page.getByLabel('Place', { exact: true }).fill('Kaveri bend')
  await page.getByLabel('City').fill('Mysuru')
  await page.getByRole('link', { name: 'Packages' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Paddler')
  await page.getByLabel('Price in rupees').fill('0')
  await page.getByLabel('What it includes').fill('A life jacket\nLunch')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByLabel('What families read').fill('The dry weekend')
  const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(inTenDays)
  await page.getByLabel('Days', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Add the dates' }).click()
  await expect(page.getByRole('group', { name: 'The dry weekend' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const home = await browser.newContext()
  await arriveSignedIn(home, await makeGuardian(site.origin))
  const family = await home.newPage()
  await visit(family, '/talentbox/campaigns/camp-listing?city=Mysuru')
  await family.getByRole('link', { name: title }).click()
  await expect(family.getByText('The dry weekend')).toBeVisible()
  await expect(family.getByText('A life jacket')).toBeVisible()
  await family.getByRole('link', { name: 'Choose Paddler' }).click()
  await family.getByRole('link', { name: 'Add a kid' }).click()
  await addKid(family, 'Tara')
  await family.getByRole('link', { name: 'Go on' }).click()
  await family.getByRole('checkbox', { name: 'Tara' }).check()
  await family.getByRole('button', { name: /^Book/ }).click()
  await expect(family).toHaveURL(/\/camp-history\?/)
  await home.close()
})
