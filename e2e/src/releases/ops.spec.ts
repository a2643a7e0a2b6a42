import type { Page } from '@playwright/test'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { openOwnMenu } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { remotes } from '../support/remotes-command.ts'
import { layOutRenamed } from '../support/renamed-release.ts'
import { currentSet } from '../support/site-pages.ts'

const stamp = Date.now()
let first: number
test.beforeAll(async () => {
  first = (await currentSet()).number
})
test.afterAll(() => remotes('rollback', String(first), '--reason', 'end of the proof'))

const form = (page: Page, name: RegExp | string) => page.getByRole('form', { name })
/** The gate tries every page of a release before it answers, which takes a busy machine its time. */
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByText(words).first()).toBeVisible({ timeout: 60_000 })

/** Fills in the reason of a change and sends it, without a pointer. */
async function send(page: Page, name: RegExp | string, reason: string) {
  await form(page, name).getByLabel('Reason').fill(reason)
  await form(page, name).getByLabel('Reason').press('Enter')
}

/** Lets the gate look at an address. */
async function check(page: Page, address: string) {
  await page.getByLabel('Release addresses').fill(address)
  await form(page, 'Check releases').getByRole('button', { name: 'Check' }).press('Enter')
}

test('a super admin swaps, tries, halts, promotes and goes back on the ops page by keyboard', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000)
  await arriveSignedIn(context, demoAccount('admin@example.com'))
  await visit(page, '/about-us')
  await openOwnMenu(page)
  await page.getByRole('link', { name: 'Operations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations')
  await said(page, `Current: set ${first}`)
  expect(await accessibilityFindings(page, 'main')).toEqual([])

  await check(page, await layOutRenamed('talentbox', `9.7.1-${stamp}`))
  await said(page, 'Accepted')
  await send(page, 'Deploy to everybody', 'seen on the ops page')
  await said(page, 'talentbox was deployed to everybody.')
  const swapped = await currentSet()
  expect(swapped).toMatchObject({ reason: 'seen on the ops page' })
  expect(swapped.actor).toContain('admin@example.com')
  await said(page, `Current: set ${swapped.number}`)

  await check(page, await layOutRenamed('talentbox', `9.7.2-${stamp}`))
  await said(page, 'Accepted')
  await page.getByRole('radio', { name: 'Some visitors first (canary)' }).press('Space')
  const slider = form(page, /^Start canary at/).getByRole('slider', { name: 'Share of visitors' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('6')
  await send(page, 'Start canary at 6%', 'a canary from the page')
  await said(page, 'The canary has started: 6% of visitors get talentbox.')
  await said(page, /^Candidate: set \d+ for 6% of visitors$/)

  const wider = form(page, /^Change share to/).getByRole('slider', { name: 'Share of visitors' })
  await wider.focus()
  await page.keyboard.press('End')
  await send(page, 'Change share to 100%', 'nothing bad was seen')
  await said(page, /^Set \d+ now goes to 100% of visitors\.$/)
  await send(page, 'Promote to everybody', 'it is good')
  await said(page, /^Set \d+ now goes to everybody\.$/)
  const promoted = (await currentSet()).number
  expect(promoted).toBeGreaterThan(swapped.number)

  await check(page, await layOutRenamed('talentbox', `9.7.3-${stamp}`))
  await said(page, 'Accepted')
  await page.getByRole('radio', { name: 'Some visitors first (canary)' }).press('Space')
  await send(page, 'Start canary at 5%', 'another one')
  await said(page, /^Candidate: set \d+ for 5% of visitors$/)
  await send(page, 'Halt', 'it looks odd')
  await said(page, /was halted: everybody gets the current set\.$/)
  expect((await currentSet()).number).toBe(promoted)

  await page.getByRole('button', { name: `Roll back to set ${first}`, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Roll back to set ${first}` })
  await expect(dialog.getByRole('region', { name: 'talentbox' })).toContainText(`9.7.2-${stamp} →`)
  await dialog.getByLabel('Reason').fill('as it was')
  await dialog.getByLabel('Reason').press('Enter')
  await said(page, `Everybody gets the content of set ${first} again.`)
  expect((await currentSet()).number).toBeGreaterThan(promoted)
  const history = page.getByRole('list', { name: 'History, newest first' })
  for (const reason of ['as it was', 'it looks odd', 'it is good', 'seen on the ops page']) {
    await expect(history).toContainText(reason)
  }
})

test('a release that the gate refuses cannot be swapped on the ops page, as on the command line', async ({
  page,
  context,
  site,
}) => {
  await arriveSignedIn(context, demoAccount('admin@example.com'))
  await visit(page, '/ops')
  const nothing = `${site.releasesOrigin}/shop/never-published-${stamp}/`
  await check(page, nothing)
  await said(page, 'Rejected')
  await expect(form(page, 'Deploy to everybody')).toHaveCount(0)
  const refused = await remotes('swap', `shop=${nothing}`, '--reason', 'the same address')
  expect(refused.code).not.toBe(0)
})

test('nobody else sees the ops page or reaches the registry through it', async ({
  page,
  context,
  request,
}) => {
  await visit(page, '/ops')
  await expect(page).toHaveURL(/\/login$/)
  await arriveSignedIn(context, demoAccount('guardian@example.com'))
  await visit(page, '/ops')
  await expect(page.getByRole('main')).toContainText('not authorized')
  await expect(page.getByRole('heading', { name: 'Operations' })).toHaveCount(0)
  expect((await request.get('/ops/registry/deployments/current')).status()).toBe(401)
})
