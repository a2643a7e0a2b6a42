import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { poolOptions } from './pool-options.ts'
import { ReplicaPool } from './replica-pool.ts'
import { FolderInUseError, lockFolder, processName } from './folder-lock.ts'

/** An open database: embedded (one connection) or a pool on a server. Wrap the client with drizzle. */
export type OpenDatabase = (
  | { readonly kind: 'pglite'; readonly client: PGlite }
  | {
      readonly kind: 'postgres'
      readonly client: pg.Pool
      /** For reads that may be a moment old, where there is a replica. */
      readonly replica?: ReplicaPool
    }
) & {
  /** One statement, where a query builder would be too much: a probe, a lock, a check in a test. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:5432/name`. Wins over the folder. */
  url?: string | undefined
  /** A replica of that server, for reads that may be a moment old. Whether it answers shows with the first of them. */
  readUrl?: string | undefined
  /** Where the embedded database lives; made when missing. Without url and folder it is in memory. */
  folder?: string | undefined
  /** Connections to the server at most; 10 unless given. */
  poolSize?: number | undefined
}

/** Opens, checks that it answers, and throws a DatabaseError with a sentence for people if it does not. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url) return openServer(options.url, options)
  return options.folder ? openFolder(options.folder) : openInMemory()
}

/** An embedded database with the extensions that migrations may create. */
export const createEmbedded = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } })

async function openInMemory(): Promise<OpenDatabase> {
  return embedded(await createEmbedded())
}

/** An embedded database that is open already. */
export const embedded = (client: PGlite, afterClose?: () => void): OpenDatabase => ({
  kind: 'pglite',
  client,
  query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
  close: async () => {
    await client.close()
    afterClose?.()
  },
})

async function openFolder(folder: string): Promise<OpenDatabase> {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (cause) {
    throw new DatabaseError(
      'folder_broken',
      `The database folder ${folder} cannot be made: ${reasonOf(cause)}. Choose another folder.`,
      { cause },
    )
  }
  const release = lockDatabase(folder)
  try {
    const client = await createEmbedded({ dataDir: join(folder, 'data') })
    await client.query('select 1')
    return embedded(client, release)
  } catch (cause) {
    release()
    throw new DatabaseError(
      'folder_broken',
      `The database in ${folder} cannot be opened: ${reasonOf(cause)}. ` +
        'Put a backup in its place, or move the folder away to start with an empty database.',
      { cause },
    )
  }
}

/** PGlite itself lets two processes write into one folder, and the writes of one are silently lost. */
function lockDatabase(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    throw new DatabaseError(
      'folder_in_use',
      `The database folder ${folder} is in use by ${processName(error.holder)}. ` +
        'Stop that process, choose another folder, or use PostgreSQL by DATABASE_URL.',
      { cause: error },
    )
  }
}

async function openServer(
  url: string,
  { readUrl, poolSize = 10 }: DatabaseOptions,
): Promise<OpenDatabase> {
  const client = new pg.Pool(poolOptions(url, poolSize))
  // A connection that breaks while idle is replaced at its next use; without a listener it ends the process.
  client.on('error', () => undefined)
  try {
    await client.query('select 1')
  } catch (cause) {
    await client.end()
    throw new DatabaseError(
      'not_reachable',
      `The database at ${withoutPassword(url)} does not answer: ${reasonOf(cause)}. ` +
        'Check DATABASE_URL, and that the server runs and lets this user in.',
      { cause },
    )
  }
  const replica = readUrl ? new ReplicaPool({ url: readUrl, poolSize, primary: client }) : undefined
  return {
    kind: 'postgres',
    client,
    ...(replica ? { replica } : {}),
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    close: async () => {
      await replica?.end()
      await client.end()
    },
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return '(an address that cannot be read)'
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason'
  // Node reports a refused connection on several addresses as an error without a message.
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error)
    return cause.errors[0].message
  return cause.message || cause.name
}
