import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../stage/accessibility.ts'
import { arriveSignedIn, demoAccount, makeGuardian } from '../stage/accounts.ts'
import { expect, test } from '../stage/fixtures.ts'
import { openOwnMenu } from '../stage/header.ts'
import { placePaidOrder } from '../stage/orders.ts'
import { visit, widerThanWindow } from '../stage/page-facts.ts'
import { simpleProducts } from '../stage/products.ts'

test('S-006, S-014, S-023, C-033, C-034: from the orders to one of them, its invoice, its cancellation and its timeline, followed without a sign-in', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.setTimeout(150_000) // a long way, with an account and an order of its own
  const account = await makeGuardian(site.origin)
  const [product] = await simpleProducts(1)
  if (!product) return
  const order = await placePaidOrder(site.origin, account, product)
  await arriveSignedIn(context, account)

  await visit(page, '/shop/shopping-bags')
  await openOwnMenu(page)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/order-history$/)
  await page.getByRole('link', { name: order.order_code }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Order ${order.order_code}` }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await widerThanWindow(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download invoice' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^brightyard-invoice-BY-.*\.pdf$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-')

  const steps = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem')
  await expect(steps).toContainText(['Placed', 'Paid', 'Packed', 'Shipped', 'Delivered'])
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(dialog).toContainText('goes back the way you paid')
  await dialog.getByLabel(/Why do you cancel/).fill('Ordered twice')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('This order is cancelled')
  await expect(steps).toContainText(['Placed', 'Paid', 'Cancelled', 'Refunded'])
  await expect(steps.nth(2).locator('time')).toHaveAttribute('datetime', /T/)
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)

  const tracking = await page.getByRole('link', { name: 'Tracking page' }).getAttribute('href')
  const stranger = await browser.newContext({ baseURL: site.origin })
  const outside = await stranger.newPage()
  await visit(outside, tracking ?? '')
  const followed = outside.getByRole('region', { name: `Order ${order.order_code}` })
  await expect(followed.getByRole('listitem')).toContainText(['Placed', 'Paid', 'Cancelled'])
  await expect(outside.getByRole('main')).not.toContainText('Lake View')
  await stranger.close()
})

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
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not found' })).toBeVisible()
})

test('P-005: a student who opens orders or notification settings by address is told that they are not for them', async ({
  page,
  context,
}) => {
  await arriveSignedIn(context, demoAccount('student@example.com'))
  for (const address of ['/shop/order-history', '/notifications']) {
    await page.goto(address)
    await expect(page.getByText('You are not authorized for this content.')).toBeVisible()
  }
})
