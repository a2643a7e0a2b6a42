import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { OpenDatabase } from '@brightyard/database'
import Fastify from 'fastify'
import * as z from 'zod'
import { queryable } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { migratedDatabase } from '../testing/test-api.ts'
import { createQueue } from './queue.ts'
import type { Queue } from './queue.ts'
import { createSeal } from './seal.ts'
import { createTasks } from './tasks.ts'

let database: OpenDatabase
let db: Database
beforeAll(async () => {
  database = await migratedDatabase()
  db = queryable(database)
})
afterAll(() => database.close())

const { log } = Fastify()
const aQueue = () => createQueue(database, log)

test('two processes never run a scheduled job at once, and one is enough for many requests', async () => {
  const [one, other] = [aQueue(), aQueue()]
  let [running, most, runs] = [0, 0, 0]
  let finish = () => {}
  let whenStarted = () => {}
  const run = async () => {
    runs += 1
    running += 1
    most = Math.max(most, running)
    const isFinished = new Promise<void>((resolve) => (finish = resolve))
    whenStarted()
    await isFinished
    running -= 1
  }
  one.handle('every-minute', run)
  other.handle('every-minute', run)
  const request = () => one.add(db, [{ name: 'every-minute', data: {} }])
  const begin = async (queue: Queue) => {
    const isStarted = new Promise<void>((resolve) => (whenStarted = resolve))
    const drained = queue.drain()
    await isStarted
    return { drained }
  }
  await request()
  await request()
  const first = await begin(one)
  await request()
  await other.drain() // finds the next one waiting, and leaves it
  expect(runs).toBe(1)
  const isNext = new Promise<void>((resolve) => (whenStarted = resolve))
  finish()
  await isNext
  finish()
  await first.drained
  expect([runs, most]).toEqual([2, 1])
})

test('a task is unreadable in the database, done once, and gone afterwards', async () => {
  const queue = aQueue()
  const done: string[] = []
  const tasks = createTasks({ queue, seal: createSeal('a secret'), now: () => new Date() })
  const addTask = tasks.define({
    name: 'greet',
    input: z.object({ name: z.string() }),
    validForMinutes: 1,
    run: async ({ name }) => void done.push(name),
  })
  await addTask(db, { name: 'Asha' })
  const stored = 'select data from brightyard_queue.job where name = $1'
  expect(JSON.stringify(await database.query(stored, ['tasks']))).not.toContain('Asha')
  await Promise.all([queue.drain(), queue.drain()])
  expect(done).toEqual(['Asha'])
  expect(await database.query(stored, ['tasks'])).toEqual([])
})

test('a task that failed in one process is done by another', async () => {
  await database.query('update brightyard_queue.queue set retry_delay = 60, retry_backoff = false')
  const runs: string[] = []
  const start = (name: string, isBroken: boolean) => {
    const queue = aQueue()
    const tasks = createTasks({ queue, seal: createSeal('a secret'), now: () => new Date() })
    const addTask = tasks.define({
      name: 'try',
      input: z.object({}),
      validForMinutes: 1,
      async run() {
        runs.push(name)
        if (isBroken) throw new Error('Not now.')
      },
    })
    return { queue, addTask }
  }
  const [first, second] = [start('first', true), start('second', false)]
  await first.addTask(db, {})
  await first.queue.drain()
  await second.queue.drain()
  expect(runs).toEqual(['first']) // the pause is not over
  await database.query("update brightyard_queue.job set start_after = now() - interval '1 second'")
  await second.queue.drain()
  expect(runs).toEqual(['first', 'second'])
})

test('a task that never succeeds is given up after its retries', async () => {
  const queue = aQueue()
  let runs = 0
  const tasks = createTasks({ queue, seal: createSeal('a secret'), now: () => new Date() })
  const addTask = tasks.define({
    name: 'impossible',
    input: z.object({}),
    validForMinutes: 1,
    async run() {
      runs += 1
      throw new Error('Never.')
    },
  })
  await addTask(db, {})
  const states = []
  for (let attempt = 1; attempt <= 13; attempt++) {
    await database.query(
      "update brightyard_queue.job set start_after = now() - interval '1 second'",
    )
    await queue.drain()
    const jobs = await database.query("select state from brightyard_queue.job where name = 'tasks'")
    states.push(...jobs.map(({ state }) => state))
  }
  expect(runs).toBe(11)
  expect(states.at(-1)).toBe('failed')
})

test('what was sealed with another secret cannot be opened', () => {
  const sealed = createSeal('one').close({ code: '123456' })
  expect(createSeal('one').open(sealed)).toEqual({ code: '123456' })
  expect(() => createSeal('other').open(sealed)).toThrow()
})
