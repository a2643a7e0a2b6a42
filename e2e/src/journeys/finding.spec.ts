import { expect, test } from '../support/fixtures.ts'
import { header, isPhone } from '../support/header.ts'
import { addressOf, visit } from '../support/page-facts.ts'

test(
  'H-020: the site’s search leads to its results, with the words shown again',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/about-us')
    if (isPhone(page)) await header(page).menu.click()
    else await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const form = page.getByRole('search', { name: 'Site' })
    await form.getByRole('searchbox').fill('art & craft')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?text=art(\+|%20)%26(\+|%20)craft$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('art & craft')
  },
)

test(
  'H-020: the field of the search stays where it is while suggestions come and go below it',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/about-us')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('searchbox')
    await expect(field).toBeFocused()
    await dialog.evaluate((panel) => Promise.all(panel.getAnimations().map((one) => one.finished)))
    const place = await field.boundingBox()
    await field.fill('clay')
    await expect(dialog.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    expect(await field.boundingBox()).toEqual(place)
    await field.fill('')
    await expect(dialog.getByRole('list', { name: 'Suggestions' })).toBeHidden()
    expect(await field.boundingBox()).toEqual(place)
  },
)

test('H-020: without scripts the search is a form of the page', async ({ request }) => {
  const html = await (await request.get('/search?text=science+fair')).text()
  expect(html).toContain('science fair')
  expect(html).toMatch(/<title>[^<]*science fair/)
})

test('the words of a product search are in the address, and Enter searches at once', async ({
  page,
}) => {
  await visit(page, '/shop')
  const box = page.getByRole('searchbox', { name: 'Search products' })
  await box.fill('telescope')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/shop\/search-result\?search=telescope$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('telescope')
})

test('F-005, F-008: the newsletter takes an e-mail address, and only that', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscribe')) sent.push(request.postDataJSON())
  })
  await visit(page, '/about-us')
  const form = page.getByRole('region', { name: 'Newsletter' })
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button').click()
  await expect(form.getByText('Please enter a valid email id.')).toBeVisible()
  expect(sent).toEqual([])
  const email = `reader-${Date.now()}@example.com`
  await form.getByLabel('Your email').fill(` ${email} `)
  await form.getByRole('button').click()
  await expect(form.getByText('Successfully subscribed')).toBeVisible()
  await expect(form.getByLabel('Your email')).toHaveValue('')
  expect(sent).toMatchObject([{ email }])
})

test('E-011, E-012: an unknown address has its own page, with the way home', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  const response = await visit(page, '/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^This page could not be found/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const main = page.getByRole('main')
  await expect(main).toContainText("We can't find the page you're looking for!")
  await main.getByRole('link', { name: 'Go to home' }).click()
  await expect.poll(() => addressOf(page)).toBe('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
})
