import type { Browser } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { bytesOf, holdBack, scriptsOf } from '../support/page-load.ts'

/** A page in the window of a phone, which nothing hovers over. */
const newPhone = (browser: Browser) =>
  browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('Q-042: a phone fetches the libraries once the page rests, within 155 kB of script, and its first press does not fetch them again', async ({
  browser,
}) => {
  const page = await newPhone(browser)
  await page.goto('/')
  await expect
    .poll(async () => (await scriptsOf(page)).map(({ path }) => path))
    .toEqual([expect.stringMatching(/\/starter\./), expect.stringMatching(/\/libraries\./)])
  expect(bytesOf(await scriptsOf(page))).toBeLessThanOrEqual(155_000)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  const libraries = (await scriptsOf(page)).filter(({ path }) => path.includes('/libraries.'))
  expect(libraries.map(({ isTransferred }) => isTransferred)).toEqual([true, false])
  await page.close()
})

// Names that fill the line of a breadcrumb to its end, in the one font or the other.
for (const product of [93, 97])
  test(`Q-041, Q-038: the name of product ${product} stays where it is on a phone whose fonts come late`, async ({
    browser,
  }) => {
    const page = await newPhone(browser)
    const letThrough = await holdBack(page, /\.woff2$/)
    await page.goto(`/shop/product-details/details?ecommID=${product}`, {
      waitUntil: 'domcontentloaded',
    })
    const topOfName = async () =>
      Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? NaN)
    const hasFont = () => page.evaluate(() => document.fonts.check('16px Figtree'))
    expect(await hasFont()).toBe(false)
    const top = await topOfName()
    letThrough()
    await expect.poll(hasFont).toBe(true)
    expect(await topOfName()).toBe(top)
    await page.close()
  })
