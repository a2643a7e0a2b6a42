import { addKid, getJuryDesk, repeatCampaign, setJuror } from '@brightyard/contract/calls'
import { devices, type Page } from '@playwright/test'
import { type Account, arriveSignedIn, demoAccount, makeGuardian } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { noisePicture } from '../support/noise-picture.ts'
import { expect, test } from '../support/fixtures.ts'
import { signedInCaller } from '../support/orders.ts'
import { visit, widerThanWindow } from '../support/page-facts.ts'

const aPhone = {
  ...devices['Pixel 5'],
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
} as const
const day = 24 * 60 * 60 * 1000

/** Of this test alone, because a verdict is for good; its end is far, so that it leads no list while it is open. */
async function aCampaign(origin: string, title: string) {
  const admin = await signedInCaller(origin, demoAccount('admin@example.com'))
  const [starts_at, ends_at] = [-1, 90].map((days) =>
    new Date(Date.now() + days * day).toISOString(),
  )
  const model = { slug: 'clay-carnival', title, starts_at: starts_at ?? '', ends_at: ends_at ?? '' }
  const { slug } = await admin(repeatCampaign, model)
  for (const { panellist, email } of (await admin(getJuryDesk, { slug })).jurors)
    if (email !== 'juror@example.com') await admin(setJuror, { slug, panellist, email: null })
  return slug
}

async function aFamily(origin: string, name: string): Promise<Account> {
  const account = await makeGuardian(origin)
  const guardian = await signedInCaller(origin, account)
  await guardian(addKid, {
    name,
    birth_date: '2017-05-01',
    consents: true,
  })
  return account
}

/** With a picture whose first part does not come through. */
async function enter(page: Page, slug: string, title: string) {
  await visit(page, `/talentbox/campaigns/${slug}`)
  await page.getByRole('link', { name: 'Take part' }).first().click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Title').fill(title)
  let parts = 0
  await page.route('**/talentbox/uploads/*', (route) =>
    route.request().method() === 'PATCH' && ++parts === 1 ? route.abort() : route.continue(),
  )
  const buffer = await noisePicture(page)
  await page
    .getByLabel('Files: files')
    .setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer })
  // The server looks at one file after the other.
  await expect(page.getByRole('img', { name: title })).toBeVisible({ timeout: 30_000 })
  expect(parts).toBeGreaterThan(1)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('button', { name: 'Send the entry' }).click()
  await expect(page.getByRole('heading', { name: 'It is on its way!' })).toBeVisible()
}

async function moderate(desk: Page, title: string) {
  const card = desk.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText(/a child of 7 to 9 years/i)
  await card.getByRole('button', { name: 'Put it on the stage' }).click()
  await expect(card).toBeHidden()
}

/** The next one comes into the light by itself. */
async function score(juror: Page, title: string, points: number) {
  await expect(juror.getByRole('heading', { name: title })).toBeFocused()
  for (const name of ['Idea', 'Making', 'Character'])
    await juror
      .getByRole('group', { name })
      .getByRole('radio', { name: String(points), exact: true })
      .press('Space')
  await juror.getByRole('button', { name: 'Finish this entry' }).click()
  await juror.getByRole('button', { name: 'Finish it' }).click()
}

async function closeAndGiveOut(desk: Page, slug: string) {
  await visit(desk, `/talentbox/jury-desk/${slug}`)
  await desk.getByRole('button', { name: 'Close it now' }).click()
  await desk.getByRole('button', { name: 'Close the campaign' }).click()
  await desk.getByRole('button', { name: 'Give them out' }).click()
  await expect(desk.getByText('0 of 2 finished')).toBeVisible()
}

async function readVerdict(page: Page, { title, place }: { title: string; place: number }) {
  await visit(page, '/talentbox/campaigns/SubmissionPage')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/entry=\d+/)
  const id = new URL(page.url()).searchParams.get('entry')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download the certificate for place ${place}` }).click()
  expect((await saving).suggestedFilename()).toMatch(/^brightyard-talentbox-\d+\.pdf$/)
  // The page is still there, and leads to the file once more.
  const link = page.getByRole('link', { name: 'Open it to print' })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  return id
}

test('T-006, T-011, T-012, T-013, Q-018: two families enter by computer and phone, a jury decides, and both have their certificate', async ({
  page,
  browser,
  site,
  allowConsole,
}) => {
  // The uploads that break; and a PDF, which has no storage for the marker of a session, and no icon.
  allowConsole(/talentbox\/uploads|favicon\.ico|'getItem'/)
  const run = Date.now().toString(36)
  const [bird, moon] = [`Bird ${run}`, `Moon ${run}`]
  const { origin } = site
  const contextOf = async (account: Account, options = {}) => {
    const context = await browser.newContext({ baseURL: origin, ...options })
    await arriveSignedIn(context, account)
    return context.newPage()
  }
  const [slug, asha, noor] = await Promise.all([
    aCampaign(origin, `Parade ${run}`),
    aFamily(origin, 'Tara Verma'),
    aFamily(origin, 'Imran Verma'),
  ])
  await arriveSignedIn(page.context(), asha)
  const phone = await contextOf(noor, aPhone)
  await Promise.all([enter(page, slug, bird), enter(phone, slug, moon)])

  const desk = await contextOf(demoAccount('admin@example.com'))
  await visit(desk, '/Feeds/moderation')
  for (const title of [bird, moon]) await moderate(desk, title)
  await closeAndGiveOut(desk, slug)

  const juror = await contextOf(demoAccount('juror@example.com'))
  await visit(juror, `/talentbox/jury/${slug}`)
  await juror.getByRole('navigation', { name: 'Your entries' }).getByText(bird).click()
  await score(juror, bird, 6)
  await score(juror, moon, 9)
  await expect(juror.getByText('2 of 2 finished')).toBeVisible()
  await expect(juror.getByText(/Tara|Imran/)).toBeHidden()

  await desk.reload()
  await desk.getByRole('button', { name: 'Publish the verdict' }).click()
  await desk.getByRole('button', { name: 'Publish it' }).click()
  await expect(desk.getByText(/The verdict was published on/)).toBeVisible()

  const [, first] = await Promise.all([
    readVerdict(page, { title: bird, place: 2 }),
    readVerdict(phone, { title: moon, place: 1 }),
  ])
  const grandmother = await (await browser.newContext({ ...aPhone, baseURL: origin })).newPage()
  await visit(grandmother, `/talentbox/entries/${first}`)
  await expect(grandmother.getByRole('heading', { level: 1 })).toHaveText(moon)
  await expect(grandmother.getByText('Imran').first()).toBeVisible()
  await expect(grandmother.getByText('Verma')).toBeHidden()
  await expectAccessible(grandmother)
  expect(await widerThanWindow(grandmother)).toEqual([])
  for (const one of [phone, desk, juror, grandmother]) await one.context().close()
})
