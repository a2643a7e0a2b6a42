import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPage, ScaffoldRefused } from '@brightyard/build/scaffold'
import { Route } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { remoteFolders } from '../building/build-changed.ts'
import { readRequirements } from '../requirements/requirements.ts'
import { routeTableProblems } from '../requirements/route-tables.ts'
import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'

const remotes = remoteFolders()
let repository: string

/** Every remote with a new page, and the repository's own settings and tools above them. */
beforeAll(async () => {
  repository = mkdtempSync(join(tmpdir(), 'brightyard-created-page-'))
  for (const name of ['.oxlintrc.json', '.prettierrc.json', 'tsconfig.base.json', 'tools/lint']) {
    cpSync(inRoot(name), join(repository, name), { recursive: true })
  }
  symlinkSync(inRoot('node_modules'), join(repository, 'node_modules'))
  for (const remote of remotes) {
    const folder = join(repository, remote)
    cpSync(inRoot(remote, 'package.json'), join(folder, 'package.json'))
    cpSync(inRoot(remote, 'src'), join(folder, 'src'), { recursive: true })
    symlinkSync(inRoot(remote, 'node_modules'), join(folder, 'node_modules'))
    await addPage(folder)
  }
}, 120_000)
afterAll(() => rmSync(repository, { recursive: true, force: true }))

/** A remote that had no pages is told what to write, and takes the page then. */
async function addPage(folder: string) {
  const page = {
    path: `/${folder.split('mfe-').at(-1)}/stage-fright`,
    title: 'Cats & "stage" fright',
    layout: 'creative',
  }
  try {
    await createPage(folder, page)
  } catch (error) {
    if (!(error instanceof ScaffoldRefused)) throw error
    expect(error.message).toContain('Write `routes: defineRoutes([]),` into defineRemote({…})')
    const file = join(folder, 'src/routes.ts')
    const source = readFileSync(file, 'utf8')
      .replace('defineRemote, ', 'defineRemote, defineRoutes, ')
      .replace('defineRemote({', 'defineRemote({\n  routes: defineRoutes([]),')
    writeFileSync(file, source)
    await createPage(folder, page)
  }
}

test('the page that create-page makes type-checks', async () => {
  const settings = {
    extends: './tsconfig.base.json',
    compilerOptions: { composite: false, noEmit: true, lib: ['es2023', 'dom', 'dom.iterable'] },
    include: ['mfe-*/src/routes.ts', 'mfe-talentbox/src/features/stage-fright'],
  }
  writeFileSync(join(repository, 'tsconfig.json'), JSON.stringify(settings))
  expect(
    await runNode(['node_modules/typescript/bin/tsc', '-p', repository], { cwd: repository }),
  ).toMatchObject({
    output: '',
    code: 0,
  })
}, 240_000)

test.each(remotes)(
  'the new route of %s passes the check against the requirements',
  async (remote) => {
    const module: unknown = await import(join(repository, remote, 'src/routes.ts'))
    const { remote: created } = z
      .object({ remote: z.object({ name: z.string(), routes: z.array(Route) }) })
      .parse(module)
    const pages = created.routes.map((route) => ({ ...route, remote: created.name }))
    expect(pages.map(({ path }) => path)).toContain(`/${created.name}/stage-fright`)
    const own = readRequirements().pages.filter(({ owner }) => owner === created.name)
    expect(routeTableProblems(own, { pages, aliases: [] })).toEqual([])
  },
)

test('it passes lint and is formatted', async () => {
  const files = remotes.flatMap((remote) => [
    `${remote}/src/features/stage-fright`,
    `${remote}/src/routes.ts`,
  ])
  const lint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files]
  const linted = await runNode(lint, { cwd: repository })
  expect(linted.output).toContain('Found 0 warnings and 0 errors')
  expect(linted.output).toContain(`on ${remotes.length * 4} files`)
  const format = ['node_modules/prettier/bin/prettier.cjs', '--check']
  const formatted = await runNode([...format, ...files], { cwd: repository })
  expect(formatted.output).toContain('All matched files use Prettier code style!')
}, 240_000)

const JestConfig = z.object({
  default: z.object({ projects: z.array(z.looseObject({ displayName: z.string() })) }),
})

const Report = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), message: z.string() })),
})

/** Runs tests of the copies as the repository would. Gives what went wrong by file. */
async function runTests(...args: string[]) {
  const { default: config } = JestConfig.parse(await import(inRoot('jest.config.mjs')))
  const projects = config.projects
    .filter(({ displayName }) => remotes.includes(displayName))
    .map((project) => ({ ...project, rootDir: join(repository, project.displayName) }))
  writeFileSync(join(repository, 'jest.config.json'), JSON.stringify({ projects }))
  const { standardOutput } = await runNode(
    [
      '--experimental-vm-modules',
      inRoot('node_modules/jest/bin/jest.js'),
      '--maxWorkers=1',
      '--json',
      ...args,
    ],
    { environment: { NODE_ENV: 'test', NODE_OPTIONS: '' }, cwd: repository },
  )
  const { testResults } = Report.parse(JSON.parse(standardOutput))
  return new Map(
    testResults.map(({ name, status, message }) => [
      name.slice(repository.length + 1),
      status === 'passed' ? status : message,
    ]),
  )
}

test('every test that looks at the routes of a remote passes with one more', async () => {
  const tables = remotes.map((remote) => `${remote}/src/routes.ts`)
  const results = await runTests('--findRelatedTests', ...tables)
  expect([...results.values()].filter((status) => status !== 'passed')).toEqual([])
  for (const remote of ['account', 'content', 'shop', 'talentbox']) {
    expect([...results.keys()]).toContain(`mfe-${remote}/src/routes.test.ts`)
  }
}, 240_000)

test('it passes its own tests', async () => {
  const page = 'mfe-talentbox/src/features/stage-fright/stage-fright.page'
  const results = await runTests('--runTestsByPath', `${page}.test.tsx`, `${page}.server.test.tsx`)
  expect(Object.fromEntries(results)).toEqual({
    [`${page}.test.tsx`]: 'passed',
    [`${page}.server.test.tsx`]: 'passed',
  })
}, 240_000)
