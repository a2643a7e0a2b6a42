import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('R-117, R-118, R-147, R-148, Q-019, Q-020, Q-021, Z-014: a school posts, a family reads, answers and reports', async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(/404.*\/api\/feed\/posts/) // the post that was deleted
  await arriveSignedIn(context, demoAccount('guardian2@example.com'))
  await visit(page, '/Feeds')
  const feed = page.getByRole('feed', { name: 'Posts' })
  await expect(feed.getByRole('article').first()).toHaveAttribute('aria-posinset', '1')
  await expect(feed).toHaveAttribute('aria-busy', 'false')
  expect(await accessibilityFindings(page)).toEqual([])
  const end = page.getByText('You have reached the end')
  await expect(async () => {
    await feed.getByRole('article').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect(end).toBeAttached({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })

  const school = await browser.newContext()
  await arriveSignedIn(school, demoAccount('rep@example.com'))
  const office = await school.newPage()
  await visit(office, '/Feeds/new')
  const words = `The library bus comes on Tuesday ${Date.now()}.`
  await office.getByLabel('What would you like to share?').fill(words)
  await office.getByRole('button', { name: 'Post it' }).click()
  await expect(office).toHaveURL(/\/Feeds\/details\/\d+$/)
  const address = new URL(office.url()).pathname

  // The reader's page stays where it is until the button is pressed.
  const offer = page.getByRole('button', { name: /new posts?$/ })
  await expect(offer).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  await offer.click()
  const post = feed.getByRole('article').filter({ hasText: words })
  await expect(post).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await visit(page, address.toLowerCase())
  await page.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByLabel('Your comment').fill('Thank you, Kabir will be there.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(office.getByText('Thank you, Kabir will be there.')).toBeVisible()

  await visit(page, '/Feeds')
  await post.getByRole('button', { name: 'Report' }).click()
  await post.getByRole('radio', { name: 'Something else' }).check()
  await post.getByRole('button', { name: 'Report and hide it' }).click()
  await expect(post).toHaveCount(0)

  await office.getByRole('button', { name: 'Delete', exact: true }).click()
  await office.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(office).toHaveURL(/\/Feeds$/)
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post was deleted')
  await school.close()
})
