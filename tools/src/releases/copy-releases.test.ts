import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { RemoteDocument } from '@brightyard/contract/release'
import { copyReleases } from './copy-releases.ts'

let folder: string
let remote: string
let releases: string

function build(version: string, script: string) {
  const document: RemoteDocument = {
    name: 'shop',
    version,
    commit: 'none',
    builtAt: '2026-01-01T00:00:00.000Z',
    contract: 1,
    routes: [],
    slots: [],
    publishes: [],
    subscribes: [],
    shared: {},
    modules: {},
    files: {},
    entry: { browser: 'entry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
  }
  mkdirSync(join(remote, 'dist/release'), { recursive: true })
  writeFileSync(join(remote, 'dist/release/remote.json'), JSON.stringify(document))
  writeFileSync(join(remote, 'dist/release/entry.js'), script)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-releases-'))
  remote = join(folder, 'mfe-shop')
  releases = join(folder, 'releases')
  mkdirSync(releases)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a built release gets a folder and an address by its name and version', () => {
  build('1.0.0-a', 'one')
  expect(copyReleases([remote], releases, 'http://localhost:3100')).toEqual([
    { name: 'shop', version: '1.0.0-a', url: 'http://localhost:3100/shop/1.0.0-a/' },
  ])
  expect(readFileSync(join(releases, 'shop/1.0.0-a/entry.js'), 'utf8')).toBe('one')
})

test('the version before stays, for tabs that are open', () => {
  build('1.0.0-a', 'one')
  copyReleases([remote], releases, '')
  build('1.0.0-b', 'two')
  copyReleases([remote], releases, '')
  expect(readdirSync(join(releases, 'shop'))).toEqual(['1.0.0-a', '1.0.0-b'])
})

test('a copied version is never touched again, and no draft is left', () => {
  build('1.0.0-a', 'one')
  copyReleases([remote], releases, '')
  build('1.0.0-a', 'something else')
  copyReleases([remote], releases, '')
  expect(readFileSync(join(releases, 'shop/1.0.0-a/entry.js'), 'utf8')).toBe('one')
  expect(readdirSync(releases)).toEqual(['shop'])
})

test('a remote that is not built is reported as missing', () => {
  expect(() => copyReleases([remote], releases, '')).toThrow('remote.json is missing')
  expect(existsSync(join(releases, 'shop'))).toBe(false)
})
