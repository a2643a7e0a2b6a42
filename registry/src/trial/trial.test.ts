import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { SwapRequest } from '@brightyard/contract/registry'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { registryFixture, type RegistryFixture } from '../fixtures/registry-fixture.ts'
import { releaseFixture, type FixtureOptions } from '../fixtures/release-fixture.ts'
import { checkReleases } from '../releases/check.ts'
import { publishRelease } from '../releases/publish.ts'
import { swapReleases } from '../sets/swap.ts'
import { exampleAddress } from './trial-pages.ts'
import { openTrial, type TrialOptions } from './render-trial.ts'

const program = readFileSync(
  join(import.meta.dirname, '../fixtures/trial-program-fixture.cjs'),
  'utf8',
)
let api: Server
let isApiReady = true
/** How often pages called, how many of their calls fail first, and how long an answer takes. */
let calls = { made: 0, failing: 0, ms: 0 }
let origin: OriginFixture
let fixture: RegistryFixture

const trialOf = (limits: TrialOptions['limits'] = {}, seconds = 60) => {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  return openTrial({ program, apiUrl, limits: { startMs: 30_000, ...limits }, seconds })
}
/** For what never ends. */
const impatient = (limits: TrialOptions['limits']) =>
  Object.assign(fixture.registry, { trial: trialOf(limits) })

beforeAll(async () => {
  api = createServer(({ url }, response) => {
    const isCall = url?.startsWith('/cms/')
    if (isCall) calls.made += 1
    const works = isCall ? calls.made > calls.failing : isApiReady
    setTimeout(() => response.writeHead(works ? 200 : 503).end(), isCall ? calls.ms : 0)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  origin = await originFixture()
})
afterAll(async () => {
  await origin.close()
  await new Promise((resolve) => api.close(resolve))
})
beforeEach(async () => {
  isApiReady = true
  calls = { made: 0, failing: 0, ms: 0 }
  const limits = { pageMs: 30_000, silenceMs: 30_000 }
  fixture = await registryFixture({ allowedOrigins: [origin.origin], trial: trialOf(limits) })
})
afterEach(() => fixture.close())

/** A release whose server bundle exports these components, by module. */
const serve = (version: string, home: string, options: FixtureOptions = {}, name = 'shop') =>
  origin.serve(
    `${name}/${version}`,
    releaseFixture(name, {
      ...options,
      version,
      serverCode: `module.exports = {
        './features/home/home.page': { Component: ${home} },
        './features/product/product.page': { Component: () => '' },
        './features/blog/entry.page': { Component: () => '' } }`,
    }),
  )
const fine = "() => '<h1>Shop</h1>'"
async function check(...urls: string[]) {
  const answer = await checkReleases(
    fixture.registry,
    urls.map((url) => ({ url })),
  )
  if (answer) return answer
  throw new Error('There is nothing to check against.')
}
const codesOf = async (url: string) =>
  (await check(url)).verdicts[0]?.reasons.map(({ code, message }) => [code, message])
const swap = (url: string, more: Partial<SwapRequest> = {}) =>
  swapReleases(
    fixture.registry,
    SwapRequest.parse({ actor: 'asha', reason: 'new', remotes: { shop: { url } }, ...more }),
  )

describe('a release is refused', () => {
  test('when a page throws, with the page and what it threw', async () => {
    expect(await codesOf(serve('throws', "() => { throw new TypeError('no basket') }"))).toEqual([
      ['render-failed', expect.stringMatching(/The page \/shop .*TypeError: no basket/)],
    ])
  })

  test('when a page never ends; the other pages are tried all the same', async () => {
    impatient({ pageMs: 30_000, silenceMs: 500 })
    const [verdict] = (await check(serve('hangs', '() => { for (;;); }'))).verdicts
    expect(verdict?.reasons.map(({ code }) => code)).toEqual(['render-too-slow'])
    expect(verdict?.trialPages).toEqual([
      expect.objectContaining({ path: '/shop', status: null }),
      expect.objectContaining({ path: '/shop/:id', address: '/shop/1', status: 404 }),
    ])
  })

  test('after three pages that hang; it says how many were not tried', async () => {
    impatient({ pageMs: 30_000, silenceMs: 300 })
    const url = serve(
      'loops',
      `(setTimeout(() => { for (;;); }, 50), () => new Promise(() => {}))`,
      {
        change: (document) => {
          const [first] = document.routes
          if (!first) return
          const paths = ['/shop', '/shop/a', '/shop/b', '/shop/c', '/shop/d', '/shop/e']
          document.routes = paths.map((path) => ({ ...first, path }))
        },
      },
    )
    const [verdict] = (await check(url)).verdicts
    expect(verdict?.reasons.map(({ code }) => code)).toEqual([
      'render-too-slow',
      'render-too-slow',
      'render-too-slow',
      'trial-stopped',
    ])
    expect(verdict?.reasons[3]?.message).toContain(
      '“/shop”, “/shop/a”, “/shop/b” hung or crashed; 3 more pages were not tried',
    )
  })

  test('when a page waits for what never comes', async () => {
    impatient({ pageMs: 300 })
    expect(await codesOf(serve('waits', '() => new Promise(() => {})'))).toEqual([
      ['render-too-slow', expect.stringContaining('within 0.3 seconds')],
    ])
  })

  test('when its bundle ends the process', async () => {
    const code = `() => setTimeout(() => { throw new Error('late') }) && new Promise(() => {})`
    expect(await codesOf(serve('dies', code))).toEqual([
      ['render-failed', expect.stringContaining('late')],
    ])
  })

  test.each([
    ['throws while it is evaluated', "throw new Error('window is not defined')", 'window is not'],
    ['is never done with its evaluation', 'for (;;);', 'does not end'],
  ])('when its bundle %s', async (_, serverCode, said) => {
    // Either the bundle fails at once, or it never ends.
    if (said === 'does not end') impatient({ startMs: 500 })
    const url = origin.serve('shop/broken', releaseFixture('shop', { serverCode }))
    expect(await codesOf(url)).toEqual([['bundle-broken', expect.stringContaining(said)]])
  })

  test('when the server bundle lacks a page', async () => {
    const url = origin.serve('shop/lacks', releaseFixture('shop', { serverCode: '' }))
    expect((await codesOf(url))?.map(([code]) => code)).toEqual(['render-failed', 'render-failed'])
  })

  test('when the API is away, in so many words; unless it is let in without a trial', async () => {
    isApiReady = false
    const url = serve('withoutTrial', fine)
    expect(await codesOf(url)).toEqual([
      ['trial-unavailable', expect.stringContaining('the API is not ready (503)')],
    ])
    expect(await swap(url)).toMatchObject({ kind: 'refused' })
    expect(await swap(url, { allowWithoutTrial: true })).toMatchObject({ kind: 'deployed' })
  })

  test('when the time for all pages was over before it could be tried', async () => {
    const trial = trialOf({}, 0)
    const url = serve('late', fine)
    const { verdicts = [] } = (await checkReleases({ ...fixture.registry, trial }, [{ url }])) ?? {}
    expect(verdicts[0]?.reasons.map(({ code }) => code)).toEqual(['trial-unavailable'])
  })

  test('when the host has no program to try it with', async () => {
    const trial = openTrial({ program: 'no program', apiUrl: '', seconds: 1 })
    const url = serve('unseen', fine)
    const { verdicts = [] } = (await checkReleases({ ...fixture.registry, trial }, [{ url }])) ?? {}
    expect(verdicts[0]?.reasons).toEqual([
      { code: 'trial-unavailable', message: expect.stringContaining('does not start') },
    ])
  })

  test('and is not stored by a publication either', async () => {
    const url = serve('throws', "() => { throw new Error('no') }")
    const outcome = await publishRelease(fixture.registry, { url, actor: 'asha' })
    expect(outcome).toMatchObject({ kind: 'refused', verdict: { accepted: false } })
  })
})

test('a trial ends once nobody waits for it, and the next one begins at once', async () => {
  const gone = new AbortController()
  const endless = serve('endless', '({ ask }) => ask("/cms/begun").then(() => { for (;;); })')
  const begun = new Promise((resolve) => api.once('request', () => api.once('request', resolve)))
  const abandoned = checkReleases(fixture.registry, [{ url: endless }], 'current', gone.signal)
  await begun
  const next = check(serve('next', fine))
  gone.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  expect((await next).accepted).toBe(true)
})

test('a page that was rendered, even to “not found”, is let in; the verdict says how long it took', async () => {
  const answer = await check(serve('fine', fine))
  expect(answer.accepted).toBe(true)
  expect(answer.verdicts[0]?.trialPages).toEqual([
    { path: '/shop', address: '/shop', status: 200, milliseconds: expect.any(Number) },
    { path: '/shop/:id', address: '/shop/1', status: 404, milliseconds: expect.any(Number) },
  ])
})

test('a page that only failed once is let in: the API was busy', async () => {
  calls.failing = 1
  const page = `async ({ ask }) => {
    const answer = await ask('/cms/pages')
    if (answer.status !== 200) throw new Error('busy')
    return ''
  }`
  expect((await check(serve('once', page))).accepted).toBe(true)
  expect(calls.made).toBe(2)
})

test('a page that was not slow itself is let in: the machine was busy', async () => {
  impatient({ pageMs: 400 })
  calls.ms = 900
  expect((await check(serve('busy', "({ ask }) => ask('/cms/pages')"))).accepted).toBe(true)
  expect(calls.made).toBe(1)
})

test('a page is tried at the address that its squad gives', async () => {
  const change: FixtureOptions['change'] = ({ routes }) =>
    Object.assign(routes[1] ?? {}, { example: '/shop/red-kite' })
  const answer = await check(serve('example', fine, { change }))
  expect(answer.verdicts[0]?.trialPages[1]).toMatchObject({
    address: '/shop/red-kite',
    status: 200,
  })
})

test('the pages are rendered in the set as it would be, and of several releases each is judged by its own', async () => {
  const shop = serve('good', fine)
  const content = serve('bad', "() => { throw new Error('no') }", {}, 'content')
  const { verdicts } = await check(shop, content)
  expect(verdicts.map(({ accepted }) => accepted)).toEqual([true, false])
})

test('a release with any other fault is not run at all', async () => {
  const { verdicts } = await check(
    serve('spoilt', "() => { throw new Error('ran') }", { change: (one) => (one.contract = 2) }),
  )
  expect(verdicts[0]?.reasons.map(({ code }) => code)).toEqual(['wrong-contract'])
})

test('going back to a stored release needs no trial', async () => {
  await swap(serve('1', fine))
  await swap(serve('2', fine))
  isApiReady = false
  expect(await swap('', { remotes: { shop: { version: '1' } } })).toMatchObject({
    kind: 'deployed',
    set: { number: 3 },
  })
})

test.each([
  ['/', '/'],
  ['/shop/:id', '/shop/1'],
  ['/blog/:page?', '/blog'],
  ['/:lang?/help/*', '/help/example'],
])('an example of %s is %s', (path, address) => {
  expect(exampleAddress({ path })).toBe(address)
})
