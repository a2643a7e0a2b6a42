import { expectAccessible } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, visit, widerThanWindow } from '../support/page-facts.ts'

test('a juror scores by keyboard without a name to see, finds the draft after a reload, and the desk sees it', async ({
  page,
  browser,
  site,
}) => {
  await arriveSignedIn(page.context(), demoAccount('juror@example.com'))
  await visit(page, '/talentbox/jury')
  await page.getByRole('link', { name: 'Clay Carnival' }).click()
  await page
    .getByRole('navigation', { name: 'Your entries' })
    .getByText('Bird with pockets')
    .click()
  await expect(page.getByRole('heading', { name: 'Bird with pockets' })).toBeFocused()
  await expect(page.getByText('Manav')).toBeHidden()
  const lamp = (points: number) =>
    page
      .getByRole('group', { name: 'Idea' })
      .getByRole('radio', { name: String(points), exact: true })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  // Another one each time, whichever was left by a run before.
  const points = (await lamp(7).isChecked()) ? 8 : 7
  await lamp(points).press('Space')
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(lamp(points)).toBeChecked()
  await expectAccessible(page)
  expect(await widerThanWindow(page)).toEqual([])

  const office = await browser.newContext({ baseURL: site.origin })
  const desk = await office.newPage()
  await arriveSignedIn(office, demoAccount('admin@example.com'))
  await visit(desk, '/talentbox/jury-desk/clay-carnival')
  await expect(desk.getByText('2 of 4 finished, 2 begun')).toBeVisible()
  await expect(desk.getByRole('row', { name: /Snail with a balcony/ })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Publish the verdict' })).toBeHidden()
  await expectAccessible(desk)
  await office.close()
})
