import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { requestToken } from '@brightyard/contract'
import { callerOf, migratedDatabase, testOrigin } from './test-api.ts'
import { testPassword } from './factories.ts'

/** The real server in a process of its own: only that can be stopped as a power cut stops it. */
export async function hardStops() {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'api'], {
    cwd: join(import.meta.dirname, '../../..'),
  })
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-stops-'))
  const database = await migratedDatabase()
  let running: ChildProcess | undefined

  /** Resolves with the server's address. */
  async function start(): Promise<string> {
    if (database.kind !== 'postgres') throw new Error('Hard stops are tested on a server.')
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'development',
        PORT: '0',
        DATABASE_URL: String(database.client.options.connectionString),
        DATA_FOLDER: folder,
        SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
        PUBLIC_ORIGIN: testOrigin,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })
    for await (const line of lines) {
      const said = JSON.parse(line) as { ready?: boolean; address: string }
      if (said.ready) {
        running = child
        return said.address
      }
    }
    throw new Error('The server did not start.')
  }

  async function stop() {
    const child = running
    if (!child) return
    running = undefined
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  /** The scheduled jobs of the running server do it; a callback that failed waits a little longer. */
  async function allCallbacksAnswered() {
    for (;;) {
      const [row] = await database.query(
        'select count(*)::int as owed from sandbox_callbacks where delivered_at is null',
      )
      if (row?.['owed'] === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async function close() {
    await stop()
    await database.close()
    rmSync(folder, { recursive: true })
  }

  return { database, start, stop, allCallbacksAnswered, close }
}

/** Resolves once so many calls have been answered, no matter who made them. */
export function counted() {
  let count = 0
  let waiting: { target: number; go: () => void } | undefined
  return {
    said() {
      count += 1
      if (waiting && count >= waiting.target) waiting.go()
    },
    reach: (target: number) =>
      new Promise<void>((go) => {
        waiting = { target, go }
      }),
  }
}

/** Signed in at a server of its own process. */
export async function signedInAt(address: string, email: string | null) {
  const at = { listeningOrigin: address }
  const { access_token } = await callerOf(at).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: email ?? '',
    password: testPassword,
  })
  return callerOf(at, { authorization: `Bearer ${access_token}` })
}

/** What the gateway took and the shop has not: must be nothing, once all callbacks are answered. */
export const lostPayments = `select p.id from payments p join sandbox_payments s on s.payment_code = p.code
  where s.status = 'paid' and p.status <> 'success'`
