import { afterEach, describe, expect, test } from '@jest/globals'
import { type IsolatedProcess, startIsolatedProcess } from './isolated-process.ts'

let running: IsolatedProcess | undefined
afterEach(() => running?.kill())

/** What a program says that answers with what `attempt` finds, once it may no longer do anything. */
function answerOf(attempt: string, memoryMb?: number): Promise<unknown> {
  const code = `exports.serve = async ({ send }) => {
    try { send({ found: String(await (async () => { ${attempt} })()) }) }
    catch (error) { send({ refused: error.message }) }
  }`
  const isolated = startIsolatedProcess({
    code,
    filename: 'program.cjs',
    ...(memoryMb && { memoryMb }),
  })
  running = isolated
  return new Promise((resolve) => {
    isolated.onMessage(resolve)
    isolated.onExit((reason) => resolve({ ended: reason }))
  })
}

describe('a program in an isolated process has nothing to steal:', () => {
  test.each([
    ['the environment', 'return typeof process', { found: 'undefined' }],
    [
      'a file',
      "return require('node:fs').readFileSync('/etc/passwd')",
      { refused: 'Not available here.' },
    ],
    [
      'a child',
      "return require('node:child_process').execSync('id')",
      { refused: 'Not available here.' },
    ],
    ['a module by import', "return import('node:net')", { refused: expect.any(String) }],
    [
      'Node itself, by code from a string',
      "return URL.constructor('return process')()",
      { refused: expect.stringContaining('Code generation') },
    ],
    ['eval', "return eval('1')", { refused: expect.stringContaining('Code generation') }],
    [
      'the network',
      'return [typeof fetch, typeof WebSocket, typeof net, typeof http]',
      { found: 'undefined,undefined,undefined,undefined' },
    ],
    ['the stream behind the console', 'return [console._stdout, console._stderr]', { found: ',' }],
    ['the main module', 'return typeof module.parent', { found: 'undefined' }],
    ['another prototype for everything', 'return ({}).__proto__', { found: 'undefined' }],
    ['a thread', 'return typeof Worker + typeof worker_threads', { found: 'undefinedundefined' }],
    [
      'memory shared with others',
      'return typeof SharedArrayBuffer + typeof WebAssembly.Module',
      { found: 'undefinedundefined' },
    ],
  ])('%s', async (_, attempt, expected) => {
    expect(await answerOf(attempt)).toEqual(expected)
  })
})

test('what slips through at the start finds closed doors: no files, no children, no rights', async () => {
  // Runs while the program is loaded, when Node’s modules are still there.
  const code = `
    const attempt = (run) => { try { return String(run()) } catch (error) { return error.code } }
    const found = {
      file: attempt(() => require('node:fs').readFileSync('/etc/hostname')),
      writing: attempt(() => require('node:fs').writeFileSync('escaped', '')),
      child: attempt(() => require('node:child_process').execSync('id')),
      thread: attempt(() => new (require('node:worker_threads').Worker)('', { eval: true })),
      inspector: attempt(() => require('node:inspector').open(0)),
      environment: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')).join(),
      isRoot: String(process.getuid() === 0),
    }
    exports.serve = ({ send }) => send(found)`
  const isolated = startIsolatedProcess({ code, filename: 'program.cjs' })
  running = isolated
  expect(await new Promise((resolve) => isolated.onMessage(resolve))).toEqual({
    file: 'ERR_ACCESS_DENIED',
    writing: 'ERR_ACCESS_DENIED',
    child: 'ERR_ACCESS_DENIED',
    thread: 'ERR_ACCESS_DENIED',
    inspector: 'ERR_ACCESS_DENIED',
    environment: '',
    isRoot: 'false',
  })
})

test('a program that takes more memory than it may have ends, and says why', async () => {
  const hoard = 'const all = []; for (;;) all.push(new Array(1e5).fill({}))'
  expect(await answerOf(hoard, 40)).toEqual({ ended: 'it needed more memory than there is' })
})

test('a program that throws where nobody catches ends with its error', async () => {
  const late = "setTimeout(() => { throw new TypeError('too late') }); return new Promise(() => {})"
  expect(await answerOf(late)).toEqual({ ended: 'it ended with “TypeError: too late”' })
})

test('what a program has said arrives, also if it loops from then on', async () => {
  expect(await answerOf('send({ evaluating: "shop" }); for (;;);')).toEqual({ evaluating: 'shop' })
})
