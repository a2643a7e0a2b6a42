import { describe, expect, test } from '@jest/globals'
import { RemoteDocument } from '@brightyard/contract/release'
import { releaseFixture, page, providedFixture } from '../fixtures/release-fixture.ts'
import type { FixtureOptions, ReleaseFiles } from '../fixtures/release-fixture.ts'
import type { FetchedFile, FetchedRelease } from './fetched-release.ts'
import { evaluateInSet, evaluateRelease, type GateOptions } from './gate.ts'
import type { ReasonCode } from '@brightyard/contract/registry'

const fetched = (files: ReleaseFiles): FetchedRelease => {
  const file = (name: string): FetchedFile => ({
    kind: 'read',
    bytes: files.get(name) ?? Buffer.alloc(0),
  })
  return {
    url: 'https://releases.example.com/shop/1/',
    remote: file('remote.json'),
    manifest: file('mf-manifest.json'),
    files: new Map([...files.keys()].map((name) => [name, file(name)])),
  }
}

const evaluate = (options: FixtureOptions = {}, gate: Partial<GateOptions> = {}) =>
  evaluateRelease(fetched(releaseFixture('shop', options)), {
    provided: providedFixture,
    stored: null,
    expectedName: 'shop',
    ...gate,
  })

const codes = (evaluated: { reasons: readonly { code: ReasonCode }[] }) =>
  evaluated.reasons.map(({ code }) => code)

describe('the gate refuses', () => {
  test('Y-008: a file that was changed after the build', () => {
    const evaluated = evaluate({
      spoil: (files) => files.set('server.cjs', Buffer.from('module.exports = { colour: "evil" }')),
    })
    expect(codes(evaluated)).toEqual(['hash-mismatch'])
    expect(evaluated.reasons[0]?.message).toContain('server.cjs')
    expect(evaluated.document).toBeNull()
  })

  test('a file of another size', () => {
    const evaluated = evaluate({ spoil: (files) => files.set('server.cjs', Buffer.from('short')) })
    expect(codes(evaluated)).toEqual(['size-mismatch'])
  })

  test('a packed file that unpacks to something else', () => {
    const evaluated = evaluate({
      change: (document) => {
        const packed = document.files['remoteEntry.js.br']
        document.files['server.cjs.br'] = packed ?? { bytes: 0, integrity: '' }
      },
      spoil: (files) =>
        files.set('server.cjs.br', files.get('remoteEntry.js.br') ?? Buffer.alloc(0)),
    })
    expect(codes(evaluated)).toEqual(['encoding-mismatch'])
  })

  test('a page that no module is exposed for', () => {
    const evaluated = evaluate({ changeManifest: ({ exposes }) => exposes.pop() })
    expect(codes(evaluated)).toEqual(['module-not-exposed'])
    expect(evaluated.reasons[0]?.message).toContain('The page /shop/:id')
  })

  test('a slot that no module is exposed for', () => {
    const slot = { name: 'offers', module: './features/offers.slot', render: 'client' } as const
    expect(codes(evaluate({ change: ({ slots }) => slots.push(slot) }))).toEqual([
      'module-not-exposed',
    ])
  })

  test.each([
    ['a layout', { layout: 'sidebar' }, 'unknown-layout'],
    ['an access mark', { access: 'secret' }, 'unknown-access'],
    ['a role', { roles: ['king'] }, 'unknown-role'],
  ])('%s that the site does not have', (_, broken, code) => {
    const evaluated = evaluate({ change: ({ routes }) => Object.assign(routes[0] ?? {}, broken) })
    expect(codes(evaluated)).toEqual([code])
    expect(evaluated.reasons[0]?.message).toContain('The page /shop ')
  })

  test('the release of another remote, once', () => {
    expect(codes(evaluate({}, { expectedName: 'content' }))).toEqual(['wrong-name'])
    const third = evaluate(
      { changeManifest: (manifest) => (manifest.name = 'account_1') },
      { expectedName: 'content' },
    )
    expect(codes(third)).toEqual(['wrong-name', 'wrong-name'])
  })

  test('a manifest of another remote', () => {
    const evaluated = evaluate({ changeManifest: (manifest) => (manifest.name = 'account_1') })
    expect(codes(evaluated)).toEqual(['wrong-name'])
  })

  test('another contract major', () => {
    expect(codes(evaluate({ change: (document) => (document.contract = 2) }))).toEqual([
      'wrong-contract',
    ])
  })

  test('a shared package that the host does not have in that version', () => {
    const evaluated = evaluate({ change: ({ shared }) => (shared.react = { range: '^20' }) })
    expect(codes(evaluated)).toEqual(['shared-range-unsatisfied'])
    expect(evaluated.reasons[0]?.message).toContain('19.3.1')
  })

  test('a shared package that the host does not have at all', () => {
    expect(codes(evaluate({ change: ({ shared }) => (shared.vue = { range: '^3' }) }))).toEqual([
      'shared-not-provided',
    ])
  })

  test('file names that lead out of the folder or alias another file', () => {
    const stated = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` }
    const evaluated = evaluate({
      change: ({ files }) => Object.assign(files, { '../evil.js': stated, 'a/./b.js': stated }),
    })
    expect(codes(evaluated)).toEqual(['unsafe-path'])
    const other = evaluate({ change: ({ files }) => Object.assign(files, { 'a//b.js': stated }) })
    expect(codes(other)).toEqual(['unsafe-path'])
  })

  test('an entry that is not in the list of files', () => {
    const evaluated = evaluate({ change: ({ files }) => delete files['server.cjs'] })
    expect(codes(evaluated)).toEqual(['entry-not-listed'])
  })

  test('a manifest that starts with another script', () => {
    const evaluated = evaluate({
      changeManifest: (one) => (one.metaData.remoteEntry.name = 'old.js'),
    })
    expect(codes(evaluated)).toEqual(['entry-mismatch'])
  })

  test('a script that a page needs and nobody hashed', () => {
    const evaluated = evaluate({
      change: ({ files }) => delete files['features-home-home.page.js'],
    })
    expect(codes(evaluated)).toEqual(['file-not-listed'])
  })

  test('a file that the manifest names for a shared package or for types, and nobody hashed', () => {
    const js = { sync: ['react-fallback.js'], async: [] }
    const evaluated = evaluate({
      changeManifest: (one) => {
        one.shared = [{ name: 'react', assets: { js, css: { sync: [], async: [] } } }]
        one.metaData.types = { path: '', zip: '@mf-types.zip', api: '' }
      },
    })
    expect(codes(evaluated)).toEqual(['file-not-listed', 'file-not-listed'])
    expect(evaluated.reasons[0]?.message).toContain('react-fallback.js')
  })

  test('a slot that it fills twice', () => {
    const header = releaseFixture('header', {
      change: ({ slots }) => slots.push(...structuredClone(slots)),
    })
    const evaluated = evaluateRelease(fetched(header), { provided: providedFixture, stored: null })
    expect(codes(evaluated)).toEqual(['slot-repeated'])
  })

  test('two of its own pages at one address, and pages where the site’s server answers', () => {
    const evaluated = evaluate({
      change: ({ routes }) =>
        routes.push(
          page('/SHOP/', './features/home/home.page'),
          page('/vendor/list', './features/home/home.page'),
          page('/release-set/events', './features/home/home.page'),
        ),
    })
    expect(codes(evaluated)).toEqual(['route-repeated', 'route-reserved', 'route-reserved'])
  })

  test('documents that are not JSON, both at once', () => {
    const html = Buffer.from('<!doctype html><title>Not found</title>')
    const evaluated = evaluate({
      spoil: (files) => files.set('remote.json', html).set('mf-manifest.json', html),
    })
    expect(codes(evaluated)).toEqual(['not-json', 'not-json'])
  })

  test('a document with a field of the wrong kind, naming the field', () => {
    const evaluated = evaluate({
      change: (document) => Object.assign(document, { builtAt: 'yesterday' }),
    })
    expect(codes(evaluated)).toEqual(['document-invalid'])
    expect(evaluated.reasons[0]?.message).toContain('builtAt')
  })

  test.each(['cart', 'shop/cart-count-changed', 'shop/Cart@1', 'shop/cart@one'])(
    'a channel that is called “%s”',
    (channel) => {
      expect(codes(evaluate({ change: ({ publishes }) => publishes.push(channel) }))).toEqual([
        'channel-invalid',
      ])
    },
  )

  test('a stored version with other content, but not the same sources built again', () => {
    const parse = (files: ReleaseFiles): RemoteDocument =>
      RemoteDocument.parse(JSON.parse((files.get('remote.json') ?? '').toString()))
    const stored = parse(releaseFixture('shop'))
    expect(codes(evaluate({ colour: 'green' }, { stored }))).toEqual(['version-taken'])
    const rebuilt = evaluate(
      { change: (one) => (one.builtAt = '2026-11-21T08:00:00.000Z') },
      { stored },
    )
    expect(codes(rebuilt)).toEqual([])
  })

  test('with all of five faults in one release, not with the first', () => {
    const evaluated = evaluate({
      changeManifest: ({ exposes }) => exposes.pop(),
      change: (document) => {
        document.contract = 7
        document.shared.react = { range: '^18' }
        Object.assign(document.routes[0] ?? {}, { layout: 'sidebar' })
      },
      spoil: (files) => files.set('server.cjs', Buffer.from('module.exports = { colour: "evil" }')),
    })
    expect(codes(evaluated).toSorted()).toEqual([
      'hash-mismatch',
      'module-not-exposed',
      'shared-range-unsatisfied',
      'unknown-layout',
      'wrong-contract',
    ])
  })
})

describe('beside the rest of the set', () => {
  const nothing = { name: 'shop', routes: [], slots: [], publishes: [], subscribes: [] }
  const others = [
    {
      ...nothing,
      name: 'content',
      publishes: ['content/article-read@2'],
      routes: [page('/blog/:slug', './a'), page('/about-us', './b')],
      slots: [{ name: 'footer', module: './c', render: 'client' as const }],
    },
  ]

  test.each(['/blog/:id', '/Blog/:id/', '/blog/:page?', '/ABOUT-US', '/about-us/:tab?'])(
    'the page %s collides with a squad that was there first',
    (path) => {
      const reasons = evaluateInSet({ ...nothing, routes: [page(path, './x')] }, others)
      expect(reasons.map(({ code }) => code)).toEqual(['route-collision'])
      expect(reasons[0]?.message).toContain('“content”')
    },
  )

  test('a slot has one owner', () => {
    const slots = [{ name: 'footer', module: './x', render: 'client' as const }]
    expect(codes({ reasons: evaluateInSet({ ...nothing, slots }, others) })).toEqual([
      'slot-collision',
    ])
  })

  test.each(['content/article-read@1', 'content/article-read@3', 'account/kid-selected@1'])(
    'the channel %s is read and nothing publishes that version',
    (channel) => {
      const reasons = evaluateInSet({ ...nothing, subscribes: [channel] }, others)
      expect(codes({ reasons })).toEqual(['channel-not-published'])
    },
  )

  test('of a channel in another version the sentence says which there is', () => {
    const reasons = evaluateInSet({ ...nothing, subscribes: ['content/article-read@1'] }, others)
    expect(reasons[0]?.message).toContain('“content/article-read@2”')
  })

  test('channels of others, of the host and its own may be read', () => {
    const subscribes = [
      'content/article-read@2',
      'session/changed@1',
      'host/navigated@1',
      'shop/own@1',
    ]
    const claims = { ...nothing, publishes: ['shop/own@1'], subscribes }
    expect(evaluateInSet(claims, others)).toEqual([])
  })

  test('a fixed page beside a parameter is let in', () => {
    expect(evaluateInSet({ ...nothing, routes: [page('/blog/latest', './x')] }, others)).toEqual([])
  })
})

test('a correct release is accepted, with its document', () => {
  const evaluated = evaluate()
  expect(evaluated.reasons).toEqual([])
  expect(evaluated.document?.name).toBe('shop')
  expect(evaluated.digest).toMatch(/^sha384-/)
})
