import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openBrowserTrial, whyNoBrowser } from '../browser-trial/open-browser-trial.ts'
import { reason } from '../checks/reason.ts'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { registryFixture, type RegistryFixture } from '../fixtures/registry-fixture.ts'
import { releaseFixture, type FixtureOptions } from '../fixtures/release-fixture.ts'
import type { RegistryOptions } from '../registry.ts'
import { checkReleases } from './check.ts'

let origin: OriginFixture
let fixture: RegistryFixture | undefined
beforeEach(async () => {
  origin = await originFixture()
})
afterEach(async () => {
  await fixture?.close()
  await origin.close()
})

const serve = (name: string, options: FixtureOptions = {}) => ({
  url: origin.serve(`${name}/1`, releaseFixture(name, { ...options, version: '1' })),
})
const broken: FixtureOptions = { change: (document) => (document.contract = 2) }
/** A registry whose browser finds nothing wrong with any release. */
const withBrowser: Partial<RegistryOptions> = { tryInBrowser: async () => ({}) }

/** Why each of these releases was not loaded in a browser. */
async function whyUntried(options: Partial<RegistryOptions>, ...candidates: { url: string }[]) {
  fixture = await registryFixture({ allowedOrigins: [origin.origin], ...options })
  const result = await checkReleases(fixture.registry, candidates, 'none')
  return result?.verdicts.map(({ browserTrial }) =>
    browserTrial.state === 'tried' ? 'tried' : browserTrial.why,
  )
}

test('a registry without a Chromium says so, also of a release that it refuses', async () => {
  const options = { host: null, chromium: null }
  const registry = {
    tryInBrowser: openBrowserTrial(options),
    withoutBrowser: whyNoBrowser(options),
  }
  const why = 'the registry has no Chromium (TRIAL_CHROMIUM)'
  expect(await whyUntried(registry, serve('shop'))).toEqual([why])
  expect(await whyUntried(registry, serve('shop', broken), serve('content'))).toEqual([why, why])
})

test('an origin that is refused was refused before any trial', async () => {
  const elsewhere = { url: 'https://elsewhere.example.com/shop/1/' }
  expect(await whyUntried(withBrowser, elsewhere)).toEqual(['it was refused before any trial'])
})

test('a sound release beside a refused one was not tried because of the other', async () => {
  expect(await whyUntried(withBrowser, serve('shop', broken), serve('content'))).toEqual([
    'it was refused before any trial',
    'another release was refused before any trial',
  ])
})

test('a release that failed on the server did not get to the browser', async () => {
  const reasons = [reason('bundle-broken', { problem: 'it throws' })]
  const trial = async () => ({ shop: { reasons, pages: [] } })
  expect(await whyUntried({ ...withBrowser, trial }, serve('shop'), serve('content'))).toEqual([
    'it did not pass the trial on the server',
    'another release did not pass the trial on the server',
  ])
})
