import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

const repository = join(import.meta.dirname, '../../..')

/** A repository in which nothing is built. */
let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'brightyard-api-')))
  cpSync(join(repository, 'api/bin'), join(root, 'api/bin'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What `pnpm api …` runs in the root, as the scripts say. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const scripts = readFileSync(join(repository, 'package.json'), 'utf8')
  const [, file = ''] = /"api": "node ([^"]+)"/.exec(scripts) ?? []
  const { PATH } = process.env
  return spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    env: { PATH, ...environment },
    encoding: 'utf8',
  })
}

function build() {
  const dist = join(root, 'api/dist')
  mkdirSync(dist)
  writeFileSync(join(root, 'api/package.json'), '{ "type": "module" }')
  const print = 'const { DATA_FOLDER, PUBLIC_ORIGIN } = process.env'
  const what = '[...process.argv.slice(2), DATA_FOLDER, PUBLIC_ORIGIN].join(" ")'
  writeFileSync(join(dist, 'main.js'), `${print}\nconsole.log(${what})`)
}

test('before it is built, the command says in one line how to build it', () => {
  const { status, stderr } = run(['create-admin', 'asha@example.com'])
  expect([status, stderr]).toEqual([1, 'The API is not built yet. Run: pnpm build\n'])
})

test('the command works on the data of the site with the same folder and port', () => {
  build()
  const create = ['create-admin', 'asha@example.com']
  const words = create.join(' ')
  expect(run(create).stdout).toBe(`${words} ${root}/.brightyard/api http://localhost:3000\n`)
  const second = { BRIGHTYARD_FOLDER: '.brightyard-2', PORT: '4000' }
  expect(run(create, second).stdout).toBe(
    `${words} ${root}/.brightyard-2/api http://localhost:4000\n`,
  )
  const named = { ...second, DATA_FOLDER: '/data', PUBLIC_ORIGIN: 'https://brightyard.example' }
  expect(run(create, named).stdout).toBe(`${words} /data https://brightyard.example\n`)
  expect(run([]).stdout).toMatch(/^--help /)
})
