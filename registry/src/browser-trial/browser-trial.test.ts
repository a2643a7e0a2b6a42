import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { RemoteDocument, type ReleaseSet } from '@brightyard/contract/release'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { tryInBareRealm } from './bare-realm.ts'
import { inspectRelease } from './inspect-release.ts'
import { openBrowserTrial } from './open-browser-trial.ts'

let folder = ''
let renderBundle = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brightyard-realm-'))
  renderBundle = join(folder, 'render.cjs')
  await writeFile(renderBundle, `exports.shared = { react: { memo: (component) => component } }`)
})
afterAll(() => rm(folder, { recursive: true }))

const files = (...texts: [file: string, text: string][]) =>
  texts.map(([file, text]) => ({ file, text }))

describe('parsing', () => {
  test('a script that no browser could run is named, with the mistake; modern ones pass', async () => {
    const found = await inspectRelease({
      remote: 'shop',
      files: files(
        ['broken.js', 'const a = ;'],
        ['cut-off.js', '(()=>{ "use strict"; function a() {'],
        ['modern.js', 'class A { #b = 1n; static { a ??= b?.c } } await import("x"); export { A }'],
        ['server.cjs', 'module.exports = {}; return'],
      ),
    })
    expect(found).toEqual([
      { code: 'script-invalid', message: expect.stringContaining('broken.js cannot be parsed') },
      { code: 'script-invalid', message: expect.stringContaining('cut-off.js cannot be parsed') },
      { code: 'script-invalid', message: expect.stringContaining('server.cjs') },
    ])
  })

  test('page-wide rules are named in sheets and in scripts, with what to write', async () => {
    const found = await inspectRelease({
      remote: 'shop',
      files: files(
        ['shop.css', '.shop-a { color: red }\n@layer reset, base;\nbody { margin: 0 }'],
        [
          'chunk.js',
          'jsx("style",{children:":root{--a:red}"});jsx("style",{children:".shop-b{}"})',
        ],
      ),
    })
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^shop.css, line 2: “@layer reset, base” applies to the whole page/),
      expect.stringMatching(/^shop.css, line 3: “body” .*Begin every selector with a class/),
      expect.stringMatching(/^chunk.js, line 1: “:root” /),
    ])
  })

  test('a script that is made to exhaust the parser costs only its own process', async () => {
    const nested = await inspectRelease({
      remote: 'shop',
      files: files(['deep.js', '['.repeat(100_000)]),
    })
    expect(nested.map(({ code }) => code)).toEqual(['script-invalid'])
    const large = { remote: 'shop', files: files(['large.js', 'a={b:[c]};'.repeat(100_000)]) }
    expect(await inspectRelease(large, { seconds: 30, memoryMb: 16 })).toEqual([
      { code: 'scripts-unreadable', message: expect.stringContaining('more memory') },
    ])
    expect(await inspectRelease(large, { seconds: 0.01, memoryMb: 100 })).toEqual([
      { code: 'scripts-unreadable', message: expect.stringContaining('longer than 0.01 seconds') },
    ])
  })
})

describe('a bare realm', () => {
  const document = RemoteDocument.parse(
    JSON.parse(releaseFixture('shop').get('remote.json')?.toString() ?? ''),
  )
  const [home = '', product = ''] = document.routes.map(({ module }) => module)
  const container = (modules: string, init = '') => `
    var shop_1_0_0_aaaa = (() => {
      let scope
      return {
        init(given) { ${init}; scope = given },
        async get(name) {
          const modules = ${modules}
          if (!modules[name]) throw new Error('no module ' + name)
          const react = (await Object.values(scope.react)[0].get())()
          return () => modules[name](react)
        },
      }
    })()`
  const page = '(react) => ({ Component: react.memo(() => null) })'
  const whole = `{ '${home}': ${page}, '${product}': ${page} }`
  const messagesOf = async (entry: string, milliseconds = 20_000) => {
    const scripts = { 'remoteEntry.js': entry }
    const reasons = await tryInBareRealm({ document, scripts }, { renderBundle, milliseconds })
    return reasons.map(({ message }) => message)
  }

  test('a container that answers for every module passes', async () => {
    expect(await messagesOf(container(whole))).toEqual([])
  })

  test.each([
    ['an entry that throws', 'throw new TypeError("no entry")', /remoteEntry.js .*no entry/],
    ['an entry without a container', 'var other = 1', /does not define shop_1_0_0_aaaa/],
    [
      'a container that cannot be initialised',
      container(whole, 'throw new Error("no scope")'),
      /init failed .*no scope/,
    ],
    ['a missing module', container(`{ '${home}': ${page} }`), /product.page failed .*no module/],
    [
      'a module that throws',
      container(`{ '${home}': () => { throw new Error('spilt') }, '${product}': ${page} }`),
      /home.page failed .*spilt/,
    ],
    [
      'a module without a component',
      container(`{ '${home}': () => ({}), '${product}': ${page} }`),
      /home.page failed .*exports no Component/,
    ],
    [
      'an error that comes later',
      `${container(whole)}; Promise.resolve().then(() => { throw new Error('afterwards') })`,
      /afterwards/,
    ],
    [
      'an entry that looks for the process',
      'if (typeof process === "undefined") throw new Error("locked in")',
      /locked in/,
    ],
  ])('%s is refused', async (_, entry, said) => {
    expect(await messagesOf(entry)).toEqual([expect.stringMatching(said)])
  })

  test('an entry that never ends is given up', async () => {
    expect(await messagesOf('for (;;);', 1500)).toEqual([
      expect.stringContaining('after 1.5 seconds it had not ended'),
    ])
  })
})

test('without a Chromium the verdict says that no page was tried in a browser', async () => {
  const release = releaseFixture('content')
  const document = RemoteDocument.parse(JSON.parse(release.get('remote.json')?.toString() ?? ''))
  const set: ReleaseSet = {
    number: 1,
    previous: null,
    createdAt: document.builtAt,
    actor: 'registry',
    reason: 'trial',
    remotes: {
      content: {
        release: {
          name: 'content',
          version: document.version,
          sourceUrl: '',
          digest: '',
          storedAt: document.builtAt,
          document,
        },
        lastKnownGood: null,
      },
    },
  }
  const tryInBrowser = openBrowserTrial({ host: null, chromium: null })
  const candidates = new Map([['content', release]])
  const tried = await tryInBrowser({ set, candidates, readStored: async () => null })
  expect(tried).toEqual({
    content: {
      reasons: [],
      browserTrial: { state: 'not-tried', why: expect.stringContaining('no Chromium') },
    },
  })
})
