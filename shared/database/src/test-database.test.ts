import { afterEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from './open-database.ts'
import { openTestDatabase, templateOf } from './test-database.ts'

const openDatabases: OpenDatabase[] = []
afterEach(async () => {
  await Promise.all(openDatabases.splice(0).map((database) => database.close()))
})
async function opened(options: Parameters<typeof openTestDatabase>[0]) {
  const database = await openTestDatabase(options)
  openDatabases.push(database)
  return database
}

const prepare = async (database: OpenDatabase) => {
  await database.query('create table words (word text)')
}
const engines = process.env['TEST_DATABASE_URL'] === undefined ? [true] : [true, false]

describe.each(engines)('test databases, embedded: %s', (embedded) => {
  test('two start prepared and know nothing of each other', async () => {
    const options = { prepare, fingerprint: 'create table words, version 1', embedded }
    const [one, two] = await Promise.all([opened(options), opened(options)])
    await one.query("insert into words values ('only here')")
    const rows = await two.query('select word from words')
    expect(rows).toEqual([])
  }, 60_000)

  test('what was not prepared to its end is prepared again', async () => {
    const fingerprint = randomUUID()
    const fails = async (database: OpenDatabase) => {
      await prepare(database)
      throw new Error('stopped halfway')
    }
    await expect(openTestDatabase({ prepare: fails, fingerprint, embedded })).rejects.toThrow(
      'stopped halfway',
    )
    const database = await opened({ prepare, fingerprint, embedded })
    expect(await database.query('select word from words')).toEqual([])
    if (database.kind === 'postgres')
      await database.query(`drop database ${templateOf(fingerprint)}`)
  }, 60_000)
})
