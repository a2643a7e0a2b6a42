import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'])
  await once(child.stdout, 'data')
  return child
}

const leaveLock = (pid: number, startedAt: string | null = null) =>
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ pid, host: hostname(), startedAt, token: 'theirs' }),
  )

test('what was written is there after reopening the folder', async () => {
  const first = await openDatabase({ folder })
  await first.query('create table kept (word text)')
  await first.query("insert into kept values ('yes')")
  await first.close()
  const second = await openDatabase({ folder })
  const rows = await second.query('select word from kept')
  await second.close()
  expect(rows).toEqual([{ word: 'yes' }])
}, 60_000)

test('a folder that another process uses is refused, with its pid and what to do', async () => {
  const other = await otherProcess()
  leaveLock(other.pid ?? 0)
  await expect(openDatabase({ folder })).rejects.toMatchObject({
    kind: 'folder_in_use',
    message: expect.stringMatching(
      new RegExp(`in use by process ${other.pid}\\. Stop that process`),
    ),
  })
  other.kill()
})

test('the same folder cannot be opened twice in one process either', async () => {
  const first = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toMatchObject({ kind: 'folder_in_use' })
  await first.close()
}, 60_000)

test('the lock of a dead process is taken over, and nothing is left behind', async () => {
  const other = await otherProcess()
  other.kill('SIGKILL')
  await once(other, 'exit')
  leaveLock(other.pid ?? 0)
  const database = await openDatabase({ folder })
  expect(readdirSync(folder).sort()).toEqual(['data', 'lock'])
  await database.close()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
}, 60_000)

test('a later process with the pid of the dead one does not keep its lock alive', async () => {
  const other = await otherProcess()
  leaveLock(other.pid ?? 0, 'some-earlier-boot:123')
  const database = await openDatabase({ folder })
  await database.close()
  other.kill()
}, 60_000)

test('a lock that cannot be read is taken over', async () => {
  writeFileSync(join(folder, 'lock'), '{"pid":')
  const database = await openDatabase({ folder })
  await database.close()
}, 60_000)

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
