import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { addAddress, listAddresses, sendUploadPart, startUpload } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import type { OpenDatabase } from '@brightyard/database'
import { describe, expect, test } from '@jest/globals'
import { goodFiles } from './modules/uploads/sample-files.ts'
import { anAddress } from './testing/checkout-factories.ts'
import { aUser, tokenOf } from './testing/factories.ts'
import { isOnServer } from './testing/proof-level.ts'
import { callerOf, startTestApi } from './testing/test-api.ts'

const run = promisify(execFile)

/** Debian keeps the programs of each server version in a folder of its own. */
function programOf(name: string): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (!found) throw new Error(`${name} is not here: install PostgreSQL’s programs.`)
  return found
}

/** A checksum of the rows of each table, by its name; not of unlogged ones, which a crash empties anyway. */
async function contentsOf({ query }: OpenDatabase): Promise<Map<string, string>> {
  const tables = await query(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and relpersistence = 'p'
     and nspname not in ('pg_catalog', 'information_schema')`,
  )
  const contents = new Map<string, string>()
  for (const name of tables.map((row) => String(row['name'])).sort()) {
    const [row] = await query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
    )
    contents.set(name, String(row?.['sum']))
  }
  return contents
}

const guide = readFileSync(join(import.meta.dirname, '../../docs/ops-guide.md'), 'utf8')
/** What the guide says after the program's name, up to the address or the file. */
function wordsOf(program: string): string[] {
  const line = guide.split('\n').find((one) => one.trim().startsWith(`${program} `))
  return (line ?? '')
    .trim()
    .split(' ')
    .slice(1)
    .filter((word) => /^--(?!file|dbname)[a-z-]+(=custom)?$/.test(word))
}

const onServer = isOnServer ? describe : describe.skip
onServer('Y-047', () => {
  test('Y-047: what the guide’s commands saved comes back in full, and people go on where they were', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'restore-'))
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    const restored = `brightyard_restored_${randomUUID().replaceAll('-', '')}`
    const before = await startTestApi()
    try {
      const authorization = `Bearer ${await tokenOf(before, await aUser(before.db))}`
      const person = callerOf(before.app, { authorization })
      await person.call(addAddress, anAddress)
      const { pdf } = await goodFiles()
      const file = { purpose: 'form', name: 'letter.pdf', size: pdf.length } as const
      const { upload } = await person.call(startUpload, file)
      await person.call(sendUploadPart, { upload, start: 0, data: pdf.toString('base64') })
      await before.settled()
      const addresses = await person.call(listAddresses, {})
      const saved = await contentsOf(before.database)
      expect(saved.size).toBeGreaterThan(80)

      const [row] = await before.database.query('select current_database() as name')
      const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
      const copy = join(folder, 'brightyard.dump')
      expect(wordsOf('pg_dump')).toContain('--format=custom')
      await run(programOf('pg_dump'), [
        ...wordsOf('pg_dump'),
        `--file=${copy}`,
        at(String(row?.['name'])),
      ])
      // The machine is lost; a new one has an empty database.
      await before.database.query(`create database ${restored}`)
      expect(wordsOf('pg_restore')).toContain('--exit-on-error')
      await run(programOf('pg_restore'), [
        ...wordsOf('pg_restore'),
        `--dbname=${at(restored)}`,
        copy,
      ])

      const database = await openDatabase({ url: at(restored) })
      expect(await contentsOf(database)).toEqual(saved)
      const after = await startTestApi({ database })
      try {
        const same = callerOf(after.app, { authorization })
        expect(await same.call(listAddresses, {})).toEqual(addresses)
        await same.call(addAddress, anAddress)
      } finally {
        await after.close()
      }
    } finally {
      await before.database.query(`drop database if exists ${restored} with (force)`)
      await before.close()
      await rm(folder, { recursive: true })
    }
  }, 120_000)
})
