import { expect, test } from '@jest/globals'
import { isServerFile } from './server-file.ts'

const entry = { browser: 'remoteEntry.js', server: 'render/server.cjs', manifest: 'm.json' }

test.each([
  ['render/server.cjs', true],
  ['render/server.cjs.br', true],
  ['render/server.cjs.map', true],
  ['remoteEntry.js', false],
  ['server.cjs', false],
])('%s is for render processes alone: %s', (path, expected) => {
  expect(isServerFile({ entry }, path)).toBe(expected)
})
