import { describe, expect, test } from '@jest/globals'
import type { RemoteDocument } from '@brightyard/contract/release'
import { newReleaseProblems } from '@brightyard/release-files/rules'
import { page, releaseFixture } from '../fixtures/release-fixture.ts'
import { readRemoteDocument, toStoredDocument } from './documents.check.ts'
import { checkPublicPath } from './entries.check.ts'
import { checkOwnRoutes, routeCollisions } from './routes.check.ts'

const read = (change: (document: RemoteDocument) => unknown) => {
  const bytes = releaseFixture('shop', { change }).get('remote.json') ?? Buffer.alloc(0)
  return readRemoteDocument({ kind: 'read', bytes })
}
const refusal = (change: (document: RemoteDocument) => unknown) => {
  const { reasons, document } = read(change)
  expect(document).toBeNull()
  return reasons.map(({ code, message }) => `${code}: ${message}`).join('\n')
}
const withPage = (path: string, example?: string) => (document: RemoteDocument) => {
  document.routes.push({ ...page(path, './features/home/home.page'), ...(example && { example }) })
}

describe('a new release is refused', () => {
  test.each(['.', '..', '__proto__', 'constructor', 'toString', '-1', '_1'])(
    'with the version “%s”',
    (version) => {
      expect(refusal((document) => (document.version = version))).toContain('name-not-allowed')
      // Nothing looks it up or prints it.
      expect(read((document) => (document.version = version)).outline.version).toBeUndefined()
    },
  )

  test('with a name that every object has', () => {
    expect(refusal((document) => (document.name = 'constructor'))).toContain('name-not-allowed')
  })

  test.each([
    ['/*', 'every address'],
    ['/:slug', 'first part'],
    ['/shop?/x', 'first part'],
    ['/robots.txt', 'root of the site'],
    ['/.well-known/x', 'root of the site'],
    ['/shop/../admin', '“.” or “..”'],
    ['/shop/%2e%2E/admin', '“.” or “..”'],
    ['/shop/./x', '“.” or “..”'],
    ['/shop//x', 'empty part'],
    ['/shop/a%2Fb', 'encoded slash'],
    ['/shop\\x', 'backslash'],
    ['/shop/%5cx', 'backslash'],
    ['/shop/\u001b[2J', 'control character'],
    ['/shop/%00', 'control character'],
    ['/shop/\u202egnp', 'control character'],
    ['/shop/%zz', 'percent-encoding'],
    ['/shop/*/x', 'inside a part'],
    ['/shop/a:b', 'inside a part'],
    ['/shop/x?y=1', 'inside a part'],
    ['/shop/:id/:id', 'one name'],
    ['/shop/:__proto__', 'no parameter'],
    ['/shop/:constructor?', 'no parameter'],
    ['/shop/:a-b', 'no parameter'],
    [`/shop/${'x'.repeat(200)}`, '200 characters'],
    [`/shop${'/x'.repeat(8)}`, '8 parts'],
    ['/shop/:a?/:b?/:c?/:d?/:e?', '4 optional parts'],
  ])('with the page %s', (path, problem) => {
    const said = refusal(withPage(path))
    expect(said).toContain('path-not-allowed')
    expect(said).toContain(problem)
    expect(said).not.toMatch(/\p{Bidi_Control}/u)
    expect(said).not.toContain('\u001b')
    expect(read(withPage(path)).outline.routes).toHaveLength(2)
  })

  test.each([
    ['/shop/sale/:id', '/blog/first-day'],
    ['/shop/sale/:id', '/shop/sale'],
    ['/shop/sale/:id', '/shop/sale/..'],
    ['/shop/sale/:id', '/shop/sale/a\\b'],
  ])('with the page %s and the example %s', (path, example) => {
    expect(refusal(withPage(path, example))).toContain('its example')
  })

  test.each([
    [
      'a title',
      (one: RemoteDocument) => Object.assign(one.routes[0] ?? {}, { title: 'x'.repeat(121) }),
    ],
    ['a commit', (one: RemoteDocument) => (one.commit = 'x'.repeat(201))],
    ['a time', (one: RemoteDocument) => (one.builtAt = `2026-11-20T08:00:00.${'0'.repeat(60)}Z`)],
    [
      'a module',
      (one: RemoteDocument) =>
        Object.assign(one.routes[0] ?? {}, { module: `./${'x'.repeat(200)}` }),
    ],
    [
      'a slot',
      (one: RemoteDocument) =>
        one.slots.push({ name: 'x'.repeat(201), module: './x', render: 'client' }),
    ],
    ['a channel', (one: RemoteDocument) => one.publishes.push(`shop/${'x'.repeat(200)}@1`)],
    [
      'a range',
      (one: RemoteDocument) => (one.shared.react = { range: `^19 || ${'1 '.repeat(200)}` }),
    ],
    [
      '301 pages',
      (one: RemoteDocument) => {
        const more = Array.from({ length: 301 }, (_, n) => page(`/shop/n${n}`, './x'))
        one.routes = more
      },
    ],
  ])('with %s that is too much', (_, change) => {
    expect(refusal(change)).toContain('claims-too-much')
  })

  test.each(['\0', '\n', '\u0085', '\u200e', '\u202e', '\u2066'])(
    'with %j in a title, already by the build',
    (character) => {
      const title = `x${character}y`
      const change = (one: RemoteDocument) => Object.assign(one.routes[0] ?? {}, { title })
      const said = 'The routes.0.title “x�y” is not allowed (has control or direction characters)'
      expect(refusal(change)).toContain(said)
      const document: unknown = JSON.parse(
        String(releaseFixture('shop', { change }).get('remote.json')),
      )
      expect(newReleaseProblems(document)).toEqual([
        'routes.0.title: has control or direction characters',
      ])
    },
  )

  test.each([
    ['a commit', (one: RemoteDocument) => (one.commit = 'a\u202eb')],
    ['a channel', (one: RemoteDocument) => one.publishes.push('shop/a\0@1')],
    ['a range', (one: RemoteDocument) => (one.shared.react = { range: '^19\u2069' })],
  ])('with control characters in %s', (_, change) => {
    expect(refusal(change)).toContain('has control or direction characters')
  })

  test('whose manifest has a fixed publicPath, or code that returns one', () => {
    const manifest = (metaData: object) => ({
      name: 'shop',
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, ...metaData },
      exposes: [],
      shared: [],
    })
    const codes = (metaData: object) => checkPublicPath(manifest(metaData)).map(({ code }) => code)
    expect(codes({ publicPath: 'https://cdn.example.com/shop/' })).toEqual(['public-path-fixed'])
    expect(codes({ getPublicPath: 'return "/x"' })).toEqual(['public-path-fixed'])
    expect(codes({ publicPath: 'auto' })).toEqual([])
  })
})

test('what is allowed: four optional parts, a splat, an example with a query, letters of every script', () => {
  const { reasons } = read((document) => {
    for (const [path, example] of [
      ['/quiz/:a?/:b?/:c?/:d?', '/quiz/1/2'],
      ['/shop/*', '/shop/toys/wood?sort=price#list'],
      ['/शाला/café', '/शाला/caf%C3%A9'],
    ] as const) {
      withPage(path, example)(document)
    }
  })
  expect(reasons).toEqual([])
})

test('fields that the schema does not know are dropped, also from the stored remote.json', () => {
  const file = {
    kind: 'read' as const,
    bytes:
      releaseFixture('shop', {
        change: (document) => {
          Object.assign(document, { note: 'kept?' })
          Object.assign(document.routes[0] ?? {}, { weight: 7 })
        },
      }).get('remote.json') ?? Buffer.alloc(0),
  }
  const { document } = readRemoteDocument(file)
  if (!document) throw new Error('The release was refused.')
  expect(JSON.stringify(document)).not.toMatch(/note|weight/)
  expect(toStoredDocument(file, document).toString()).not.toMatch(/note|weight/)
})

test('300 pages with four optional parts each pass every check of pages, also beside as many', () => {
  const pages = (prefix: string) =>
    Array.from({ length: 300 }, (_, n) => page(`/${prefix}/n${n}/:a?/:b?/:c?/:d?`, './x'))
  const nothing = { slots: [], publishes: [], subscribes: [] }
  expect(checkOwnRoutes({ routes: pages('quiz'), slots: [] })).toEqual([])
  const other = { ...nothing, name: 'other', routes: pages('games') }
  expect(routeCollisions({ routes: pages('quiz') }, [other])).toEqual([])
})
