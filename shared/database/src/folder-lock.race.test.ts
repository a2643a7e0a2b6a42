import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

// What happens between opening and locking cannot be timed from outside
const { tryLock } = await import('fs-native-extensions')
const beforeLocking = jest.fn<() => void>()
jest.unstable_mockModule('fs-native-extensions', () => ({
  tryLock(descriptor: number) {
    beforeLocking()
    return tryLock(descriptor)
  },
}))
const { FolderInUseError, lockFolder } = await import('./folder-lock.ts')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-lock-race-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a lock file that its holder removes between opening and locking is opened again', () => {
  const file = join(folder, 'lock')
  beforeLocking.mockImplementationOnce(() => rmSync(file))
  const release = lockFolder(folder)
  expect(beforeLocking).toHaveBeenCalledTimes(2)
  expect(existsSync(file)).toBe(true)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  release()
})

test('the same holds when the next holder has created the file again, and keeps the lock', () => {
  let next: (() => void) | undefined
  beforeLocking.mockImplementationOnce(() => {
    rmSync(join(folder, 'lock'))
    next = lockFolder(folder)
  })
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  next?.()
})
