import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '@brightyard/database'
import type { Database } from '../../database/database.ts'

/** Where every process of the api hears that somebody's notifications have changed. */
const wire = 'brightyard_notices'

/** Whose, and which notification has just come. */
export interface NoticeSignal {
  userId: number
  arrived: { id: number; title: string } | null
}

/** Goes out when the transaction commits, and not at all when it does not. */
export const signalNotices = (db: Database, { userId, arrived }: NoticeSignal) => {
  // A payload holds 8,000 bytes at most.
  const payload = JSON.stringify({
    userId,
    arrived: arrived && { id: arrived.id, title: arrived.title.slice(0, 300) },
  })
  return db.execute(sql`select pg_notify(${wire}, ${payload})`)
}

function readSignal(payload: string): NoticeSignal | null {
  const signal: unknown = JSON.parse(payload)
  return typeof signal === 'object' && signal !== null && 'userId' in signal
    ? (signal as NoticeSignal)
    : null
}

/** Hears until stopped; a lost connection to the server is made anew. */
export async function hearNotices(
  database: OpenDatabase,
  heard: (signal: NoticeSignal) => void,
  warn: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const take = (payload: string | undefined) => {
    const signal = payload ? readSignal(payload) : null
    if (signal) heard(signal)
  }
  if (database.kind === 'pglite') return database.client.listen(wire, take)

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
      connection.on('notification', ({ payload }) => take(payload))
      connection.on('error', () => end(true))
      connection.on('end', () => end(true))
      await connection.query(`listen ${wire}`)
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
