import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { inRoot } from '../root.ts'

const compiled = inRoot('tools/dist/folder/temporary-change.js')
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-test-'))
  file = join(folder, 'page.tsx')
  writeFileSync(file, 'before\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a program that changes the file, until it has done so. */
async function start(then: string) {
  const program = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { temporaryChange } from ${JSON.stringify(compiled)}
     const change = temporaryChange(${JSON.stringify(file)})
     change.write(change.original.replace('before', 'changed'))
     process.stdin.once('data', () => { ${then} })
     console.log('changed')`,
  ])
  await once(program.stdout, 'data')
  expect(readFileSync(file, 'utf8')).toBe('changed\n')
  return program
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s puts a changed file back', async (signal, code) => {
  const program = await start('')
  program.kill(signal)
  expect(await once(program, 'exit')).toEqual([code, null])
  expect(readFileSync(file, 'utf8')).toBe('before\n')
})

test('an error that nobody catches puts it back too', async () => {
  const program = await start(`throw new Error('the page is gone')`)
  program.stdin.write('go on')
  expect(await once(program, 'exit')).toEqual([1, null])
  expect(readFileSync(file, 'utf8')).toBe('before\n')
})

test('what is put back is nobody’s business afterwards', async () => {
  const program = await start('change.putBack(); console.log("back"); process.stdin.resume()')
  const back = once(program.stdout, 'data')
  program.stdin.write('go on')
  await back
  writeFileSync(file, 'edited by somebody\n')
  program.kill('SIGTERM')
  await once(program, 'exit')
  expect(readFileSync(file, 'utf8')).toBe('edited by somebody\n')
})
