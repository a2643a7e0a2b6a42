import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  forgetInstalled,
  isInstalled,
  packageFolders,
  rememberInstalled,
} from '../bootstrap/install-state.mjs'
import { supportsNode } from '../bootstrap/node-version.mjs'

let root: string

const write = (file: string, content: unknown) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brightyard-install-'))
  write('package.json', { devDependencies: { typescript: 'catalog:' } })
  write('pnpm-lock.yaml', 'one')
  write('pnpm-workspace.yaml', 'packages: []')
  write('shared/ui/package.json', { dependencies: { react: 'catalog:' } })
  write('node_modules/typescript/package.json', {})
  write('shared/ui/node_modules/react/package.json', {})
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a fresh clone is not installed', () => {
  expect(isInstalled(root)).toBe(false)
})

test('after an installation nothing needs to be installed', () => {
  rememberInstalled(root)
  expect(isInstalled(root)).toBe(true)
})

test('an installation that was broken off counts as none', () => {
  rememberInstalled(root)
  forgetInstalled(root)
  expect(isInstalled(root)).toBe(false)
})

test('another lockfile needs an installation', () => {
  rememberInstalled(root)
  write('pnpm-lock.yaml', 'two')
  expect(isInstalled(root)).toBe(false)
})

test('another dependency in one package needs an installation, another script does not', () => {
  rememberInstalled(root)
  write('package.json', { scripts: { a: 'b' }, devDependencies: { typescript: 'catalog:' } })
  expect(isInstalled(root)).toBe(true)
  write('shared/ui/package.json', { dependencies: { react: 'catalog:', zustand: 'catalog:' } })
  expect(isInstalled(root)).toBe(false)
})

test("a package's node_modules that were deleted are installed again", () => {
  rememberInstalled(root)
  rmSync(join(root, 'shared/ui/node_modules'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

test('packages installed on another kind of machine are installed again', () => {
  rememberInstalled(root, 'darwin-arm64')
  expect(isInstalled(root, 'linux-x64')).toBe(false)
})

test('the workspace is the root, its folders and those of shared', () => {
  write('docs/readme.md', '')
  write('host/package.json', {})
  expect(packageFolders(root)).toEqual(['.', 'host', 'shared/ui'])
})

test('Node 20.19 and later will do, 20.18 and 18 will not', () => {
  expect(['20.19.0', '20.20.2', '22.0.0', '24.1.0'].map(supportsNode)).not.toContain(false)
  expect(['18.20.8', '20.18.3', '20.9.0'].map(supportsNode)).not.toContain(true)
})
