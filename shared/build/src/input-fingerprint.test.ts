import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { remoteFingerprint, releaseIdentity } from './release-identity.ts'
import { copySampleRemote } from './sample-remote.ts'

let sample: ReturnType<typeof copySampleRemote>

beforeEach(() => {
  sample = copySampleRemote()
})
afterEach(() => {
  sample.remove()
  delete process.env['RELEASE_VERSION']
  delete process.env['SOURCE_DATE_EPOCH']
})

test('the fingerprint of the same sources does not depend on their folder', () => {
  const elsewhere = copySampleRemote()
  expect(remoteFingerprint(elsewhere.folder)).toBe(remoteFingerprint(sample.folder))
  elsewhere.remove()
})

test('a changed source, a new source and another package version each change the fingerprint', () => {
  const seen = new Set([remoteFingerprint(sample.folder)])
  sample.write('src/features/home/details.tsx', 'export const Details = () => null')
  seen.add(remoteFingerprint(sample.folder))
  sample.write('src/features/home/more.ts', '')
  seen.add(remoteFingerprint(sample.folder))
  sample.write('package.json', '{ "name": "@brightyard/mfe-sample", "version": "1.0.1" }')
  seen.add(remoteFingerprint(sample.folder))
  expect(seen.size).toBe(4)
})

test('tests and build output are no inputs', () => {
  const before = remoteFingerprint(sample.folder)
  sample.write('src/features/home/home.page.test.tsx', 'a test')
  sample.write('notes.md', 'not read by the build')
  expect(remoteFingerprint(sample.folder)).toBe(before)
})

test('RELEASE_VERSION and SOURCE_DATE_EPOCH decide version and time where they are set', () => {
  process.env['RELEASE_VERSION'] = '2.0.0-rc.1'
  process.env['SOURCE_DATE_EPOCH'] = '1700000000'
  expect(releaseIdentity(sample.folder)).toEqual({
    version: '2.0.0-rc.1',
    builtAt: '2023-11-14T22:13:20.000Z',
    commit: 'none',
  })
})
