import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockSiteFolder, runningSite } from './site-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const commandBeside = () => Promise.resolve('PORT=5000 pnpm dev shop')
const lock = (site: string) => lockSiteFolder(folder, site, commandBeside)

test('a second site on the same folder learns which process has it, at which address, and what to do', async () => {
  await lock('http://localhost:3000')
  const second = lock('http://localhost:4000')
  await expect(second).rejects.toMatchObject({
    message: `Brightyard is already running from ${folder}: process ${process.pid}, http://localhost:3000`,
    advice: expect.stringContaining('A second one needs its own folder and ports'),
  })
  await expect(second).rejects.toMatchObject({
    advice: expect.stringContaining('BRIGHTYARD_FOLDER=.brightyard-2 PORT=5000 pnpm dev shop'),
  })
})

test('an unlocked folder is free again', async () => {
  const { unlock } = await lock('first')
  unlock()
  await expect(lock('second')).resolves.toMatchObject({ unlock: expect.any(Function) })
})

test('who starts a site while it is stopping is asked to try again, and not sent to its address', async () => {
  const { markStopping, unlock } = await lock('http://localhost:3000')
  markStopping()
  await expect(lock('http://localhost:3000')).rejects.toMatchObject({
    message: `Brightyard in ${folder} is stopping: process ${process.pid}.`,
    advice: 'Try again in a moment.',
  })
  expect(runningSite(folder)).toBeNull()
  unlock()
  markStopping()
  expect(readdirSync(folder)).toEqual([])
})

test('a site that runs from a folder is found by its address, and only while it runs', async () => {
  expect(runningSite(join(folder, 'nowhere'))).toBeNull()
  expect(runningSite(folder)).toBeNull()
  const { unlock } = await lock('http://localhost:3000')
  expect(runningSite(folder)).toBe('http://localhost:3000')
  unlock()
  expect(runningSite(folder)).toBeNull()
})
