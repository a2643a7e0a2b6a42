import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '@brightyard/database'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { queueChannel } from '../../queue/queue.ts'

/**
 * The database channel on which every process learns that someone's notifications have changed, or what they may do:
 * triggers on sessions and users signal that (migration 0013).
 */
const channel = 'brightyard_notices'

/** Whose notifications changed, and the new one, if there is one. */
export interface NotificationSignal {
  userId: number
  arrived: { id: number; title: string } | null
}

/** Sent when the transaction commits, and not at all when it is rolled back. */
export const signalNotification = (db: Database, { userId, arrived }: NotificationSignal) => {
  // PostgreSQL limits a payload to 8,000 bytes.
  const payload = JSON.stringify({
    userId,
    arrived: arrived && { id: arrived.id, title: arrived.title.slice(0, 300) },
  })
  return db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Sessions of this person have ended, or their rights have changed. */
export interface AccessSignal {
  userId: number
  access: true
}

/** A post has come, has changed, or is gone; readers are found where streams are open. */
export interface PostSignal {
  postId: number
  change: 'new' | 'changed' | 'gone'
}

/** Sent when the transaction commits. */
export const signalPost = (db: Database, signal: PostSignal) =>
  db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(signal)})`)

type AnySignal = NotificationSignal | AccessSignal | PostSignal

const Arrived = z.object({ id: z.number(), title: z.string() })
const Signal = z.union([
  z.object({ userId: z.number(), access: z.literal(true) }),
  z.object({ userId: z.number(), arrived: Arrived.nullable() }),
  z.object({ postId: z.number(), change: z.enum(['new', 'changed', 'gone']) }),
])

function readSignal(payload: string): AnySignal | null {
  return Signal.safeParse(JSON.parse(payload)).data ?? null
}

/** One connection listens to both channels, until stopped; reconnects when the connection is lost. */
export async function listenForNotifications(
  database: OpenDatabase,
  { onSignal, onJob }: { onSignal: (signal: AnySignal) => void; onJob: () => void },
  warn: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const receive = (payload: string | undefined) => {
    const signal = payload ? readSignal(payload) : null
    if (signal) onSignal(signal)
  }
  if (database.kind === 'pglite') {
    const stops = [
      await database.client.listen(channel, receive),
      await database.client.listen(queueChannel, onJob),
    ]
    return async () => {
      for (const stop of stops) await stop()
    }
  }

  let isStopped = false
  let leave = () => {}
  let pause = 250
  let waiting: NodeJS.Timeout | undefined

  async function connect() {
    if (isStopped || database.kind !== 'postgres') return
    try {
      const connection = await database.client.connect()
      let isOver = false
      const end = (again: boolean) => {
        if (isOver) return
        isOver = true
        connection.release(true) // never back into the pool: it listens
        if (again) retry()
      }
      leave = () => end(false)
      connection.on('notification', (one) =>
        one.channel === queueChannel ? onJob() : receive(one.payload),
      )
      connection.on('error', () => end(true))
      connection.on('end', () => end(true))
      await connection.query(`listen ${channel}; listen ${queueChannel}`)
      pause = 250
      if (isStopped) leave()
    } catch (error) {
      warn(error)
      leave()
      retry()
    }
  }
  function retry() {
    if (isStopped) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void connect(), pause)
    waiting.unref()
    pause = Math.min(pause * 2, 30_000)
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(waiting)
    leave()
  }
}
