import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { header, mainLink } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { addToBag, simpleProducts } from '../support/products.ts'
import { remotes } from '../support/remotes-command.ts'
import { layOutRenamed } from '../support/renamed-release.ts'
import { firstText, secondText } from '../support/shop-release.ts'
import { currentSet } from '../support/site-pages.ts'
import {
  expectSharedOnce,
  markTab,
  isMarked,
  setOfTab,
  stepsOf,
  untilOffered,
} from '../support/tab.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const stamp = Date.now()
let first: number
test.beforeAll(async () => {
  first = (await currentSet()).number
})
test.afterAll(() => remotes('rollback', String(first), '--reason', 'end of the proof'))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function swap(...releases: string[]) {
  const { code, output } = await remotes('swap', ...releases, '--reason', 'seen in an open tab')
  expect(code, output).toBe(0)
  return (await currentSet()).number
}

test('an open tab takes a swap with its next navigation: no reload, one copy of everything shared, bag and scroll position stay', async ({
  page,
}) => {
  const [product] = await simpleProducts(1)
  if (!product) throw new Error('There is no product to buy.')
  await addToBag(page, product)
  await visit(page, '/about-us')
  await markTab(page)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const scrolled = await page.evaluate(() => scrollY)

  const shop = await layOutRenamed('shop', `9.1.0-${stamp}`, { [firstText]: secondText })
  const top = await layOutRenamed('header', `9.1.0-${stamp}`, { 'Search for': 'Look for' })
  const set = await swap(`shop=${shop}`, `header=${top}`)
  await untilOffered(page, set)
  expect(await setOfTab(page), 'the page that is shown stays as it is').not.toBe(set)

  // A pointer would have to scroll up to the header first.
  await mainLink(page, 'Shop').dispatchEvent('click')
  await expect(heading(page)).toHaveText(secondText)
  await expect.poll(() => setOfTab(page)).toBe(set)
  await expect(header(page).cart).toHaveAccessibleName('Cart, 1 item')
  await expect
    .poll(() => page.evaluate((version) => version in globalThis, `header_9_1_0_${stamp}`))
    .toBe(true)
  await expectSharedOnce(page)

  await page.goBack()
  await expect(page).toHaveURL(/about-us/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  expect(await isMarked(page), 'no reload').toBe(true)
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('a half-filled form survives a swap, is sent from its release, and the next page is of the new one', async ({
  page,
}) => {
  await visit(page, '/signup')
  await markTab(page)
  await page.getByLabel('Your name').fill('Meera Iyer')
  await page.getByLabel('Email or mobile number').fill(`meera-${stamp}@example.com`)

  // The gate renders every page of a release: TalentBox has only one.
  const talent = await layOutRenamed('talentbox', `9.2.0-${stamp}`, {
    'Every child has a ': 'Each of us has a ',
  })
  const account = await layOutRenamed('account', `9.2.0-${stamp}`, {
    'Create an account': 'Open an account',
  })
  const before = await setOfTab(page)
  await untilOffered(page, await swap(`talentbox=${talent}`, `account=${account}`))

  await expect(page.getByLabel('Your name')).toHaveValue('Meera Iyer')
  await expect(heading(page)).toHaveText('Create an account')
  expect(await setOfTab(page)).toBe(before)
  await page.getByLabel('Password', { exact: true }).fill('lychee-kite-42')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create an account' }).click()

  await expect(heading(page), 'it was sent').toHaveText('Confirm your contact')
  expect(await setOfTab(page)).toBe(before)
  await page.getByRole('link', { name: 'Brightyard, home' }).click()
  await mainLink(page, 'TalentBox').click()
  await expect(heading(page)).toHaveText('Each of us has a number to show')
  expect(await isMarked(page), 'no reload').toBe(true)
})

test('a chunk that is missing after a swap: the page is reloaded once, and not again within a minute', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/, /ChunkLoadError|Loading chunk/)
  await visit(page, '/about-us')
  const version = `9.4.0-${stamp}`
  await untilOffered(page, await swap(`talentbox=${await layOutRenamed('talentbox', version)}`))
  await mainLink(page, 'TalentBox').click()
  await expect(heading(page)).toHaveText('Every child has a number to show')
  await markTab(page)

  // The chunk of a campaign's details is requested with the first press, and never comes.
  const isHere = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  await page.route(`**/r/talentbox/${version}/**`, (route) =>
    isHere.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  )
  const details = page.getByRole('main').getByRole('button', { name: /: / }).first()
  await details.click()
  await expect.poll(() => isMarked(page).catch(() => true), 'reloaded').toBe(false)

  await markTab(page)
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => stepsOf(page, 'talentbox')).toContain('chunk-failed')
  expect(await isMarked(page), 'and not a second time').toBe(true)
})
