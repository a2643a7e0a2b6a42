import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readBoundaries } from '../checks/boundaries.ts'
import { affectedTests, type SourceGraph } from './affected-tests.ts'
import { changedFiles } from './change-base.ts'

const entryPoint = { 'brightyard-source': './src/index.ts', default: './dist/index.js' }
const tree = {
  '.gitignore': 'node_modules',
  'shared/ui/package.json': JSON.stringify({
    name: '@brightyard/ui',
    exports: { '.': entryPoint },
  }),
  'shared/ui/src/index.ts': "export { panel } from './panel.ts'",
  'shared/ui/src/panel.ts': 'export const panel = 1',
  'shared/ui/src/panel.test.ts': "import './panel.ts'",
  'mfe-shop/package.json': '{}',
  'mfe-shop/src/bag.ts': "export { panel } from '@brightyard/ui'",
  'mfe-shop/src/bag.test.ts': "import { panel } from './bag.ts'\nexport const x = panel",
  'mfe-shop/src/worker.ts': 'export const worker = 1',
  'mfe-shop/src/total.ts': 'export const total = 1',
  'mfe-shop/src/total.test.ts': "import './total.ts'",
  'api/package.json': '{}',
  'api/src/orders.test.ts': 'export const x = 1',
  'api/src/kids.test.ts': 'export const x = 1',
  'api/src/users.test.ts': 'export const x = 1',
  'api/migrations/0001.sql': 'select 1;',
  'tools/package.json': '{}',
  'tools/src/lint.test.ts': 'export const x = 1',
  'tools/src/requirements/requirements.test.ts': 'export const x = 1',
}

let folder: string
let graph: SourceGraph

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Tests', '-c', 'user.email=tests@brightyard.example']
  execFileSync('git', [...who, ...args], { cwd: folder })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-affected-'))
  for (const [file, text] of Object.entries(tree)) write(file, text)
  mkdirSync(join(folder, 'mfe-shop/node_modules/@brightyard'), { recursive: true })
  symlinkSync(join(folder, 'shared/ui'), join(folder, 'mfe-shop/node_modules/@brightyard/ui'))
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'All of it')
  graph = await readBoundaries(folder)
}, 30_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** They read the whole repository, so that every change can touch them. */
const always = 'tools/src/requirements/requirements.test.ts'
const affectedBy = (...changed: string[]) => {
  const tests = affectedTests(changed, graph)
  return tests === 'all' ? tests : tests.filter((file) => file !== always).sort()
}

test('a change in a shared package runs the tests of the remotes that import it', () => {
  expect(affectedBy('shared/ui/src/panel.ts')).toEqual([
    'mfe-shop/src/bag.test.ts',
    'shared/ui/src/panel.test.ts',
  ])
})

test('a change in a remote runs only what imports it there', () => {
  expect(affectedBy('mfe-shop/src/total.ts')).toEqual(['mfe-shop/src/total.test.ts'])
  expect(affectedBy('mfe-shop/src/bag.test.ts')).toEqual(['mfe-shop/src/bag.test.ts'])
})

test('what nobody imports stands for its package', () => {
  const shop = ['mfe-shop/src/bag.test.ts', 'mfe-shop/src/total.test.ts']
  const api = ['api/src/kids.test.ts', 'api/src/orders.test.ts', 'api/src/users.test.ts']
  expect(affectedBy('mfe-shop/src/worker.ts')).toEqual(shop)
  expect(affectedBy('api/migrations/0001.sql')).toEqual(api)
  expect(affectedBy('.oxlintrc.json')).toEqual(['tools/src/lint.test.ts'])
})

test('texts and files that are gone run only the tests of the requirements', () => {
  expect(affectedTests(['docs/testing.md', 'mfe-shop/src/gone.ts'], graph)).toEqual([always])
})

test('a page more or less runs the check of created pages', () => {
  const check = 'tools/src/checks/created-page.test.ts'
  const files = [...graph.files, check]
  expect(affectedTests(['mfe-content/src/routes.ts'], { ...graph, files })).toContain(check)
})

test('where most tests are affected, and where the settings of all change, all run', () => {
  const half = 'api/migrations/0001.sql'
  expect(affectedBy(half)).toHaveLength(3)
  expect(affectedBy(half, 'mfe-shop/src/total.ts')).toBe('all')
  expect(affectedBy('pnpm-lock.yaml')).toBe('all')
})

test('work that is committed, not committed, new or gone counts as changed', async () => {
  write('mfe-shop/src/total.ts', 'export const total = 2')
  git('commit', '-q', '-a', '-m', 'Another total')
  write('mfe-shop/src/bag.ts', 'export const bag = 2')
  write('mfe-shop/src/new page.ts', 'export const page = 1')
  rmSync(join(folder, 'shared/ui/src/panel.test.ts'))
  expect((await changedFiles('HEAD~1', folder)).sort()).toEqual([
    'mfe-shop/src/bag.ts',
    'mfe-shop/src/new page.ts',
    'mfe-shop/src/total.ts',
    'shared/ui/src/panel.test.ts',
  ])
})
