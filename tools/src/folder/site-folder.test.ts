import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockSiteFolder } from './site-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second site on the same folder learns which process has it, at which address, and what to do', () => {
  lockSiteFolder(folder, 'http://localhost:3000')
  expect(() => lockSiteFolder(folder, 'http://localhost:4000')).toThrow(
    expect.objectContaining({
      message: `Brightyard is already running from ${folder}: process ${process.pid}, http://localhost:3000`,
      advice: expect.stringContaining('A second one needs its own folder and ports'),
    }),
  )
})

test('an unlocked folder is free again', () => {
  lockSiteFolder(folder, 'first')()
  expect(() => lockSiteFolder(folder, 'second')).not.toThrow()
})
