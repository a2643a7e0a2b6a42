import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that has the folder's lock until it ends. */
async function otherHolder() {
  const script = `
    const [fs, { tryLock }] = [require('node:fs'), require('fs-native-extensions')]
    if (!tryLock(fs.openSync('${folder}/lock', 'a'))) throw new Error('The lock is taken.')
    const holder = { pid: process.pid, host: require('node:os').hostname(), note: 'theirs' }
    fs.writeFileSync('${folder}/lock.json', JSON.stringify(holder))
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=commonjs', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a folder that another process has is refused, with that process', async () => {
  const other = await otherHolder()
  expect(() => lockFolder(folder)).toThrow(
    expect.objectContaining({
      message: `The folder ${folder} is in use by process ${other.pid}.`,
      holder: expect.objectContaining({ pid: other.pid, note: 'theirs' }),
    }),
  )
  other.kill()
})

test('the same folder cannot be locked twice in one process either', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  release()
})

test('the lock of a process that was killed is taken over at once, and nothing is left behind', async () => {
  const other = await otherHolder()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const release = lockFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(['lock', 'lock.json'])
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('a released folder is free again, and releasing it twice frees nobody else', () => {
  const release = lockFolder(folder)
  release()
  const next = lockFolder(folder)
  release()
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  next()
})

test('what a dead process left of its name does not count, whatever process has its number now', () => {
  const left = { pid: process.ppid, host: 'elsewhere', note: '' }
  writeFileSync(join(folder, 'lock.json'), JSON.stringify(left))
  writeFileSync(join(folder, 'lock'), '')
  lockFolder(folder)()
})

test('a name that is half written is no name', () => {
  const release = lockFolder(folder)
  writeFileSync(join(folder, 'lock.json'), '{"pid":')
  expect(() => lockFolder(folder)).toThrow('is in use by another process.')
  release()
})

test('a folder that is missing is made', () => {
  const release = lockFolder(join(folder, 'new'))
  expect(readdirSync(folder)).toEqual(['new'])
  release()
})
