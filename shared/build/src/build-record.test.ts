import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isOutputCurrent } from './build-record.ts'
import { releaseVersion } from './release-identity.ts'
import { copySampleRemote } from './sample-remote.ts'

const sample = copySampleRemote()
afterAll(() => sample.remove())

const output = (version: string) =>
  sample.write(
    'dist/release/remote.json',
    JSON.stringify({
      name: 'sample',
      version,
      commit: 'none',
      builtAt: '2026-01-01T00:00:00.000Z',
      contract: 1,
      routes: [],
      slots: [],
      publishes: [],
      subscribes: [],
      shared: {},
      modules: {},
      files: {},
      entry: { browser: 'entry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
    }),
  )

beforeAll(() => {
  mkdirSync(sample.release, { recursive: true })
})

test('an output that was built from a change is not current once the change is reverted', () => {
  const before = releaseVersion(sample.folder)
  output(before)
  expect(isOutputCurrent(sample.folder)).toBe(true)

  sample.write('src/extra.ts', 'export const extra = 1')
  const changed = releaseVersion(sample.folder)
  // As brightyard-build leaves it, which knows no record of builds.
  output(changed)
  expect(isOutputCurrent(sample.folder)).toBe(true)
  sample.delete('src/extra.ts')
  expect(isOutputCurrent(sample.folder)).toBe(false)
})
