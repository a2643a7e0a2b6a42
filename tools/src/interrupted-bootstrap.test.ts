import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { rememberInstalled } from '../bootstrap/install-state.mjs'
import { inRoot } from './root.ts'

// Starting processes can be slow on a busy machine.
jest.setTimeout(60_000)

/** As the real one: a script that waits for a program, and the program takes no signal that can be ignored. */
const program = `
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {})
  require('node:net').connect(Number(process.env.TEST_PORT)).resume()`
const compiler = `
  import { execFileSync } from 'node:child_process'
  execFileSync(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'inherit' })`

let root: string
let server: Server
let command: ChildProcess | undefined
let compilerSocket: Socket | undefined

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'brightyard-bootstrap-'))
  for (const name of ['tools/bootstrap.mjs', 'tools/bootstrap']) {
    cpSync(inRoot(name), join(root, name), { recursive: true })
  }
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'pnpm-lock.yaml'), '')
  writeFileSync(join(root, 'pnpm-workspace.yaml'), '')
  rememberInstalled(root)
  const folder = join(root, 'node_modules/typescript/bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'tsc'), compiler)
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  command?.kill('SIGKILL')
  compilerSocket?.destroy()
  server.close()
  rmSync(root, { recursive: true, force: true })
})

/** `npm start` in a group of its own, as a terminal starts it, until the compiler runs. */
async function startedUntilItCompiles() {
  const { port } = server.address() as AddressInfo
  const child = spawn(process.execPath, ['tools/bootstrap.mjs', 'start'], {
    cwd: root,
    env: { PATH: process.env['PATH'], TEST_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  command = child
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [socket] = (await once(server, 'connection')) as [Socket]
  compilerSocket = socket
  const compilerEnds = new Promise<void>((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve())
  })
  const commandEnds = once(child, 'close').then(([code]: unknown[]) => code)
  return { group: -Number(child.pid), compilerEnds, commandEnds, printed: () => output }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s while it compiles ends the compiler too, and says so', async (signal, exitCode) => {
  const { group, compilerEnds, commandEnds, printed } = await startedUntilItCompiles()
  process.kill(group, signal)
  expect(await commandEnds).toBe(exitCode)
  await compilerEnds
  expect(printed()).toMatch(/Stopping …[\s\S]*Stopped\.\n$/)
})
