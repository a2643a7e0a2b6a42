import { safeLocalPath } from '@brightyard/contract/paths'
import { expect, test } from '../support/fixtures.ts'
import { isBuilt } from '../support/pages-not-built.ts'
import { unescaped } from '../support/site-links.ts'
import { sitePages } from '../support/site-pages.ts'

/** Where an address leads without scripts, step by step. */
async function follow(origin: string, address: string) {
  const steps = [address]
  let status = 0
  while (steps.length < 5) {
    const response = await fetch(origin + (steps.at(-1) ?? '/'), { redirect: 'manual' })
    status = response.status
    const location = response.headers.get('location')
    if (!location) break
    const { pathname, search } = new URL(location, origin)
    expect(new URL(location, origin).origin, 'stays on this site').toBe(origin)
    steps.push(pathname + search)
  }
  return { steps, status, end: steps.at(-1) }
}

const xpert = 'rehan-builds-a-flood-alarm-for-his-village'

const aliases = [
  [`/young_xpert/${xpert}?a=1`, `/young-xpert/${xpert}?a=1`, 'G-006, Z-015'],
  ['/partner/maati-studio', '/partners/maati-studio', 'G-008, Z-015'],
  ['/case-studies?page=2', '/young-xpert?page=2', 'R-009, Z-016, G-021'],
  ['/casestudies', '/young-xpert', 'R-010, Z-016, G-021'],
  [`/case_study/${xpert}?x=%26`, `/young-xpert/${xpert}?x=%26`, 'R-132, Z-016, G-021'],
  ['/case_study', '/young-xpert', 'R-132, Z-016, G-021'],
  ['/course', '/program', 'R-014, G-021'],
  ['/event?when=soon', '/events?when=soon', 'R-017, G-021, Z-022'],
  ['/events-backup', '/events', 'R-019, G-021'],
  ['/Homepage?utm=mail', '/?utm=mail', 'R-025, G-021'],
  ['/live-class1', '/live-class', 'R-029, G-021'],
  ['/newspaper', '/newspapers', 'R-037, G-021, Z-022'],
  ['/order-history/7?a=b', '/shop/order-history/order-details/7?a=b', 'R-041, R-138, G-021, Z-022'],
  ['/order-history', '/shop/order-history', 'R-041, G-021, Z-022'],
  ['/order/payment-status?ok=1', '/shop/order/payment-status?ok=1', 'G-021'],
  ['/profile-no-use', '/profile', 'R-053, G-021'],
  ['/startup', '/partners', 'G-021'],
  ['/teams', '/our-team', 'R-067, G-021'],
  ['/termsandconditions', '/terms-service', 'R-069, G-021'],
  ['/transactions?from=1', '/my-transactions?from=1', 'R-070, G-021'],
  ['/vendor-register', '/partner-register', 'R-071, G-021'],
  ['/web-form', '/web-forms', 'R-072, G-021'],
  ['/webforms', '/web-forms', 'R-074, G-021'],
  ['/assessment/assessment-list', '/assessment/list', 'G-021'],
  ['/assessment/list-2', '/assessment/list', 'G-021'],
  ['/bookingDetails/12?q=1', '/subscribed_activity/bookingDetails/12?q=1', 'G-025'],
  ['/bookingDetails', '/subscribed_activity/bookingDetails', 'G-025'],
  [
    '/shop/product-details?ecommID=3&variant=7',
    '/shop/product-details/details?ecommID=3&variant=7',
    'G-021',
  ],
  ...[
    'booking-summary',
    'camp-listing',
    'camp-Subcategories',
    'campCategories',
    'package-listing',
    'SubmissionPage',
    'uploadDocuments',
  ].map((name) => [`/talentbox/${name}?a=5`, `/talentbox/campaigns/${name}?a=5`, 'G-026, Z-018']),
] as const

for (const [from, to, row] of aliases) {
  test(`${row}: ${from} leads to ${to}`, async ({ site }) => {
    const { steps, status, end = '' } = await follow(site.origin, String(from))
    expect(steps[1]).toBe(to)
    expect(status, end).toBe((await isBuilt(end)) ? 200 : 404)
    expect(steps.length, 'G-022: no long way round').toBeLessThanOrEqual(4)
  })
}

test('G-021: an alias keeps the hash and replaces the history entry', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/) // there is no product 1
  await page.goto('/shop')
  await page.goto('/shop/product-details?ecommID=1#reviews')
  await expect(page).toHaveURL(/\/shop\/product-details\/details\?ecommID=1#reviews$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
})

const legacy = [
  ['type=feeds&post_id=9', '/feeds/details/9'],
  ['type=program&program_id=4', '/program/4'],
  ['type=chapter&chapter_id=4', '/program/chapter/4'],
  ['type=webforms&form_id=volunteers-book-fair', '/web-form/volunteers-book-fair'],
  [`type=casestudies&slug=${xpert}`, `/young_xpert/${xpert}`],
  ['type=startups&slug=maati-studio', '/partner/maati-studio'],
  [
    'type=talentbox&slug=colourothon&camp_id=8&id=3',
    '/talentbox/campaigns/colourothon?type=32&id=8&campTypeid=3',
  ],
  ['type=ecomm&product_id=2', '/shop/product-details/details/?ecommID=2'],
  ['activitytype=1&slug=drawing-is-thinking&id=3', '/blog/drawing-is-thinking?id=3'],
  [`activitytype=4&slug=${xpert}&id=3`, `/young-xpert/${xpert}?id=3`],
  ['activitytype=37&slug=live-story-gym&id=3', '/live-class/live-story-gym?id=3'],
  ['activitytype=999&slug=x', '/'],
  ['type=nonsense', '/'],
  ['type=startups&slug=https://elsewhere.example/', '/'],
  ['type=feeds&post_id=../../login', '/'],
] as const

for (const [query, target] of legacy) {
  test(`G-019, Z-045: ?${query} is honoured on / and on /open`, async ({ site }) => {
    for (const entry of ['/', '/open']) {
      const { steps, status, end = '' } = await follow(site.origin, `${entry}?${query}`)
      expect(steps[1]).toBe(target)
      expect(status, end).toBe((await isBuilt(end)) ? 200 : 404)
      expect(safeLocalPath(target.replaceAll(/%../g, ''))).not.toBeNull()
    }
  })
}

const spellings = (path: string) => [
  path.toUpperCase(),
  path.replace(/[a-z]/g, (letter, index: number) => (index % 2 ? letter.toUpperCase() : letter)),
]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('G-023: addresses that differ in case open the same page with one canonical address', async ({
  site,
}) => {
  const pages = (await sitePages()).filter(
    ({ path, access, render }) =>
      access === 'open' && render === 'server' && path !== '/' && !path.includes(':'),
  )
  expect(pages.length * 2).toBeGreaterThan(10)
  for (const { address } of pages) {
    const [path = '', query] = address.split('?')
    const tail = query ? `?${query}` : ''
    const known = canonicalOf(await (await fetch(site.origin + address)).text())
    expect.soft(known, address).toBeTruthy()
    for (const spelling of spellings(path)) {
      const response = await fetch(site.origin + spelling + tail)
      expect.soft(response.status, spelling).toBe(200)
      expect.soft(canonicalOf(await response.text()), spelling).toBe(known)
    }
  }
})

test('G-024: a trailing slash opens the same page', async ({ site }) => {
  for (const { address } of (await sitePages()).filter(
    ({ path, access, render }) => access === 'open' && render === 'server' && path !== '/',
  )) {
    const [path = '', query] = address.split('?')
    const slashed = `${path}/${query ? `?${query}` : ''}`
    const response = await fetch(site.origin + slashed)
    expect.soft(response.status, slashed).toBe(200)
    const known = canonicalOf(await (await fetch(site.origin + address)).text())
    expect.soft(canonicalOf(await response.text()), slashed).toBe(known)
  }
})

test('Q-037: the sitemap names pages by their canonical address, none that leads on or is hidden', async ({
  site,
}) => {
  const locations = async (path: string) => {
    const xml = await (await fetch(site.origin + path)).text()
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(unescaped(url)))
  }
  const files = await locations('/sitemap.xml')
  expect(files.length).toBeGreaterThan(5)
  for (const { pathname } of files) {
    const listed = await locations(pathname)
    const some = pathname === '/sitemap/pages' ? listed : listed.slice(0, 3)
    for (const { href, pathname: path, search } of some) {
      const response = await fetch(site.origin + path + search, { redirect: 'manual' })
      expect.soft(response.status, href).toBe(200)
      const html = await response.text()
      expect.soft(unescaped(canonicalOf(html) ?? ''), href).toBe(href)
      expect.soft(html, href).not.toContain('content="noindex"')
    }
  }
})

test('E-011, R-158: an unknown address answers 404 with its title before any script runs', async ({
  site,
}) => {
  const response = await fetch(`${site.origin}/no-such-page`)
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toMatch(/<title>This page could not be found/)
  expect(html).toContain('Page not found')
  expect(html).toContain('noindex')
})
