import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from '@brightyard/database'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import { migrateQueues } from '../queue/boss.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Migrates the database. Several processes may start at once on one server. */
export async function migrate(database: OpenDatabase): Promise<void> {
  if (database.kind === 'pglite') {
    await migrateLite(drizzleLite({ client: database.client }), { migrationsFolder })
    await migrateQueues(database)
    return
  }
  const connection = await database.client.connect()
  try {
    await connection.query('select pg_advisory_lock(7201)')
    await migratePg(drizzlePg({ client: connection }), { migrationsFolder })
    await migrateQueues(database)
  } finally {
    await connection.query('select pg_advisory_unlock(7201)').finally(() => connection.release())
  }
}
