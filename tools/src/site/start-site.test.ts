import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockSiteFolder } from '../folder/site-folder.ts'
import { startSite } from './start-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a start that is interrupted is stopping from that moment, and the folder is free after it', async () => {
  const stopping = new AbortController()
  const startAnother = () => lockSiteFolder(folder, 'http://localhost:3000', async () => '')
  const start = startSite({
    folder,
    signal: stopping.signal,
    build: async () => {
      await expect(startAnother()).rejects.toThrow('is already running')
      stopping.abort()
      await expect(startAnother()).rejects.toThrow('is stopping')
    },
  })
  await expect(start).rejects.toMatchObject({ name: 'AbortError' })
  const { unlock } = await startAnother()
  unlock()
  expect(existsSync(`${folder}/lock`)).toBe(false)
}, 60_000)
