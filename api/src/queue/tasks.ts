import * as z from 'zod'
import type { Database } from '../database/database.ts'
import type { Queue } from './queue.ts'
import type { Seal } from './seal.ts'

interface Task<Input> {
  /** Unique; jobs of an earlier release may still have it. */
  name: string
  input: z.ZodType<Input>
  /** After this the result is of no use to anyone. */
  validForMinutes: number
  /** Repeated after a failure, so it does everything in one transaction, or can be repeated. */
  run: (input: Input) => Promise<void>
}

/** Stores a task; it is done at once, or after a pause. */
export type AddTask<Input> = (tx: Database, input: Input, afterSeconds?: number) => Promise<void>

/**
 * Work that responses must not wait for, so that their timing reveals nothing. The request stores it, encrypted, and
 * any process does it.
 */
export interface Tasks {
  /** Returns the function that stores the task in the transaction of the request. */
  define<Input>(task: Task<Input>): AddTask<Input>
}

const Job = z.object({ name: z.string(), validUntil: z.coerce.date(), sealed: z.string() })

export function createTasks({
  queue,
  seal,
  now,
}: {
  queue: Queue
  seal: Seal
  now: () => Date
}): Tasks {
  const runs = new Map<string, (input: unknown) => Promise<void>>()
  queue.handle(
    'tasks',
    async (data) => {
      const { name, validUntil, sealed } = Job.parse(data)
      if (validUntil <= now()) return
      const run = runs.get(name)
      if (!run) throw new Error(`This release does not know the task ${name}.`)
      await run(seal.open(sealed))
    },
    2,
  )
  return {
    define({ name, input: schema, validForMinutes, run }) {
      runs.set(name, async (input) => run(schema.parse(input)))
      return (tx, input, afterSeconds = 0) => {
        const validUntil = new Date(now().getTime() + validForMinutes * 60_000)
        const data = { name, validUntil, sealed: seal.close(input) }
        return queue.add(tx, [{ name: 'tasks', data, startAfter: String(afterSeconds) }])
      }
    },
  }
}
