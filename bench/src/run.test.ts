import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

test('help is printed without a build before it', () => {
  const launcher = join(import.meta.dirname, '../run.mjs')
  const { status, stdout } = spawnSync(process.execPath, [launcher, 'machines', '--help'], {
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^pnpm bench:machines\n\n {2}--per-second/)
}, 120_000)
