import { expect, test } from '@jest/globals'
import { RemoteDocument, type ReleaseSet } from '@brightyard/contract/release'
import { page, releaseFixture, type FixtureOptions } from '../fixtures/release-fixture.ts'
import { diffSets } from './diff-sets.ts'

const documentOf = (name: string, options: FixtureOptions) =>
  RemoteDocument.parse(
    JSON.parse((releaseFixture(name, options).get('remote.json') ?? '').toString()),
  )

const setOf = (number: number, documents: readonly RemoteDocument[]): ReleaseSet => ({
  number,
  previous: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  actor: 'asha',
  reason: 'why',
  remotes: Object.fromEntries(
    documents.map((document) => {
      const { name, version } = document
      const release = { name, version, document, sourceUrl: '', digest: '', storedAt: '' }
      return [name, { release, lastKnownGood: null }]
    }),
  ),
})

const first = setOf(1, [
  documentOf('shop', { version: '1' }),
  documentOf('content', { version: '1' }),
])
const second = setOf(2, [
  documentOf('shop', {
    version: '2',
    colour: 'green',
    change: (document) => {
      document.routes.pop()
      document.routes.push(page('/shop/sale', './features/home/home.page'))
      Object.assign(document.routes[0] ?? {}, { access: 'protected' })
      document.slots.push({ name: 'offers', module: './x', render: 'client' })
      document.publishes.push('shop/cart-count-changed@1')
      document.shared.react = { range: '^19.3' }
      delete document.files['remoteEntry.js.br']
    },
  }),
  documentOf('header', { version: '1' }),
])

test('two sets differ by version, pages, slots, channels, shared packages, files and bytes', () => {
  const { remotes, from, to } = diffSets(first, second)
  expect([from, to]).toEqual([1, 2])
  expect(remotes.map(({ name, change, from: a, to: b }) => [name, change, a, b])).toEqual([
    ['content', 'removed', '1', null],
    ['header', 'added', null, '1'],
    ['shop', 'changed', '1', '2'],
  ])
  expect(remotes[2]).toMatchObject({
    routes: { added: ['/shop/sale'], removed: ['/shop/:id'], changed: ['/shop'] },
    slots: { added: ['offers'], removed: [] },
    publishes: { added: ['shop/cart-count-changed@1'], removed: [] },
    shared: { added: ['react ^19.3'], removed: ['react ^19'] },
    files: { added: [], removed: ['remoteEntry.js.br'] },
  })
  expect(remotes[2]?.files.changed).toContain('server.cjs')
  expect(remotes[0]?.bytes).toEqual({ from: expect.any(Number), to: 0 })
  expect(remotes[0]?.bytes.from).toBeGreaterThan(0)
})

test('a set does not differ from itself, and backwards everything is the other way round', () => {
  expect(diffSets(first, first).remotes).toEqual([])
  const [content] = diffSets(second, first).remotes
  expect(content).toMatchObject({ change: 'added', from: null, to: '1' })
})
