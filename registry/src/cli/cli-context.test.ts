import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { PublishResult } from '@brightyard/contract/registry'
import { cliContext } from './cli-context.ts'

const terminal = { out: () => {}, error: () => {}, hasColours: false }
const contextOf = (environment: NodeJS.ProcessEnv) =>
  cliContext({ REGISTRY_TOKEN: 'secret', ...environment }, terminal)

const registryIn = (environment: NodeJS.ProcessEnv) =>
  contextOf(environment)
    .registry.get('/sets', PublishResult)
    .catch((error: unknown) => String(error))

test('the release origin is that of the site with the same ports and folder', () => {
  expect(contextOf({}).releaseOrigin).toBe('http://localhost:3100')
  const { releaseOrigin, releasesFolder } = contextOf({
    RELEASES_PORT: '5100',
    BRIGHTYARD_FOLDER: '.brightyard-2',
  })
  expect(releaseOrigin).toBe('http://localhost:5100')
  expect(releasesFolder).toBe(join(import.meta.dirname, '../../../.brightyard-2/releases'))
  const named = { RELEASES_PORT: '5100', RELEASE_ORIGIN: 'https://releases.example.com' }
  expect(contextOf(named).releaseOrigin).toBe('https://releases.example.com')
})

test('the registry is the one at REGISTRY_PORT, unless REGISTRY_URL names another', async () => {
  expect(await registryIn({ REGISTRY_PORT: '9' })).toContain('at http://localhost:9 does not')
  const named = { REGISTRY_PORT: '9', REGISTRY_URL: 'http://127.0.0.1:9' }
  expect(await registryIn(named)).toContain('at http://127.0.0.1:9 does not')
})
