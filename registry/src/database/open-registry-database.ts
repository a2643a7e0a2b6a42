import { join } from 'node:path'
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '@brightyard/database'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'

/** The database or an open transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface RegistryDatabase {
  db: Database
  /** Whether another process may write to it too. */
  isShared: boolean
  query: OpenDatabase['query']
  close(): Promise<void>
}

export const migrationsFolder = join(import.meta.dirname, '../../migrations')
// A name of its own, because the API may live in the same PostgreSQL.
const migrations = { migrationsFolder, migrationsTable: 'registry_migrations' }
/** An arbitrary constant for the lock: one process at a time migrates. */
const migrationLock = 73_019

/** Opens the registry's database and migrates it. */
export async function openRegistryDatabase(options: DatabaseOptions): Promise<RegistryDatabase> {
  const open = await openDatabase(options)
  await migrateDatabase(open)
  return toRegistryDatabase(open)
}

export function toRegistryDatabase(open: OpenDatabase): RegistryDatabase {
  const db: Database = open.kind === 'pglite' ? drizzlePglite(open.client) : drizzlePg(open.client)
  return {
    db,
    isShared: open.kind === 'postgres',
    query: (text, values) => open.query(text, values),
    close: () => open.close(),
  }
}

export async function migrateDatabase(open: OpenDatabase): Promise<void> {
  if (open.kind === 'pglite') {
    await migratePglite(drizzlePglite(open.client), migrations)
    return
  }
  const client = await open.client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migratePg(drizzlePg(client), migrations)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release()
  }
}
