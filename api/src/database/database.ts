import type { OpenDatabase } from '@brightyard/database'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'

/**
 * Either kind of database, or a transaction on it. Inside `db.transaction(async (tx) => …)` use only `tx`:
 * the embedded database has one connection, and a query through `db` would never return.
 */
export type Database = PgDatabase<PgQueryResultHKT>

export const queryable = (database: OpenDatabase): Database =>
  database.kind === 'pglite'
    ? drizzleLite({ client: database.client })
    : drizzlePg({ client: database.client })

/** For reads that may be a moment old: the replica, where there is one. */
export const queryableReads = (database: OpenDatabase): Database =>
  database.kind === 'postgres' && database.replica
    ? drizzlePg({ client: database.replica })
    : queryable(database)

/** Whether a unique index refused the row; the query builder wraps what the driver threw. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}

/** Text as people typed it, escaped for ILIKE. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
