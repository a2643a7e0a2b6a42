import { expect, test } from '@jest/globals'
import type { RemoteDocument } from '@brightyard/contract/release'
import { releaseOf, routeOf, setOf } from '../../src/fixtures/host-set.ts'
import { applyOverrides, readOverrides, withoutOverridden } from './overrides.ts'

const document: RemoteDocument = {
  name: 'shop',
  version: 'dev',
  commit: '',
  builtAt: '2026-01-01T00:00:00Z',
  contract: 1,
  routes: [routeOf('/shop')],
  slots: [{ name: 'shop-counts', module: './counts', render: 'server' }],
  publishes: [],
  subscribes: [],
  shared: {},
  modules: {},
  files: {},
  entry: { browser: 'remoteEntry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
}
const override = { name: 'shop', url: 'http://localhost:3200/', document }

test('a remote under development replaces the released one and is rendered in the browser', () => {
  const set = setOf({ shop: { version: '1', routes: [routeOf('/shop')] }, content: {} })
  const { remotes } = applyOverrides(set, [override])
  expect(remotes['shop']).toMatchObject({
    version: 'dev',
    entry: 'http://localhost:3200/remoteEntry.js',
    routes: [{ path: '/shop', render: 'client' }],
    slots: [{ name: 'shop-counts', render: 'client' }],
    lastKnownGood: { version: '1' },
  })
  expect(remotes['content']).toBe(set.remotes['content'])
  expect(set.remotes['shop']?.version).toBe('1')
})

test('a remote that no set knows yet can be developed as well', () => {
  expect(applyOverrides(setOf({}), [override]).remotes['shop']).toMatchObject({
    ...releaseOf({ version: 'dev', entry: 'http://localhost:3200/remoteEntry.js' }),
    routes: [{ path: '/shop' }],
    slots: [{ name: 'shop-counts' }],
    lastKnownGood: null,
  })
})

test('of a remote under development nothing released is rendered or preloaded', () => {
  const remote = (name: string) => ({
    release: { name, version: '1', sourceUrl: '', digest: '', storedAt: '', document },
    lastKnownGood: null,
  })
  const set = {
    number: 4,
    previous: 3,
    createdAt: '',
    actor: 'a',
    reason: 'b',
    remotes: { shop: remote('shop'), content: remote('content') },
  }
  expect(withoutOverridden(set, [override])).toEqual({
    ...set,
    remotes: { content: set.remotes.content },
  })
  expect(withoutOverridden(set, [])).toEqual(set)
})

test('nothing overridden is nothing fetched', async () => {
  expect(await readOverrides('')).toEqual([])
})
