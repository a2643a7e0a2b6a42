/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { ReleaseSet } from '@brightyard/contract/release'
import { scriptsOf } from './preloads.ts'

const modules = {
  './home.page': { scripts: ['home.js', 'common.js'] },
  './bag.page': { scripts: ['bag.js', 'common.js'] },
}
const document = {
  name: 'shop',
  version: '1',
  commit: '',
  builtAt: '2026-01-01T00:00:00Z',
  contract: 1,
  routes: [],
  slots: [],
  publishes: [],
  subscribes: [],
  shared: {},
  modules,
  files: {},
  entry: { browser: 'remoteEntry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
}
const release = { name: 'shop', version: '1', sourceUrl: '', digest: '', storedAt: '', document }
const set: ReleaseSet = {
  number: 1,
  previous: null,
  createdAt: '',
  actor: 'a',
  reason: 'b',
  remotes: { shop: { release, lastKnownGood: null } },
}

test('exactly the files of the page are preloaded: the entry and those of its module', () => {
  expect(scriptsOf([{ remote: 'shop', module: './home.page' }], set)).toEqual([
    '/r/shop/1/remoteEntry.js',
    '/r/shop/1/home.js',
    '/r/shop/1/common.js',
  ])
})

test('a file that two modules need is named once', () => {
  const both = Object.keys(modules).map((module) => ({ remote: 'shop', module }))
  expect(scriptsOf(both, set).filter((file) => file.endsWith('common.js'))).toHaveLength(1)
})

test('what is not in the set is not preloaded', () => {
  expect(scriptsOf([{ remote: 'unknown', module: './x' }], set)).toEqual([])
  expect(scriptsOf([], set)).toEqual([])
})
