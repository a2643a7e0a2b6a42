import { arriveSignedIn, demoAccount, fillSignIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { header, openOwnMenu, signOut } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { watchRequests } from '../support/requests.ts'

test('A-024: signing out in one tab signs the other one out', async ({ page, context, site }) => {
  await arriveSignedIn(context, await makeGuardian(site.origin))
  await visit(page, '/about-us')
  const otherTab = await context.newPage()
  const { settled } = watchRequests(otherTab)
  await visit(otherTab, '/profile')
  await expect(otherTab.getByRole('heading', { level: 1, name: /Asha|profile/i })).toBeVisible()
  await settled() // a call that is under way would be refused, and the browser would say so
  await page.bringToFront()
  await signOut(page)
  await expect(otherTab).not.toHaveURL(/profile/)
  await expect(otherTab).toHaveURL(/:\d+\/(login)?$/)
  await expect(header(otherTab).bell).toHaveCount(0)
})

test('A-012, A-024: where the server does not answer, a sign-out counts in every tab at once, and for the server later', async ({
  page,
  context,
  site,
}) => {
  await arriveSignedIn(context, await makeGuardian(site.origin))
  await visit(page, '/about-us')
  const otherTab = await context.newPage()
  const { settled } = watchRequests(otherTab)
  await visit(otherTab, '/profile')
  await settled()
  await page.bringToFront()
  await openOwnMenu(page)
  let answer = () => {}
  const stalled = new Promise<void>((resolve) => (answer = resolve))
  await context.route(/\/(logout|room\/save\/details)$/, async (route) => {
    await stalled
    await route.abort()
  })
  const reloaded = otherTab.waitForEvent('load') // a second after the sign-out
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(header(otherTab).signIn).toBeVisible()
  await expect(otherTab).toHaveURL(/:\d+\/$/)
  await reloaded
  await page.close()
  const heard = otherTab.waitForResponse((response) => response.url().endsWith('/api/logout'))
  await context.unroute(/\/(logout|room\/save\/details)$/)
  answer()
  await otherTab.reload()
  expect((await heard).status()).toBe(200)
  await expect(header(otherTab).signIn).toBeVisible()
})

test('A-024: signing in in one tab takes the other one off the sign-in form', async ({
  page,
  context,
  site,
}) => {
  const otherTab = await context.newPage()
  await visit(otherTab, '/login')
  await visit(page, '/login')
  await fillSignIn(page, await makeGuardian(site.origin))
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(otherTab).toHaveURL(/:\d+\/$/)
})

test('a tab whose session has become another person’s starts over', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/401/) // the browser notes every refused call
  await arriveSignedIn(context, await makeGuardian(site.origin))
  await visit(page, '/profile')
  await expect(page.getByRole('main')).toContainText('Asha')
  await openOwnMenu(page)
  const startedOver = page.waitForEvent('load')
  // The cookie changes and the session ends, but this tab hears nothing of it until its next call.
  await arriveSignedIn(context, demoAccount('guardian2@example.com'))
  await Promise.race([startedOver, page.getByRole('link', { name: 'Orders' }).click()])
  await startedOver
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(header(page).account).toContainText('Imran')
})
