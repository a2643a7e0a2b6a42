import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

test('S-006, S-014: a guardian turns the pages of the orders, and finds nobody else’s', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/404/) // the order of somebody else
  await arriveSignedIn(context, demoAccount('guardian@example.com'))
  await visit(page, '/shop/order-history')
  const orders = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(orders).toHaveCount(10)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(orders).toHaveCount(2)
  // The oldest order of all is that of the other guardian.
  await page.goto('/shop/order-history/order-details/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('P-005, Z-005: a student who opens orders or notification settings by address is refused', async ({
  page,
  context,
}) => {
  await arriveSignedIn(context, demoAccount('student@example.com'))
  for (const address of ['/shop/order-history', '/notifications']) {
    await page.goto(address)
    await expect(page.getByText('You are not authorized for this content.')).toBeVisible()
  }
})
