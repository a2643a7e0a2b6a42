import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@brightyard/tools'
import type { Page } from '@playwright/test'
import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn, header, signOut } from '../support/header.ts'
import { startOwn } from '../support/own-server.ts'
import { hydrated, visit } from '../support/page-facts.ts'
import { savedAddresses } from '../support/saved-pages.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits the page and stays until it is saved. */
async function visitAndSave(page: Page, address: string) {
  await visit(page, address)
  await expect.poll(() => savedAddresses(page)).toContain(address)
}

const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('E-022: without a connection visited pages load again, other addresses show the list of them, and all goes on when it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  await visitAndSave(page, '/about-us')
  const about = await mainHeading(page).innerText()
  await visitAndSave(page, '/shop')
  const shop = await mainHeading(page).innerText()

  await test.step('a reload shows the saved page, and when it was saved', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(mainHeading(page)).toHaveText(shop)
    await expect(page.getByText(/^You are offline\. This page was saved on \d/)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  await test.step('menus and messages work on a saved page', async () => {
    await page
      .getByRole('button', { name: /^Add to bag: / })
      .first()
      .click()
    await expect(page.getByText('Added to your bag').first()).toBeVisible()
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await header(page).menu.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'TalentBox' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (size) await page.setViewportSize(size)
  })

  await test.step('an address that was never visited shows the offline page, with what is saved', async () => {
    const response = await page.goto('/faqs?utm_source=mail')
    expect(response?.status()).toBe(503)
    await expect(page).toHaveTitle('You are offline · Brightyard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.getByRole('listitem').getByRole('link')).toHaveText(['Shop', 'About us'])
    await page.getByRole('link', { name: 'About us' }).click()
    await expect(mainHeading(page)).toHaveText(about)
  })

  await test.step('a link to a saved page opens what is saved', async () => {
    await expect(page.getByText(/^You are offline/)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).first().click()
    await expect(mainHeading(page)).toHaveText(shop)
    await page.getByRole('link', { name: 'Pages you can read now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved pages')
    await expect(page.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('when the connection is back the requested page opens by itself', async () => {
    await page.goto('/faqs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await context.setOffline(false)
    await expect(mainHeading(page)).not.toHaveText('You are offline')
    await expect(page).toHaveURL(/\/faqs$/)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  })
})

test('E-022: somebody who signs out leaves no trace of what they visited', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  const guardian = await makeGuardian(site.origin)
  await arriveSignedIn(context, guardian)
  await visitAndSave(page, '/about-us')
  await expectSignedIn(page)

  await test.step('a lost connection is no sign-out: the badges come back with it', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^You are offline/)).toBeVisible()
    expect(await savedAddresses(page)).toContain('/about-us')
    await context.setOffline(false)
    await expectSignedIn(page)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  })

  await test.step('protected pages and the bag are never saved', async () => {
    await visit(page, '/profile')
    await visit(page, '/shop/shopping-bags')
    await visitAndSave(page, '/faqs')
    const saved = await savedAddresses(page)
    expect(saved).not.toContain('/profile')
    expect(saved).not.toContain('/shop/shopping-bags')
  })

  await page.evaluate(() => sessionStorage.setItem('typed', 'Not sent.'))
  const reloaded = page.waitForEvent('load')
  await signOut(page)
  await reloaded // a second after the sign-out
  await hydrated(page)
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
  await expect.poll(() => savedAddresses(page)).toEqual(['/'])
  await context.setOffline(true)
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('You are signed out on this device.')).toBeHidden()
  await context.setOffline(false)
  await expect(mainHeading(page)).not.toHaveText('You are offline')

  await test.step('A-012: signing out works without a connection, and is said', async () => {
    await arriveSignedIn(context, guardian)
    await page.evaluate(async () => {
      localStorage.setItem('brightyard.session', 'true')
      await caches.delete('brightyard-saved-1')
    })
    await visitAndSave(page, '/')
    await expectSignedIn(page)
    await context.setOffline(true)
    await signOut(page)
    await expect(page.getByText('You are signed out on this device.')).toBeVisible()
    const retried = page.waitForResponse((response) => response.url().endsWith('/api/logout'))
    await context.setOffline(false)
    expect((await retried).status()).toBe(200)
    await expect(header(page).signIn).toBeVisible()
  })
})

test('an edge with SERVICE_WORKER=off takes what is saved, and the worker, from the browsers of those who visit', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  const disk = await mkdtemp(join(tmpdir(), 'brightyard-edge-'))
  await cp(join(site.folder, 'edge'), disk, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const edgeWith = async (mode: string) => {
    const edge = await startOwn('edge', {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      REGISTRY_URL: site.registryOrigin,
      API_URL: site.apiOrigin,
      DATA_FOLDER: disk,
      SERVICE_WORKER: mode,
    })
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
    return edge
  }
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

  let edge = await edgeWith('on')
  try {
    await visit(page, `${origin}/about-us`)
    await expect.poll(() => savedAddresses(page)).toEqual(['/about-us'])
    expect(await registrations()).toBe(1)
    await edge.stop()

    edge = await edgeWith('off')
    await visit(page, `${origin}/about-us`)
    await expect(page.locator('meta[name=saved-at]')).toHaveCount(0)
    await expect.poll(registrations).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  } finally {
    await edge.stop()
    await rm(disk, { recursive: true, force: true })
  }
})
