import {
  arriveSignedIn,
  demoAccount,
  fillSignIn,
  makeGuardian,
  signIn,
} from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn, openOwnMenu, signOut } from '../support/header.ts'
import { addressOf, visit } from '../support/page-facts.ts'
import { addToBag, simpleProducts } from '../support/products.ts'

test(
  'A-004: the form reports wrong credentials, and nothing else happens',
  { tag: '@phone' },
  async ({ page, allowConsole }) => {
    allowConsole(/401/) // the browser notes every refused call
    await visit(page, '/login')
    await fillSignIn(page, { username: 'guardian@example.com', password: 'not-the-password' })
    await expect(page.getByRole('alert')).toContainText('do not match')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await fillSignIn(page, demoAccount('guardian@example.com'))
    await expect(page).toHaveURL(/:\d+\/$/)
  },
)

test('an empty sign-in form says what is missing', async ({ page }) => {
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(page.getByLabel('Email, mobile number or kid ID')).toBeFocused()
})

test('a kid signs in by kid ID', async ({ page }) => {
  await signIn(page, demoAccount('KID-1001'))
  await expectSignedIn(page)
})

test(
  'A-011: signing out goes step by step, home at once, and reloads a second later',
  { tag: '@phone' },
  async ({ page, site }) => {
    const account = await makeGuardian(site.origin)
    await arriveSignedIn(page.context(), account)
    await visit(page, '/') // its code is here when it is shown again
    await visit(page, '/shop')
    await expectSignedIn(page)
    const steps: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/room/save/details')) {
        steps.push(`room ${JSON.stringify(request.postDataJSON())}`)
      }
      if (pathname.endsWith('/api/logout')) steps.push(`${request.method()} logout`)
      if (request.isNavigationRequest()) steps.push(`load ${pathname}`)
    })
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) steps.push(`at ${new URL(frame.url()).pathname}`)
    })
    const reloaded = page.waitForEvent('load') // the home page comes without one
    await signOut(page)
    await expect(page).toHaveURL(/:\d+\/$/)
    await reloaded
    expect(steps[0]).toContain('"add_room":false')
    expect(steps.slice(1, 4)).toEqual(['PATCH logout', 'at /', 'load /'])
    expect(await page.evaluate(() => localStorage.getItem('brightyard.session'))).toBe('false')
  },
)

test('A-014: after signing out, the back button shows nothing private and the token is refused', async ({
  page,
  site,
}) => {
  const [product] = await simpleProducts(1)
  if (!product) return
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await addToBag(page, product)
  const asked = page.waitForRequest(
    (request) => /cart\/view|wishlist\/list/.test(request.url()) && request.method() === 'POST',
  )
  await visit(page, '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visit(page, '/shop/shopping-bags')
  const { authorization = '' } = (await asked).headers()
  expect(authorization).toMatch(/^Bearer /)

  const reloaded = page.waitForEvent('load')
  await signOut(page)
  await reloaded
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(page.getByRole('main')).not.toContainText(product.name)
  const refused = await fetch(`${site.origin}/vendor/api/user`, { headers: { authorization } })
  expect(refused.status).toBe(401)
  await visit(page, '/profile')
  await expect(page).toHaveURL(/\/login$/)
})

test('after a session has expired, the next person sees nothing of the last', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/401/)
  await arriveSignedIn(context, await makeGuardian(site.origin))
  await visit(page, '/profile')
  await expect(page.getByRole('main')).toContainText('Asha')
  await context.clearCookies()
  await page.route('**/vendor/api/orders**', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  })
  await openOwnMenu(page)
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, demoAccount('guardian2@example.com'))
  await expect(page).toHaveURL(/order-history$/)
  await openOwnMenu(page)
  await page.getByRole('link', { name: 'My Dashboard' }).click()
  await expect(page.getByRole('main')).toContainText('Imran')
  await expect(page.getByRole('main')).not.toContainText('Asha')
})

const deepLinks = [
  '/profile',
  '/profile?selectedSchool=3',
  '/profile#password',
  '/profile?dashboardSchool=true&selectedSchool=12#kids',
  '/shop/wishlist',
  '/shop/wishlist?from=mail',
  '/shop/wishlist#top',
  '/shop/wishlist?a=1&b=two%20words#end',
  '/profile?name=%E0%A4%A8',
  '/PROFILE?x=1',
]

test('A-022: a deep link opened while signed out is where signing in leads', async ({
  page,
  context,
}) => {
  for (const link of deepLinks) {
    await visit(page, link)
    await expect(page).toHaveURL(/\/login$/)
    await fillSignIn(page, demoAccount('guardian2@example.com'))
    await expect.poll(() => addressOf(page)).toBe(link)
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
})

test('V-006: a return target on another site is not followed', async ({ page }) => {
  await visit(page, '/login?redirectURL=//elsewhere.example/shop')
  await fillSignIn(page, demoAccount('guardian2@example.com'))
  await expect(page).toHaveURL(/:\d+\/$/)
})
