import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPage } from '@brightyard/build/scaffold'
import { Route } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { inRoot } from '../root.ts'
import { readRequirements } from '../requirements/requirements.ts'
import { routeTableProblems } from '../requirements/route-tables.ts'
import { runNode } from '../run-command.ts'

const remote = inRoot('mfe-talentbox')
let repository: string
let folder: string

/** A copy of a remote with the repository's own settings and tools above it. */
beforeAll(async () => {
  repository = mkdtempSync(join(tmpdir(), 'brightyard-created-page-'))
  folder = join(repository, 'mfe-talentbox')
  for (const name of ['.oxlintrc.json', '.prettierrc.json', 'tsconfig.base.json']) {
    cpSync(inRoot(name), join(repository, name))
  }
  cpSync(inRoot('tools/lint'), join(repository, 'tools/lint'), { recursive: true })
  symlinkSync(inRoot('node_modules'), join(repository, 'node_modules'))
  mkdirSync(folder)
  cpSync(join(remote, 'package.json'), join(folder, 'package.json'))
  cpSync(join(remote, 'src'), join(folder, 'src'), { recursive: true })
  symlinkSync(join(remote, 'node_modules'), join(folder, 'node_modules'))
  const path = '/talentbox/stage-fright'
  await createPage(folder, { path, title: 'Cats & "stage" fright', layout: 'creative' })
}, 120_000)
afterAll(() => rmSync(repository, { recursive: true, force: true }))

test('the page that create-page makes type-checks', async () => {
  const settings = {
    extends: '../tsconfig.base.json',
    compilerOptions: { composite: false, noEmit: true, lib: ['es2023', 'dom', 'dom.iterable'] },
    include: ['src/routes.ts', 'src/features/stage-fright'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  expect(
    await runNode(['node_modules/typescript/bin/tsc', '-p', folder], { cwd: repository }),
  ).toMatchObject({
    output: '',
    code: 0,
  })
}, 240_000)

test('its route passes the check of all routes against the requirements', async () => {
  const module: unknown = await import(join(folder, 'src/routes.ts'))
  const { remote: created } = z
    .object({ remote: z.object({ name: z.string(), routes: z.array(Route) }) })
    .parse(module)
  const pages = created.routes.map((route) => ({ ...route, remote: created.name }))
  expect(pages.map(({ path }) => path)).toContain('/talentbox/stage-fright')
  const own = readRequirements().pages.filter(({ owner }) => owner === created.name)
  expect(routeTableProblems(own, { pages, aliases: [] })).toEqual([])
})

test('it passes lint and is formatted', async () => {
  const files = ['mfe-talentbox/src/features/stage-fright', 'mfe-talentbox/src/routes.ts']
  const lint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files]
  const linted = await runNode(lint, { cwd: repository })
  expect(linted.output).toContain('Found 0 warnings and 0 errors')
  expect(linted.output).toContain('on 4 files')
  const format = ['node_modules/prettier/bin/prettier.cjs', '--check']
  const formatted = await runNode([...format, ...files], { cwd: repository })
  expect(formatted.output).toContain('All matched files use Prettier code style!')
}, 240_000)

test('it passes its own tests', async () => {
  const { default: config } = (await import(inRoot('jest.config.mjs'))) as {
    default: { projects: { displayName: string; testMatch: string[] }[] }
  }
  const project = config.projects.find(
    ({ displayName, testMatch }) =>
      displayName === 'mfe-talentbox' && testMatch.includes('**/*.test.tsx'),
  )
  const file = join(folder, 'jest.config.json')
  writeFileSync(file, JSON.stringify({ ...project, rootDir: folder, roots: [join(folder, 'src')] }))
  const { code, output } = await runNode(
    [
      '--experimental-vm-modules',
      inRoot('node_modules/jest/bin/jest.js'),
      '-c',
      file,
      'stage-fright',
    ],
    { environment: { NODE_ENV: 'test', NODE_OPTIONS: '' }, cwd: folder },
  )
  expect(output).toMatch(/Tests: +2 passed, 2 total/)
  expect(code).toBe(0)
}, 240_000)
