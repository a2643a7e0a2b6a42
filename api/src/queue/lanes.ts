import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { QueueName } from './boss.ts'
import { inTransaction } from './boss.ts'

/**
 * Does a job; throws where it should be retried. `finish` removes the job in a transaction of the handler: what it
 * wrote and the end of the job are then one.
 */
export type Handler = (data: unknown, finish: (tx: Database) => Promise<void>) => Promise<void>

/** The jobs of one queue in this process, a limited number at a time. */
export interface Lanes {
  wake(): void
  /** Does what is due; returns how many jobs that was. */
  drain(): Promise<number>
  stop(): Promise<void>
}

/** Shorter than the time in which the process must end. */
const graceMs = 7_000

interface Options {
  boss: PgBoss
  name: QueueName
  handler: Handler
  atOnce: number
  log: FastifyBaseLogger
}

export function createLanes({ boss, name, handler, atOnce, log }: Options): Lanes {
  const running = new Set<Promise<void>>()
  const jobIds = new Set<string>()
  let isStopping = false
  let isNew = false
  let isDraining = false

  async function doOne(): Promise<boolean> {
    const [job] = await boss.fetch(name, { batchSize: 1 })
    if (!job) return false
    jobIds.add(job.id)
    if (!isStopping) openLane() // there may be more
    try {
      let isFinished = false
      await handler(job.data, async (tx) => {
        await boss.deleteJob(name, job.id, { db: inTransaction(tx) })
        isFinished = true
      })
      if (!isFinished) await boss.deleteJob(name, job.id)
    } catch (err) {
      log.warn({ err, queue: name, job: job.id }, 'a job failed')
      await boss.fail(name, job.id, { message: err instanceof Error ? err.message : '' })
    } finally {
      jobIds.delete(job.id)
    }
    return true
  }

  async function work() {
    while (!isStopping) {
      isNew = false
      // Jobs announced while this looked may have been missed: then it looks again.
      if (!(await doOne()) && !isNew) return
    }
  }

  function openLane() {
    if (isDraining || running.size >= atOnce) return
    const lane = work()
      .catch((err: unknown) => log.warn({ err, queue: name }, 'queue'))
      .finally(() => running.delete(lane))
    running.add(lane)
  }

  return {
    wake() {
      isNew = true
      if (!isStopping) openLane()
    },
    async drain() {
      isDraining = true
      let done = 0
      while (await doOne()) done += 1
      isDraining = false
      return done
    },
    async stop() {
      isStopping = true
      await Promise.race([Promise.all(running), pause(graceMs, undefined, { ref: false })])
      for (const id of jobIds) await boss.fail(name, id, { message: 'The process stopped.' })
    },
  }
}
