import { expect, test } from '@jest/globals'
import { provided, providedVersions } from '@brightyard/release-files'
import { providedModules } from './provided-modules.ts'

test('a foreign host provides what the site’s own host does, in the same versions', () => {
  const versions = providedVersions()
  const own = provided.map(({ key, range }) => [key, versions[key], range])
  const here = Object.entries(providedModules).map(([key, { version, shareConfig }]) => [
    key,
    version,
    shareConfig.requiredVersion,
  ])
  expect(here).toEqual(own)
})

test('what is loaded on demand is the package’s own module', async () => {
  const factory = await providedModules['@brightyard/ui/form'].get()
  expect(factory()).toBe(await import('@brightyard/ui/form'))
})
