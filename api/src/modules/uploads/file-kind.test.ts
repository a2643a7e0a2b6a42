import { expect, test } from '@jest/globals'
import { fileKinds, kindOf } from './file-kind.ts'
import { badFiles, goodFiles } from './sample-files.ts'

const good = await goodFiles()
const bad = await badFiles()

test.each(fileKinds)('V-015: a %s is known by its content', (kind) => {
  expect(kindOf(good[kind])).toBe(kind)
})

test.each([...bad])('V-015: %s is taken for nothing', (_name, bytes) => {
  expect(kindOf(bytes)).toBeNull()
})

test('V-015: these are forty files and more', () => {
  expect(new Set(bad.map(([name]) => name)).size).toBeGreaterThanOrEqual(40)
})
