import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { presetFolder } from './package-folder.ts'

const require = createRequire(import.meta.url)
const { executeRuntime } = require(join(presetFolder, 'client/page-refresh.cjs')) as {
  executeRuntime: (exported: object, moduleId: string, hot: object) => void
}

const Component = () => null
const loader = () => 'brands'

/** A module as it runs first, then as it runs after a change. */
function change(before: object, after: object) {
  const kept = {}
  const hotOf = (data?: object) => ({
    data,
    accept: jest.fn(),
    invalidate: jest.fn(),
    dispose: jest.fn<(keep: (data: object) => void) => void>(),
  })
  const first = hotOf()
  executeRuntime(before, 'a.page.tsx', first)
  for (const [keep] of first.dispose.mock.calls) keep(kept)
  const second = hotOf(kept)
  executeRuntime(after, 'a.page.tsx', second)
  const isAccepted = first.accept.mock.calls.length > 0
  return isAccepted && second.invalidate.mock.calls.length === 0 ? 'in place' : 'by a reload'
}

test('a page with a loader is replaced in place', () => {
  expect(change({ Component, loader }, { Component, loader })).toBe('in place')
})

test('a page whose loader has changed is reloaded, since the host has the old one', () => {
  const changed = () => 'categories'
  expect(change({ Component, loader }, { Component, loader: changed })).toBe('by a reload')
  expect(change({ Component }, { Component, loader })).toBe('by a reload')
  expect(change({ Component, loader }, { Component })).toBe('by a reload')
})

test('a file that exports more is left to those that import it', () => {
  const file = { BrandTiles: Component, brandAddress: { path: '/shop' } }
  expect(change(file, file)).toBe('by a reload')
})
