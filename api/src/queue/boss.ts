import type { OpenDatabase } from '@brightyard/database'
import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'

/** The queue's tables are its own: pg-boss creates and migrates them. */
const schema = 'brightyard_queue'

/** How often pg-boss returns jobs whose process died, in seconds. */
const maintenanceInterval = 3

/** Retries with pauses of 5 to 10 seconds at first, doubling each time: about two days in all. */
const messages = {
  retryLimit: 14,
  retryDelay: 5,
  retryBackoff: true,
  deadLetter: 'undelivered',
  /** Longer than all timeouts of a delivery together: a message that is still being sent is not sent by another process. */
  expireInSeconds: 120,
}
/** One waiting and one running: two processes never run it at once. */
const scheduled = { policy: 'stately', retryLimit: 0, expireInSeconds: 120 } as const

/** All queues; a dead letter queue comes before those that use it. */
const queues = {
  undelivered: { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  email: messages,
  text: messages,
  push: messages,
  tasks: { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'every-minute': scheduled,
  'every-hour': scheduled,
} satisfies Record<string, Omit<PgBoss.Queue, 'name'>>

export type QueueName = keyof typeof queues

/** Changes with the queue's tables and settings, so that copies of an old database are not used in tests. */
export const queueFingerprint = JSON.stringify([queues, PgBoss.getConstructionPlans(schema)])

/** pg-boss on the API's own database; `isWorking` where this process returns lost jobs and keeps the schedule. */
export function createBoss(
  database: OpenDatabase,
  { isWorking = false, migrate = false }: { isWorking?: boolean; migrate?: boolean } = {},
): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    schema,
    migrate,
    supervise: isWorking,
    schedule: isWorking,
    maintenanceIntervalSeconds: maintenanceInterval,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterHours: 24,
  })
}

/** Creates the queues, or updates their settings. Several processes may do so at once. */
export async function migrateQueues(database: OpenDatabase): Promise<void> {
  const boss = createBoss(database, { migrate: true })
  boss.on('error', () => undefined) // what fails here is thrown as well
  await boss.start()
  for (const [name, settings] of Object.entries(queues)) {
    const queue = { name, ...settings }
    await boss.createQueue(name, { ...queue })
    await boss.updateQueue(name, { ...queue })
  }
  await boss.stop({ graceful: false })
}

/** Lets pg-boss write in a transaction of ours. Each parameter may appear once, as in `boss.insert`. */
export const inTransaction = (tx: Database): PgBoss.Db => ({
  async executeSql(text, values) {
    const parts = text.split(/\$(\d+)/).map((part, index) => {
      const value: unknown = values[Number(part) - 1]
      return index % 2 === 0 ? sql.raw(part) : sql`${sql.param(value ?? null)}`
    })
    const result: unknown = await tx.execute(sql.join(parts))
    return { rows: hasRows(result) ? result.rows : [] }
  },
})

/** Both drivers answer so; the query builder's type for either of them does not say it. */
const hasRows = (result: unknown): result is { rows: unknown[] } =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)

/** pg-boss sends statements with values, and without values also whole transactions as one text. */
async function execute(
  database: OpenDatabase,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  if (values) {
    const given = values.map((value) => value ?? null)
    return { rows: await database.query(text, given) }
  }
  if (database.kind === 'pglite') {
    try {
      const results = await database.client.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    } catch (error) {
      await database.client.exec('rollback')
      throw error
    }
  }
  const connection = await database.client.connect()
  let isBroken = true // a failed script leaves its transaction open
  try {
    const { rows } = await connection.query<Record<string, unknown>>(text)
    isBroken = false
    return { rows: rows ?? [] } // a script's result is a list, which has no rows
  } finally {
    connection.release(isBroken)
  }
}
