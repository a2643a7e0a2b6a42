import { afterEach, expect, test } from '@jest/globals'
import { containerName } from '@brightyard/contract/release'
import { getInstance, init, registerRemotes } from '@module-federation/enhanced/runtime'
import { registeredReleases } from '../composition/load-module.ts'
import { releaseOf, setOf } from '../fixtures/host-set.ts'
import { retireReleases } from './retire-releases.ts'

/** A release that this tab has loaded, as the federation runtime stores it. */
function loaded(version: string) {
  const name = containerName('shop', version)
  registeredReleases.add(name)
  registerRemotes([{ name, entry: `https://site.example/${name}.js`, type: 'global' }])
  Object.assign(globalThis, { [`webpackChunk${name}`]: [] })
  return name
}
const known = () => getInstance()?.options.remotes.map(({ name }) => name)

init({ name: 'host', remotes: [] })
afterEach(() => registeredReleases.clear())

test('what no set names any more is let go of; what one names, as last known good too, stays', () => {
  const [one, two, three, four] = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'].map(loaded)
  const before = setOf({ shop: { version: '3.0.0' } })
  const now = setOf({
    shop: { version: '4.0.0', lastKnownGood: releaseOf({ version: '2.0.0' }) },
  })
  retireReleases([before, now])
  expect([...registeredReleases]).toEqual([two, three, four])
  expect(known()).toEqual([two, three, four])
  expect(`webpackChunk${one}` in globalThis).toBe(false)
  expect(`webpackChunk${two}` in globalThis).toBe(true)
})

test('a release that comes back after it was let go of is made known again', () => {
  const one = loaded('5.0.0')
  retireReleases([setOf({ shop: { version: '6.0.0' } })])
  expect(known()).not.toContain(one)
  loaded('5.0.0')
  expect(known()).toContain(one)
})
