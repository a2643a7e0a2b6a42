import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from '@jest/globals'
import { presetFolder } from './package-folder.ts'

const source = readFileSync(join(presetFolder, 'client/host-refresh.cjs'), 'utf8')

const calls: string[] = []
const runtimeOf = (name: string) => ({
  register: () => calls.push(`${name} registers`),
  performReactRefresh: () => calls.push(`${name} refreshes`),
})
beforeEach(() => void calls.splice(0))

/** What happens at a change to a component of a watched remote. */
function changeIn(page: object) {
  const module = { exports: runtimeOf('nothing') }
  const location = { reload: () => calls.push('the page reloads') }
  runInNewContext(source, { module, location, require: () => runtimeOf('own'), ...page })
  module.exports.register()
  module.exports.performReactRefresh()
  return calls
}

test('in a host for visitors, whose React replaces nothing, the page reloads', () => {
  expect(changeIn({})).toEqual(['own registers', 'the page reloads'])
})

test('in a host built for hot reload that one’s runtime refreshes, which keeps state', () => {
  const host = runtimeOf('host')
  expect(changeIn({ __BRIGHTYARD_REFRESH__: host })).toEqual(['host registers', 'host refreshes'])
})
