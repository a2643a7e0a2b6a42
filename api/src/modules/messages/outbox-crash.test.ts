import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { OpenDatabase } from '@brightyard/database'
import Fastify from 'fastify'
import { queryable } from '../../database/database.ts'
import { createQueue } from '../../queue/queue.ts'
import { createSeal } from '../../queue/seal.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { ReceivedEmail } from '../../testing/mail-server.ts'
import { isOnServer } from '../../testing/proof-level.ts'
import { migratedDatabase, testOrigin, testSecret } from '../../testing/test-api.ts'
import { createOutbox } from './outbox.ts'

const orders = 100
const steps = ['paid', 'shipped']
const sentAtOnce = 4

let database: OpenDatabase
let folder: string
const processes: ChildProcess[] = []

/** The real server in a process of its own. */
async function startProcess(mailUrl: string) {
  if (database.kind !== 'postgres') throw new Error('Two processes need a server.')
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../../dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      PORT: '0',
      DATABASE_URL: String(database.client.options.connectionString),
      DATA_FOLDER: folder,
      SESSION_SECRET: testSecret,
      PUBLIC_ORIGIN: testOrigin,
      SMTP_URL: mailUrl,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(server)
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('"ready":true')) return server
  }
  throw new Error('The server did not start.')
}

async function until(what: () => boolean | Promise<boolean>) {
  while (!(await what())) await pause(20)
}

const onServer = isOnServer ? describe : describe.skip
onServer('two processes send', () => {
  beforeAll(async () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'api'], {
      cwd: join(import.meta.dirname, '../../../..'),
    })
    folder = mkdtempSync(join(tmpdir(), 'brightyard-outbox-'))
    database = await migratedDatabase()
  }, 120_000)
  afterAll(async () => {
    for (const one of processes) one.kill('SIGKILL')
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('200 messages arrive once each, though every third is refused at first and a process is killed', async () => {
    let [tried, ofFirst] = [0, 0]
    const held: ((outcome: 'refuse') => void)[] = []
    const mail = await startMailServer(async ({ user }: ReceivedEmail) => {
      tried += 1
      if (tried % 3 === 0) return 'refuse'
      if (user !== 'first') return 'accept'
      ofFirst += 1
      // The first process is killed in the middle of all that it sends at once: none of it is accepted.
      return ofFirst > 15 ? new Promise((decide) => held.push(decide)) : 'accept'
    })
    const [first, second] = await Promise.all([
      startProcess(mail.url('first')),
      startProcess(mail.url('second')),
    ])
    // Without pauses, and with a short wait for what a dead process has left: the test need not last minutes.
    await database.query(
      `update brightyard_queue.queue set retry_delay = 0, retry_backoff = false, expire_seconds = 5
       where name = 'email'`,
    )
    const everything = await writeSteps()

    await until(() => held.length === sentAtOnce)
    first.kill('SIGKILL')
    await once(first, 'exit')
    for (const decide of held) decide('refuse')

    await until(() => mail.accepted.length >= everything.length)
    await until(async () => (await countOf("state = 'sent'")) === everything.length)
    expect(mail.accepted.map(({ subject }) => subject).sort()).toEqual(everything.sort())
    expect(new Set(mail.accepted.map(({ messageId }) => messageId)).size).toBe(everything.length)
    expect(new Set(mail.accepted.map(({ user }) => user))).toEqual(new Set(['first', 'second']))
    expect(await countOf('sealed_content is not null')).toBe(0)

    second.kill('SIGTERM')
    expect(await once(second, 'exit')).toEqual([0, null])
    await mail.close()
  }, 60_000)
})

/** All order steps; half of them are written again, as by a request whose answer was lost. Returns the subjects. */
async function writeSteps() {
  const queue = createQueue(database, Fastify().log)
  const outbox = createOutbox({ queue, seal: createSeal(testSecret), now: () => new Date() })
  const numbers = Array.from({ length: orders }, (_, index) => index + 1)
  const write = (step: string) =>
    queryable(database).transaction(async (tx) => {
      for (const order of numbers) {
        const email = { to: `buyer${order}@example.com`, subject: `Order ${order} is ${step}` }
        const cause = `order:${order}:step:${step}`
        await outbox.add(tx, { cause }, [{ channel: 'email', ...email, text: '' }])
      }
    })
  await Promise.all(steps.map(write))
  await write('paid')
  return numbers.flatMap((order) => steps.map((step) => `Order ${order} is ${step}`))
}

async function countOf(condition: string) {
  const [row] = await database.query(
    `select count(*)::int as total from messages where ${condition}`,
  )
  return row?.['total']
}
