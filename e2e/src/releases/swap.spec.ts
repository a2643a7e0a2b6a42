import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { remotes } from '../support/remotes-command.ts'
import {
  buildSecondShop,
  firstText,
  layOutBrokenRelease,
  secondText,
  type Spoil,
} from '../support/shop-release.ts'
import { siteUnderTest } from '../support/site.ts'
import { currentSet } from '../support/site-pages.ts'
import { visit } from '../support/page-facts.ts'

// The gate tries every page of a release before it answers, which takes a busy machine its time.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const version = `9.0.0-${Date.now()}`
let second: Awaited<ReturnType<typeof buildSecondShop>>
let first: number

test.beforeAll(async () => {
  test.setTimeout(300_000)
  first = (await currentSet()).number
  second = await buildSecondShop(version)
})
test.afterAll(async () => {
  // The other tests of this run find the site as they left it, however far this one came.
  await remotes('rollback', String(first), '--reason', 'end of the proof')
  second.remove()
})

const addressOf = (name: string) => `${siteUnderTest().releasesOrigin}/shop/${name}/`
const folderOf = (name: string) => join(siteUnderTest().folder, 'releases/shop', name)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Far more than the second that a calm machine needs a part of: tests, and slow machines, take their time. */
const patience = 10_000

/** Waits until the edge serves this set, and notes in the report how long it took. */
async function untilServed(set: number) {
  const began = performance.now()
  await expect
    .poll(async () => (await fetch(`${siteUnderTest().origin}/readyz`)).text(), {
      intervals: [20],
      timeout: 2 * patience,
    })
    .toContain(`"set":${set}}`)
  const milliseconds = Math.round(performance.now() - began)
  test.info().annotations.push({ type: 'swap', description: `served after ${milliseconds} ms` })
  expect(milliseconds).toBeLessThan(patience)
}

test('a release is built, uploaded, swapped in by its address and rolled back', async ({
  page,
  site,
}) => {
  const before = await currentSet()
  await visit(page, '/shop')
  await expect(heading(page)).toHaveText(firstText)

  const uploaded = await remotes('publish', '--from', second.release)
  expect(uploaded).toMatchObject({ code: 0, output: expect.stringContaining(addressOf(version)) })

  const reason = ['--reason', 'a new heading', '--actor', 'ops']
  const swapped = await remotes('swap', `shop=${addressOf(version)}`, ...reason)
  expect(swapped, swapped.output).toMatchObject({ code: 0 })
  const after = await currentSet()
  expect(after.number).toBe(before.number + 1)
  expect(after).toMatchObject({ actor: 'ops', reason: 'a new heading' })
  await untilServed(after.number)

  await visit(page, '/shop')
  await expect(heading(page)).toHaveText(secondText)
  await expect(page.locator(`link[href*="/r/shop/${version}/"]`).first()).toBeAttached()
  const html = await (await fetch(`${site.origin}/shop`)).text()
  expect(html, 'rendered on the server from the new release').toContain(secondText)

  const back = await remotes('rollback', '--reason', 'the old heading is better', '--actor', 'ops')
  expect(back, back.output).toMatchObject({ code: 0 })
  const restored = await currentSet()
  expect(restored.remotes['shop']?.release.version).toBe(before.remotes['shop']?.release.version)
  await untilServed(restored.number)
  await visit(page, '/shop')
  await expect(heading(page)).toHaveText(firstText)
})

test('a release with a wrong hash, a missing expose and a colliding route is refused with all reasons', async ({
  page,
}) => {
  const name = `${version}-bad`
  await layOutBrokenRelease(second.release, folderOf(name), async (document, folder) => {
    document.version = name
    const [first] = document.routes
    if (!first) throw new Error('The shop has no page.')
    document.routes.push({ ...first, path: '/shop/sale', module: './features/sale/sale.page' })
    document.routes.push({ ...first, path: '/login' })
    const changed = Object.keys(document.files).find((file) => file.endsWith('.js'))
    await appendFile(join(folder, changed ?? ''), '\n// changed on the way')
  })
  const before = await currentSet()
  const refused = await remotes('swap', `shop=${addressOf(name)}`, '--reason', 'late on Friday')
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(/hash-mismatch|size-mismatch/)
  expect(refused.output).toContain('module-not-exposed')
  expect(refused.output).toContain('features/sale/sale.page')
  expect(refused.output).toContain('route-collision')
  expect(refused.output).toContain('/login')
  expect((await currentSet()).number).toBe(before.number)
  await visit(page, '/shop')
  await expect(heading(page)).toHaveText(firstText)
})

const faults: readonly (readonly [what: string, code: string, spoil: Spoil])[] = [
  [
    'a file that is not the one that was built',
    'hash-mismatch',
    (document) => {
      const [file] = Object.values(document.files)
      if (file) file.integrity = `sha384-${'A'.repeat(64)}`
    },
  ],
  [
    'a page whose module is not exposed',
    'module-not-exposed',
    (document) => {
      const [route] = document.routes
      if (route) route.module = './features/home/forgotten.page'
    },
  ],
  [
    'a page that another remote has, in other capitals',
    'route-collision',
    (document) => {
      const [route] = document.routes
      if (route) document.routes.push({ ...route, path: '/LogIn' })
    },
  ],
  [
    'a channel that nobody publishes',
    'channel-not-published',
    (document) => document.subscribes.push('shop/never-said@1'),
  ],
  [
    'a page that throws when it is rendered on the server',
    'render-failed',
    async (document, folder) => {
      const file = document.entry.server
      const bundle = join(folder, file)
      const [page] = document.routes
      const broken = `{ Component: () => { throw new Error('planted') } }`
      await appendFile(
        bundle,
        `\nmodule.exports = { ...module.exports, '${page?.module}': ${broken} }`,
      )
      const bytes = await readFile(bundle)
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      document.files[file] = { bytes: bytes.length, integrity }
      for (const packed of ['.br', '.gz']) delete document.files[file + packed]
    },
  ],
]

for (const [what, code, spoil] of faults) {
  test(`a release with ${what} is refused, and checking it changes nothing`, async () => {
    const name = `${version}-${code}`
    await layOutBrokenRelease(second.release, folderOf(name), (document, folder) => {
      document.version = name
      return spoil(document, folder)
    })
    const before = await currentSet()
    const checked = await remotes('check', `shop=${addressOf(name)}`, '--json')
    expect(checked.code).toBe(1)
    expect(checked.output).toContain(code)
    const swapped = await remotes('swap', `shop=${addressOf(name)}`, '--reason', 'a try')
    expect(swapped.code).toBe(1)
    expect(await currentSet()).toEqual(before)
  })
}

test('a swap that was decided on another set is refused', async () => {
  const { number } = await currentSet()
  const late = await remotes(
    'swap',
    `shop=${version}`,
    '--reason',
    'late',
    '--expect',
    String(number - 1),
  )
  expect(late.code).toBe(3)
  expect((await currentSet()).number).toBe(number)
})
