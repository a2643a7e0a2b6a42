import type { Page } from '@playwright/test'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount, makeGuardian, signIn } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn, header, openOwnMenu, signOut, unreadCount } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'

const shown = (page: Page, label: string) => page.getByRole('status', { name: label })

test('R-102, K-016: a registered student appears at once, joins the family, and signs in by kid ID', async ({
  page,
  browser,
  site,
}) => {
  test.slow() // three people, each with a browser of their own
  const guardian = await makeGuardian(site.origin)
  await arriveSignedIn(page.context(), guardian)
  await visit(page, '/kids')
  await expectSignedIn(page)
  await expect(page.getByText('No Kids Found')).toBeVisible()
  const before = await unreadCount(page)

  const school = await browser.newContext({ baseURL: site.origin })
  await arriveSignedIn(school, demoAccount('rep@example.com'))
  const desk = await school.newPage()
  await visit(desk, '/student/register')
  const name = `Tara ${guardian.username.replace(/\D/g, '').slice(-9)}`
  await desk.getByLabel('Student’s name').fill(name)
  await desk.getByLabel('Date of birth').fill('2018-05-01')
  await desk.getByRole('textbox', { name: 'Class' }).fill('3 A')
  await desk.getByLabel('Guardian’s name').fill('Asha Verma')
  await desk.getByLabel('Guardian’s email or mobile number').fill(guardian.username)
  await desk.getByRole('checkbox').check()
  await desk.getByRole('button', { name: 'Register student' }).click()
  const kidId = (await shown(desk, 'Kid ID').textContent()) ?? ''
  const password = (await shown(desk, 'First password').textContent()) ?? ''
  await visit(desk, `/student/list?search=${encodeURIComponent(name)}`)
  await expect(desk.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
  expect(await accessibilityFindings(desk)).toEqual([])
  await school.close()

  // Nothing was reloaded here: it came by the stream.
  await expect.poll(() => unreadCount(page)).toBe(before + 1)
  await expect(
    page.getByText(`New notification: Banyan Tree School has registered ${name}.`, {
      exact: false,
    }),
  ).toBeAttached()
  await page.getByRole('textbox', { name: 'Kid ID' }).fill(kidId)
  await page.getByLabel("Kid's date of birth").fill('2018-05-01')
  await page.getByRole('button', { name: 'Add by kid ID' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const bedroom = await browser.newContext({ baseURL: site.origin })
  const tablet = await bedroom.newPage()
  await signIn(tablet, { username: kidId, password })
  await visit(tablet, '/dashboard')
  await expect(tablet.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(tablet.getByText('Banyan Tree School').first()).toBeVisible()
  await bedroom.close()
})

/** What the person's own menu names, such as the kid. */
const named = (page: Page, term: 'Kid' | 'Room') =>
  page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')

test(
  'K-004, K-009, K-010, A-024: a chosen kid and a changed room are in the header of both tabs, survive a reload, and end with the session',
  { tag: '@phone' },
  async ({ page, context }) => {
    await arriveSignedIn(context, demoAccount('guardian@example.com'))
    const otherTab = await context.newPage()
    await visit(otherTab, '/shop')
    await expectSignedIn(otherTab)
    await visit(page, '/about-us')
    await openOwnMenu(page)
    await page.getByRole('button', { name: 'Change Kid' }).click()
    const kids = page.getByRole('dialog', { name: 'Choose a kid' })
    await kids.getByText('Aarav').click()
    await expect(page).toHaveURL(/\/practworks\?id=\d+$/)
    await expect(kids).toHaveCount(0)
    await expect(
      page.getByRole('heading', { level: 1, name: /^Aarav.*’s practice$/ }),
    ).toBeFocused()

    await openOwnMenu(page)
    await expect(named(page, 'Kid')).toContainText('Aarav')
    await page.getByRole('button', { name: 'Change Room' }).click()
    const rooms = page.getByRole('dialog', { name: 'Change Room' })
    const room = rooms.getByRole('listitem').getByRole('button', { pressed: false }).first()
    const roomName = (await room.innerText()).trim()
    await room.click()
    await expect(rooms).toHaveCount(0)

    await otherTab.bringToFront()
    await openOwnMenu(otherTab)
    await expect(named(otherTab, 'Kid')).toContainText('Aarav')
    await expect(named(otherTab, 'Room')).toHaveText(roomName)
    await visit(page, '/about-us')
    await openOwnMenu(page)
    await expect(named(page, 'Kid')).toContainText('Aarav')
    await expect(named(page, 'Room')).toHaveText(roomName)
    await page.keyboard.press('Escape')
    await expect(named(page, 'Kid')).toHaveCount(0)

    const reloaded = Promise.all([page, otherTab].map((tab) => tab.waitForEvent('load')))
    await signOut(page)
    await expect(header(otherTab).bell).toHaveCount(0)
    await reloaded // each tab reloads, and is not closed in the middle of it
    const storedKid = () => otherTab.evaluate(() => localStorage.getItem('brightyard.account.kid'))
    await expect.poll(storedKid).toBeNull()
  },
)

interface WorkerScope {
  registration: ServiceWorkerRegistration
  shown: unknown[]
}

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })
  test('N-048: the service worker is at the root and shows a message from a push service', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, '/about-us')
    const scope = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.register('/service-worker.js')
      await navigator.serviceWorker.ready
      return worker.scope
    })
    expect(scope).toBe(`${site.origin}/`)
    const script = await page.request.get('/service-worker.js')
    expect(script.headers()['cache-control']).toBe('no-cache')

    // Headless browsers show no notices: what the worker asks to be shown is kept in its place.
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(() => {
      const shown: unknown[] = []
      const scope = globalThis as typeof globalThis & WorkerScope
      scope.registration.showNotification = (title, { body, tag } = {}) =>
        Promise.resolve(void shown.push({ title, body, tag }))
      scope.shown = shown
    })
    const protocol = await context.newCDPSession(page)
    const known = new Promise<string>((resolve) => {
      protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === scope)
        if (own) resolve(own.registrationId)
      })
    })
    await protocol.send('ServiceWorker.enable')
    await protocol.send('ServiceWorker.deliverPushMessage', {
      origin: site.origin,
      registrationId: await known,
      data: JSON.stringify({
        title: 'Your parcel is here',
        body: 'It waits at the gate.',
        url: '/my-transactions',
        tag: 'orders',
      }),
    })
    const notices = () =>
      worker?.evaluate(() => (globalThis as typeof globalThis & WorkerScope).shown)
    await expect
      .poll(notices)
      .toEqual([{ title: 'Your parcel is here', body: 'It waits at the gate.', tag: 'orders' }])
  })
})
