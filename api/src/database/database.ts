import { setImmediate } from 'node:timers/promises'
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
export function queryableReads(database: OpenDatabase): Database {
  if (database.kind === 'pglite') return drizzleLite({ client: givingWay(database.client) })
  return database.replica ? drizzlePg({ client: database.replica }) : queryable(database)
}

type EmbeddedClient = Extract<OpenDatabase, { kind: 'pglite' }>['client']

/**
 * The embedded database answers in this very process, without a pause: the statements of one list would follow each
 * other before any other request is even read. So others have their turn before each of them.
 */
const givingWay = (client: EmbeddedClient): EmbeddedClient =>
  new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name !== 'query') return value.bind(target) as unknown
      return async (...statement: Parameters<EmbeddedClient['query']>) => {
        await setImmediate()
        return target.query(...statement)
      }
    },
  })

/** Whether a unique index refused the row; the query builder wraps what the driver threw. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}

/** Text as people typed it, escaped for ILIKE. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
