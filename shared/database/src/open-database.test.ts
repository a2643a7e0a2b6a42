import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockFolder } from './folder-lock.ts'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is open once at a time, and what was written is there after reopening it', async () => {
  const first = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toMatchObject({ kind: 'folder_in_use' })
  await first.query('create table kept (word text)')
  await first.query("insert into kept values ('yes')")
  await first.close()
  const second = await openDatabase({ folder })
  const rows = await second.query('select word from kept')
  await second.close()
  expect(rows).toEqual([{ word: 'yes' }])
  expect(readdirSync(folder)).toEqual(['data'])
}, 60_000)

test('a folder in use is refused with the owner’s pid and a remedy', async () => {
  const release = lockFolder(folder)
  await expect(openDatabase({ folder })).rejects.toMatchObject({
    kind: 'folder_in_use',
    message: expect.stringMatching(
      new RegExp(`in use by process ${process.pid}\\. Stop that process`),
    ),
  })
  release()
})

test('a broken folder is named, with what to do, and is not left locked', async () => {
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data', 'PG_VERSION'), '9\n')
  await expect(openDatabase({ folder })).rejects.toMatchObject({
    kind: 'folder_broken',
    message: expect.stringContaining('Put a backup in its place'),
  })
  expect(existsSync(join(folder, 'lock'))).toBe(false)
}, 60_000)

test('a server that does not answer is named without its password', async () => {
  const opening = openDatabase({ url: 'postgres://someone:topsecret@127.0.0.1:9/shop' })
  await expect(opening).rejects.toMatchObject({
    kind: 'not_reachable',
    message: expect.stringContaining('postgres://127.0.0.1:9/shop'),
  })
  await expect(opening).rejects.not.toMatchObject({ message: expect.stringContaining('topsecret') })
})
