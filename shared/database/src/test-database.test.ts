import { expect, test } from '@jest/globals'
import type { OpenDatabase } from './open-database.ts'
import { openTestDatabase } from './test-database.ts'

const options = {
  fingerprint: 'create table words, version 1',
  prepare: async (database: OpenDatabase) => {
    await database.query('create table words (word text)')
  },
}

test('two test databases start prepared and know nothing of each other', async () => {
  const [one, two] = await Promise.all([openTestDatabase(options), openTestDatabase(options)])
  await one.query("insert into words values ('only here')")
  const rows = await two.query('select word from words')
  expect(rows).toEqual([])
  await Promise.all([one.close(), two.close()])
}, 60_000)
