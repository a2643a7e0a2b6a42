import { AttemptSummary, DeskAssessment, Token } from '@brightyard/contract/entities'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { arriveSignedIn, callHeaders, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit, widerThanWindow } from '../support/page-facts.ts'
import { siteUnderTest } from '../support/site.ts'

/** Calls of the API as this person, beside the browser. */
async function apiOf(context: BrowserContext, username: string) {
  const { origin } = siteUnderTest()
  const headers = callHeaders(origin)
  const { password } = demoAccount(username)
  const signedIn = await context.request.post(`${origin}/vendor/oauth/token`, {
    headers,
    data: { grant_type: 'password', client_id: 'web', username, password },
  })
  const { access_token } = Token.parse(await signedIn.json())
  return async <T>(
    answer: { parse: (body: unknown) => T },
    method: 'POST' | 'PUT',
    path: string,
    data: object = {},
  ): Promise<T> => {
    const response = await context.request.fetch(`${origin}/vendor/api${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      data,
    })
    expect(response.status(), await response.text()).toBe(200)
    return answer.parse(await response.json())
  }
}

/** A copy of the school's entrance test, so that no other test takes it; with a fee for candidates. */
async function aFreshAssessment(context: BrowserContext, title: string): Promise<number> {
  const call = await apiOf(context, 'rep@example.com')
  const { id, revision, composition } = await call(
    DeskAssessment,
    'POST',
    '/desk/assessments/9/copy',
  )
  const changed = await call(DeskAssessment, 'PUT', `/desk/assessments/${id}`, {
    revision,
    composition: { ...composition, title, opens_at: null, closes_at: null },
  })
  await call(DeskAssessment, 'POST', `/desk/assessments/${id}/publish`, {
    revision: changed.revision,
  })
  return id
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('R-079, R-111, R-114, Q-013: a teacher assigns a test, a kid takes it, and the teacher reads the results', async ({
  page,
  browser,
  site,
}) => {
  const title = `Fractions ${Date.now()}`
  const id = await aFreshAssessment(page.context(), title)
  await arriveSignedIn(page.context(), demoAccount('rep@example.com'))
  await visit(page, `/assessments/results/${id}`)
  await expect(page.getByText('Nobody has it yet.')).toBeVisible()
  await press(page, 'Assign')
  const form = page.getByRole('dialog')
  // Not a class: families of other journeys count their notifications.
  await form.getByLabel('Or single kids').fill('Kabir')
  // The whole row is the label, and lies over its box.
  const kabir = form.getByRole('checkbox', { name: /^Kabir/ })
  await kabir.press('Space')
  await expect(kabir).toBeChecked()
  await form.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(/^0 of 1 have handed in: 1 has not started\.$/)).toBeVisible()
  await expectAccessible(page)
  expect(await widerThanWindow(page)).toEqual([])

  const family = await browser.newContext({ baseURL: site.origin })
  const kid = await family.newPage()
  await arriveSignedIn(family, demoAccount('guardian2@example.com'))
  await visit(kid, '/assessment/list')
  const start = kid.getByRole('link', { name: `Start: ${title}` })
  await expect(start).toBeVisible()
  const user_id = new URL((await start.getAttribute('href')) ?? '', site.origin).searchParams.get(
    'kid',
  )
  const call = await apiOf(family, 'guardian2@example.com')
  const attempt = await call(AttemptSummary, 'POST', `/assessment/${id}/start`, {
    consents: true,
    user_id: Number(user_id),
  })
  await page.reload()
  const answering = page.getByRole('region', { name: 'Answering now' })
  await expect(answering.getByText(/^0 of 11 answered/)).toBeVisible()
  await call(AttemptSummary, 'POST', `/assessment/attempt/${attempt.id}/submit`, {
    device: 'journey-window',
    answers: [],
  })
  await family.close()

  await page
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('link', { name: 'Results' })
    .click()
  const row = page.getByRole('row').filter({ hasText: '0 of 17' })
  await expect(row).toBeVisible()
  const saving = page.waitForEvent('download')
  await press(page, 'Export')
  expect((await saving).suggestedFilename()).toMatch(new RegExp(`^results-${id}-.*\\.csv$`))
  await row.getByRole('link').click()
  await expect(page.getByText(/left this out\.$/)).toHaveCount(11)

  await visit(page, '/assessments/results/9?part=questions')
  await expect(page.getByText('Check the right answer').first()).toBeVisible()
  await expectAccessible(page)
  expect(await widerThanWindow(page)).toEqual([])
})

test('R-107, R-108, X-007, Z-008: a candidate gets a passcode, pays the fee, starts, and signs out', async ({
  page,
  browser,
  site,
}) => {
  const id = await aFreshAssessment(page.context(), `Entrance ${Date.now()}`)
  await arriveSignedIn(page.context(), demoAccount('rep@example.com'))
  await visit(page, `/assessments/results/${id}?part=candidates`)
  await press(page, 'Issue passcodes')
  const form = page.getByRole('dialog', { name: 'Issue passcodes' })
  await form.getByLabel('Names and emails').fill('Nila Menon')
  await form.getByRole('button', { name: 'Issue passcodes' }).click()
  const issued = page.getByRole('table', { name: 'Issued passcodes' }).getByRole('cell')
  await expect(issued).toHaveCount(2)
  const [application, passcode] = await issued.allInnerTexts()
  await press(page, 'I have noted it')

  const alone = await browser.newContext({ baseURL: site.origin })
  const tab = await alone.newPage()
  await visit(tab, '/assessment/login')
  await tab.getByLabel('Application ID').fill(application ?? '')
  await tab.getByLabel('Passcode', { exact: true }).fill(passcode ?? '')
  await press(tab, 'Open the assessment')
  await press(tab, /^Pay ₹/)
  await expect(tab).toHaveURL(/\/sandbox-gateway\/pay\//)
  await press(tab, /^Pay The bank pays at once/)
  await tab.getByRole('link', { name: 'Start the assessment' }).click()
  await tab.getByRole('checkbox').check()
  await press(tab, 'Start the clock')
  await expect(tab.getByRole('timer')).toBeVisible()
  await expect(tab.getByRole('contentinfo')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Nila Menon.*Answering/ })).toBeVisible()

  await press(tab, 'Sign out')
  await press(tab, 'Yes, sign out')
  await expect(tab.getByRole('button', { name: 'Open the assessment' })).toBeVisible()
  expect(await tab.evaluate(() => Object.values(sessionStorage).join())).not.toContain(passcode)
  await alone.close()
})
