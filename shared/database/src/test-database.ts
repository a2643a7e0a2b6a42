import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createEmbedded, embedded, openDatabase } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'

export interface TestDatabaseOptions {
  /** Brings an empty database to the present schema, and adds what every test needs. */
  prepare: (database: OpenDatabase) => Promise<void>
  /** Changes whenever the outcome of `prepare` does: the texts of the migrations, say. */
  fingerprint: string
  /** In memory, even where TEST_DATABASE_URL names a server. */
  embedded?: boolean
}

/**
 * A database of its own for one test file, prepared. It is a copy of what the first test file with this
 * fingerprint prepared: on the server of TEST_DATABASE_URL of a template, without it of a file in memory.
 * `close` drops it.
 */
export function openTestDatabase(options: TestDatabaseOptions): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url && !options.embedded ? copyOfTemplate(url, options) : copyOfFile(options)
}

async function copyOfFile({ prepare, fingerprint }: TestDatabaseOptions): Promise<OpenDatabase> {
  const folder = join(tmpdir(), 'brightyard-test-databases')
  const file = join(
    folder,
    `${createHash('sha256').update(`no templates ${fingerprint}`).digest('hex')}.tar`,
  )
  if (!existsSync(file)) {
    const fresh = await openDatabase({})
    if (fresh.kind !== 'pglite') throw new Error('A database without url and folder is in memory.')
    await prepare(fresh)
    await dropTemplates(fresh)
    const copy = await fresh.client.dumpDataDir('none')
    await fresh.close()
    mkdirSync(folder, { recursive: true })
    // Test files start side by side: each writes its own file and moves it into place in one step.
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, Buffer.from(await copy.arrayBuffer()))
    renameSync(draft, file)
  }
  const client = await createEmbedded({ loadDataDir: new Blob([readFileSync(file)]) })
  return embedded(client)
}

/** Nobody makes databases in a copy; without the two that come with it, its files are loaded in half the time. */
async function dropTemplates({ query }: OpenDatabase) {
  await query(`update pg_database set datistemplate = false`)
  await query('drop database template0')
  await query('drop database template1')
  await query('checkpoint')
}

/** The name of the template for this fingerprint. */
export const templateOf = (fingerprint: string) =>
  `brightyard_template_${createHash('sha256').update(fingerprint).digest('hex').slice(0, 16)}`

async function copyOfTemplate(
  url: string,
  { prepare, fingerprint }: TestDatabaseOptions,
): Promise<OpenDatabase> {
  const template = templateOf(fingerprint)
  const name = `brightyard_test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, async (server) => {
    await ensureTemplate(server, url, template, prepare)
    await server.query(`create database ${name} template ${template}`)
  })
  const database = await openDatabase({ url: addressOf(url, name) })
  const close = async () => {
    await database.close()
    await onServer(url, (server) => server.query(`drop database ${name} with (force)`))
  }
  return { ...database, close }
}

/** Prepared under another name first, so that a template that exists is whole. */
async function ensureTemplate(
  server: pg.Client,
  url: string,
  template: string,
  prepare: TestDatabaseOptions['prepare'],
) {
  const draft = `${template}_draft`
  await server.query('select pg_advisory_lock(hashtext($1))', [template])
  try {
    const known = await server.query('select from pg_database where datname = $1', [template])
    if (known.rowCount) return
    await server.query(`drop database if exists ${draft} with (force)`)
    await server.query(`create database ${draft}`)
    const database = await openDatabase({ url: addressOf(url, draft) })
    try {
      await prepare(database)
    } finally {
      await database.close()
    }
    await server.query(`alter database ${draft} rename to ${template}`)
  } finally {
    await server.query('select pg_advisory_unlock(hashtext($1))', [template])
  }
}

async function onServer(url: string, work: (server: pg.Client) => Promise<unknown>) {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  try {
    await work(server)
  } finally {
    await server.end()
  }
}

function addressOf(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
