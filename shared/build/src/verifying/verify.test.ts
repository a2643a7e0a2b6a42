import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { copySampleRemote } from '../sample-remote.ts'
import { main } from './command.ts'

jest.setTimeout(60_000)

let sample: ReturnType<typeof copySampleRemote>
beforeAll(async () => {
  sample = copySampleRemote()
  // A version that says nothing of the inputs: this test runs the preset's sources, the command its emitted code
  process.env['RELEASE_VERSION'] = '1.0.0'
  await sample.build()
  delete process.env['RELEASE_VERSION']
})
afterAll(() => sample.remove())

let printed = ''
beforeEach(() => {
  printed = ''
  const print = (text: unknown) => void (printed += `${String(text)}\n`)
  jest.spyOn(console, 'log').mockImplementation(print)
  jest.spyOn(console, 'error').mockImplementation(print)
})
afterEach(() => void jest.restoreAllMocks())

// Nobody listens there
const nowhere = { REGISTRY_PORT: '9', API_PORT: '9' }
const verify = (only: string, environment: NodeJS.ProcessEnv = nowhere) =>
  main(['--only', only], environment, sample.folder)
const install = (program: string, code: string) => {
  const file = join(sample.folder, 'node_modules', program)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

test('the table says of each step how it ended; one that fails does not stop the others', async () => {
  install('oxlint/bin/oxlint', 'console.log("no-debugger in home.page.tsx"); process.exit(1)')
  expect(await verify('lint,format,budget')).toBe(1)
  expect(printed).toMatch(/── lint ─+\nno-debugger in home\.page\.tsx\n/)
  expect(printed).toMatch(/^ {2}FAILED {3}lint /m)
  expect(printed).toMatch(/^ {2}skipped {2}format .* prettier is not installed here$/m)
  expect(printed).toMatch(/^ {2}passed {3}budget .* entry \d+\.\d of 10 kB; no page has a limit/m)

  install('oxlint/bin/oxlint', 'console.log(process.argv.slice(2).join())')
  expect(await verify('lint')).toBe(0)
})

test('a page that is larger than its budget fails, by name and size', async () => {
  sample.write('budgets.json', '{ "/sample": "0.1 kB" }')
  expect(await verify('budget')).toBe(1)
  expect(printed).toMatch(/\/sample \d+\.\d of 0\.1 kB/)
  sample.write('budgets.json', '{ "/sample": "50 kB" }')
  expect(await verify('budget')).toBe(0)
  expect(printed).toMatch(/1 page within budget, nearest \/sample \d+\.\d of 50 kB/)
  sample.write('budgets.json', '{ "/elsewhere": "50 kB" }')
  expect(await verify('budget')).toBe(1)
  expect(printed).toContain('budgets.json names /elsewhere, which is no page of this remote.')
})

test('without a site nothing is compared, and that is said; a site that was named must answer', async () => {
  expect(await verify('compatibility')).toBe(0)
  expect(printed).toMatch(/skipped {2}compatibility .* no site runs here: npm start, or set/)
  expect(await verify('compatibility', { REGISTRY_URL: 'http://127.0.0.1:9' })).toBe(1)
  expect(printed).toContain('http://127.0.0.1:9/sets/current could not be read')
})

test('a step that nobody knows, and a folder that is no remote, are wrong usage', async () => {
  expect(await verify('linting')).toBe(2)
  expect(printed).toContain('There is no such option or step: --only linting')
  expect(await main([], {}, dirname(sample.folder))).toBe(2)
  expect(printed).toContain('is not a remote’s folder')
})
