import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { operatorTokenFile, readOrMakeOperatorToken } from './access/operator-token.ts'
import { readSettings } from './settings.ts'

describe('the registry does not start with', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['ALLOWED_ORIGINS', 'http://releases.example.com'],
    ['ALLOWED_ORIGINS', 'https://releases.example.com/shop'],
    ['ALLOWED_ORIGINS', 'https://*.example.com'],
    ['INTERNAL_ORIGINS', 'release-shop:8080'],
    ['INTERNAL_ORIGINS', 'http://*.internal:8080'],
    ['REGISTRY_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['READS_NEED_TOKEN', 'yes'],
    ['API_URL', 'localhost:3001'],
    ['RENDER_BUNDLE', 'host/dist/render/render.cjs'],
    ['TRIAL_CHROMIUM', '/usr/bin/chromium'],
  ])('%s=%s, and says so', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  test('several wrong settings, reported at once', () => {
    expect(() => readSettings({ PORT: 'x', ALLOWED_ORIGINS: 'y' })).toThrow(
      /PORT[^]*ALLOWED_ORIGINS/,
    )
  })
})

test('without settings it trusts the local release origin alone', () => {
  expect(readSettings({ ALLOWED_ORIGINS: '' })).toMatchObject({
    port: 3002,
    host: '127.0.0.1',
    allowedOrigins: ['http://localhost:3100'],
  })
  const origins = 'https://a.example.com, http://127.0.0.1:5000'
  expect(readSettings({ ALLOWED_ORIGINS: origins }).allowedOrigins).toEqual(origins.split(', '))
})

test('release servers of the operator’s own network are listed apart, and may be http', () => {
  const origins = 'http://release-shop:8080, http://release-header:8080'
  expect(readSettings({ INTERNAL_ORIGINS: origins })).toMatchObject({
    internalOrigins: origins.split(', '),
    allowedOrigins: ['http://localhost:3100'],
  })
  expect(readSettings({}).internalOrigins).toEqual([])
})

test('the operator’s token is made once and readable by its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brightyard-token-'))
  const token = await readOrMakeOperatorToken(folder)
  expect(token.length).toBeGreaterThanOrEqual(43)
  expect(await readOrMakeOperatorToken(folder)).toBe(token)
  expect((await stat(operatorTokenFile(folder))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
