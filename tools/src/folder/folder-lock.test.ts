import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockFolder } from './folder-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second instance on the same folder is told who has it, where that is, and what to do', () => {
  lockFolder(folder, 'http://localhost:3000')
  expect(() => lockFolder(folder, 'http://localhost:4000')).toThrow(
    `Brightyard already runs from ${folder}: process ${process.pid}, http://localhost:3000`,
  )
})

test('a released folder is free again', () => {
  lockFolder(folder, 'first')()
  expect(() => lockFolder(folder, 'second')).not.toThrow()
})

test('the lock of a process that was killed is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid, processStart: '1', site: '' }))
  const release = lockFolder(folder, 'second')
  release()
  expect(existsSync(join(folder, 'running.json'))).toBe(false)
})

test('the number of a dead process that was given out again does not count', () => {
  const holder = { pid: process.pid, processStart: 'some other start', site: '' }
  writeFileSync(join(folder, 'running.json'), JSON.stringify(holder))
  expect(() => lockFolder(folder, 'second')).not.toThrow()
})

test('a lock that was half written is taken over', () => {
  writeFileSync(join(folder, 'running.json'), '{"pid":')
  expect(() => lockFolder(folder, 'second')).not.toThrow()
})
