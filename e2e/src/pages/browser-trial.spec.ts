import { join } from 'node:path'
import type { ReleaseSet } from '@brightyard/contract/release'
import { openBrowserTrial } from '@brightyard/registry'
import { installedChromium } from '@brightyard/tools'
import { chromium, expect, test } from '@playwright/test'
import { renamedRelease } from '../support/renamed-release.ts'
import { siteUnderTest } from '../support/site.ts'

type Release = Awaited<ReturnType<typeof renamedRelease>>

const root = join(import.meta.dirname, '../../..')

/**
 * Not in the bare realm, whose stand-in for the navigator names no browser, nor on a page that only fetches this one's
 * code ahead.
 */
const inChromium = (path: string, code: string) =>
  `\n;if (String(navigator.userAgent).includes('Chrome') && location.pathname === '${path}') {${code}}`

/** What each page of the planted release does besides being a page of the shop. */
const planted: Readonly<Record<string, string>> = {
  '/shop/all-category': `
    setTimeout(() => { throw new TypeError('no basket') })
    Array.prototype.last = function () {}
    globalThis.shopState = {}
    navigator.serviceWorker.register('/r/shop/worker.js').catch(() => {})
    document.body.style.margin = '9px'
    const sheet = document.createElement('style')
    sheet.textContent = 'h' + '1 { color: red }'
    document.head.append(sheet)`,
  '/shop/all-brand': 'for (const end = Date.now() + 4000; Date.now() < end; );',
  '/shop/new-arrivals-product': 'for (;;);',
}

function setWith(releases: readonly Release[]): ReleaseSet {
  const remotes = releases.map(({ document }) => {
    const { name, version, builtAt: storedAt } = document
    const release = { name, version, sourceUrl: '', digest: '', storedAt, document }
    return [name, { release, lastKnownGood: null }] as const
  })
  return {
    number: 1,
    previous: null,
    createdAt: '2026-11-22T08:00:00.000Z',
    actor: 'registry',
    reason: 'trial',
    remotes: Object.fromEntries(remotes),
  }
}

function trial() {
  return openBrowserTrial({
    host: {
      renderBundle: join(root, 'host/dist/render/render.cjs'),
      apiUrl: siteUnderTest().apiOrigin,
    },
    // The tests run as root, for whom Chromium has no sandbox.
    chromium: { path: installedChromium() ?? chromium.executablePath(), sandbox: false },
    // No page is there after half a second; those that react are waited for, as on a busy machine.
    limits: { taskMs: 3000, pageMs: 500, reactMs: 10_000 },
  })
}

test('the gate loads each page of a release in a browser, and names what it sees in a bad one', async () => {
  const header = await renamedRelease('header', 'beside')
  const shop = await renamedRelease('shop', 'planted')
  shop.document.routes = shop.document.routes.filter(
    ({ path }) => path === '/shop' || Object.hasOwn(planted, path),
  )
  for (const { path, module } of shop.document.routes) {
    const name = module.split('/').at(-1) ?? ''
    const file = shop.document.modules[module]?.scripts.find((one) => one.includes(name)) ?? ''
    const code = shop.files.get(file)
    if (!code) throw new Error(`The shop has no chunk for ${path}.`)
    if (planted[path])
      shop.files.set(file, Buffer.from(code.toString('utf8') + inChromium(path, planted[path])))
  }

  const tried = await trial()({
    set: setWith([header, shop]),
    candidates: new Map([['shop', shop.files]]),
    readStored: async (_name, _version, file) => header.files.get(file) ?? null,
  })
  const { reasons = [], browserTrial } = tried['shop'] ?? {}
  expect(browserTrial).toMatchObject({ state: 'tried' })
  const seen = reasons.map(({ code, message }) => `${code}: ${message}`)
  expect(seen.sort()).toEqual([
    expect.stringMatching(
      /^browser-blocked: The page \/shop\/all-brand kept the browser busy for \d/,
    ),
    expect.stringMatching(
      /^browser-built-in: The page \/shop\/all-category .*Array\.prototype\.last/,
    ),
    expect.stringMatching(/^browser-error: The page \/shop\/all-category .*TypeError: no basket/),
    expect.stringMatching(/^browser-global: The page \/shop\/all-category .*\(shopState\)/),
    expect.stringMatching(
      /^browser-hangs: The page \/shop\/new-arrivals-product .*within \d+ seconds/,
    ),
    expect.stringMatching(
      /^browser-style: The page \/shop\/all-category .*\(body style="margin: 9px/,
    ),
    expect.stringMatching(/^browser-style: The page \/shop\/all-category .*\(h1\)/),
    expect.stringMatching(/^browser-worker: The page \/shop\/all-category .*\/r\/shop\/worker\.js/),
  ])
})
