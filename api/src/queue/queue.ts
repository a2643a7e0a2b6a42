import type { OpenDatabase } from '@brightyard/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'
import { createBoss, inTransaction } from './boss.ts'
import type { QueueName } from './boss.ts'
import { createLanes } from './lanes.ts'
import type { Handler, Lanes } from './lanes.ts'

/** The database channel on which every process learns of new jobs. */
export const queueChannel = 'brightyard_queue'

/** How often to look for jobs whose pause is over; new ones are announced. */
const pollIntervalMs = 2_000

export type NewJob = Omit<PgBoss.JobInsert, 'name'> & { name: QueueName }

export interface Queue {
  /** Adds jobs in the given transaction: they exist when it commits, and not at all when it is rolled back. */
  add(tx: Database, jobs: readonly NewJob[]): Promise<void>
  /** How this process does the jobs of a queue, and how many at a time. */
  handle(name: QueueName, handler: Handler, atOnce?: number): void
  /** Looks for jobs now. */
  wake(): void
  /** Does all that is due in this process, for tests and before closing; a failed job waits for its retry. */
  drain(): Promise<void>
  /** Does jobs until stopped; `schedules` are cron expressions by queue. */
  start(schedules: Partial<Record<QueueName, string>>): Promise<void>
  /** Waits for running jobs; those that take longer are returned to the queue. */
  stop(): Promise<void>
}

export function createQueue(database: OpenDatabase, log: FastifyBaseLogger): Queue {
  const boss = createBoss(database, { isWorking: true })
  boss.on('error', (err) => log.warn({ err }, 'queue'))
  const lanes = new Map<QueueName, Lanes>()
  let timer: NodeJS.Timeout | undefined
  let isStarted = false

  const wake = () => {
    if (isStarted) for (const one of lanes.values()) one.wake()
  }
  return {
    async add(tx, jobs) {
      if (jobs.length === 0) return
      await boss.insert([...jobs], { db: inTransaction(tx) })
      await tx.execute(sql`select pg_notify(${queueChannel}, '')`)
    },
    handle(name, handler, atOnce = 1) {
      lanes.set(name, createLanes({ boss, name, handler, atOnce, log }))
    },
    wake,
    async drain() {
      let done = 0
      do {
        done = 0
        for (const one of lanes.values()) done += await one.drain()
      } while (done > 0)
    },
    async start(schedules) {
      await boss.start()
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron)
      isStarted = true
      timer = setInterval(wake, pollIntervalMs)
      wake()
    },
    async stop() {
      clearInterval(timer)
      if (!isStarted) return
      isStarted = false
      await Promise.all([...lanes.values()].map((one) => one.stop()))
      await boss.stop({ graceful: false })
    },
  }
}
