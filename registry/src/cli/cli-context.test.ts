import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PublishResult } from '@brightyard/contract/registry'
import { cliContext, shellWord } from './cli-context.ts'

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

describe('advice calls the command as it was called', () => {
  const root = join(import.meta.dirname, '../../..')
  const commandOf = (environment: NodeJS.ProcessEnv, calledIn = root) =>
    contextOf({ INIT_CWD: calledIn, ...environment }).command

  test('with the settings that lead to the same registry, and without the token', () => {
    expect(commandOf({ RELEASES_PORT: '5100' })).toBe('pnpm remotes')
    const settings = { BRIGHTYARD_FOLDER: '.brightyard-2', REGISTRY_PORT: '5002' }
    expect(commandOf(settings)).toBe(
      'BRIGHTYARD_FOLDER=.brightyard-2 REGISTRY_PORT=5002 pnpm remotes',
    )
    const named = { ...settings, REMOTES_COMMAND: 'docker compose exec registry remotes' }
    expect(commandOf(named)).toBe('docker compose exec registry remotes')
  })

  test('from the folder that it was called in', () => {
    expect(commandOf({}, join(root, 'mfe-shop'))).toBe('pnpm -w remotes')
    expect(commandOf({}, tmpdir())).toBe(`pnpm -C ${shellWord(root)} remotes`)
  })

  test('in words that a shell reads back', () => {
    const url = "http://localhost:5002/it's $HOME & more"
    const line = `${commandOf({ REGISTRY_URL: url }).replace(' pnpm remotes', '')} && printf %s "$REGISTRY_URL"`
    expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).toBe(url)
  })
})
