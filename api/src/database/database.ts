import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from '@brightyard/database'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import { migrateQueues } from '../queue/boss.ts'

/**
 * Either kind of database, or a transaction on it. Inside `db.transaction(async (tx) => …)` use only `tx`:
 * the embedded database has one connection, and a query through `db` would never return.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

export const queryable = (database: OpenDatabase): Database =>
  database.kind === 'pglite'
    ? drizzleLite({ client: database.client })
    : drizzlePg({ client: database.client })

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

/** Whether a unique index refused the row; the query builder wraps what the driver threw. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}

/** Text as people typed it, escaped for ILIKE. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
