import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { AuditEntry, CreateTokenResult, RegistryProblem } from '@brightyard/contract/registry'
import { allows } from '../access/scopes.ts'
import { audit, tokens } from '../database/tables.ts'
import {
  operatorTokenFixture,
  opsTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

const by = { actor: 'asha', reason: 'monthly release' }

async function tokenFor(scopes: string[], more: object = {}) {
  const response = await service.post('/tokens', { name: 'shop squad', scopes, ...by, ...more })
  return CreateTokenResult.parse(await response.json())
}
const get = (path: string, token: string = operatorTokenFixture) =>
  fetch(service.url + path, { headers: { authorization: `Bearer ${token}` } })
const log = async () =>
  z.object({ entries: z.array(AuditEntry) }).parse(await (await get('/audit')).json()).entries
const swapWith = (token: string, name = 'shop', version = '1') =>
  service.post(
    '/swap',
    { ...by, remotes: { [name]: { url: service.serve(name, version) } } },
    token,
  )

describe('a token', () => {
  test('lets its holder do what its scopes say, and nothing else', async () => {
    const { token } = await tokenFor(['publish:shop'])
    const publish = (name: string) =>
      service.post('/publish', { url: service.serve(name, '1'), actor: 'asha' }, token)
    expect((await publish('shop')).status).toBe(200)
    const other = await publish('content')
    expect(other.status).toBe(403)
    expect(RegistryProblem.parse(await other.json()).message).toContain('publish:content')
    expect((await swapWith(token)).status).toBe(403)
    expect((await service.post('/rollback', by, token)).status).toBe(403)
    expect((await get('/tokens', token)).status).toBe(403)
  })

  test('of one remote swaps that one, not another beside it', async () => {
    const { token } = await tokenFor(['swap:shop'])
    expect((await swapWith(token)).status).toBe(200)
    const remotes = { shop: { version: '1' }, content: { url: service.serve('content', '1') } }
    expect((await service.post('/swap', { ...by, remotes }, token)).status).toBe(403)
    const away = { ...by, remotes: {}, remove: ['content'] }
    expect((await service.post('/swap', away, token)).status).toBe(403)
    expect((await service.post('/swap', by, token)).status).toBe(403)
  })

  test('is not stored: the database has its hash alone', async () => {
    const { token, summary } = await tokenFor(['read'])
    const rows = await service.db.select().from(tokens)
    expect(rows.map(({ id }) => id)).toContain(summary.id)
    expect(JSON.stringify(rows)).not.toContain(token.slice(-43))
    expect(JSON.stringify(await (await get('/tokens')).json())).not.toContain('hash')
  })

  test('opens nothing once it is revoked, when it has expired, or with another secret', async () => {
    const { token, summary } = await tokenFor(['swap:*'])
    expect((await swapWith(`${token}x`)).status).toBe(401)
    expect((await service.post(`/tokens/${summary.id}/revoke`, by)).status).toBe(200)
    expect((await swapWith(token)).status).toBe(401)
    expect((await service.post(`/tokens/${summary.id}/revoke`, by)).status).toBe(404)

    const old = await tokenFor(['swap:*'], { expiresInDays: 1 })
    await service.db.update(tokens).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await swapWith(old.token)).status).toBe(401)
  })

  test('gives away no more than it allows, and only scopes that there are', async () => {
    const { token } = await tokenFor(['tokens', 'publish:shop'])
    const make = (scopes: string[]) => service.post('/tokens', { name: 'x', scopes, ...by }, token)
    expect((await make(['publish:shop'])).status).toBe(200)
    expect((await make(['swap:shop'])).status).toBe(403)
    expect((await make(['*'])).status).toBe(403)
    expect((await make(['swap'])).status).toBe(422)
  })
})

describe('the audit log', () => {
  test('has who, what, when and the outcome of what was done and of what was refused', async () => {
    const { token } = await tokenFor(['swap:shop'])
    const earlier = (await log())[0]?.number ?? 0
    await swapWith(token, 'shop', '2')
    await swapWith(token, 'content')
    await service.post('/swap', { ...by, remotes: { shop: { version: '2' } }, expect: 99 })
    const url = service.serve('shop', 'bad', { change: (one) => (one.contract = 2) })
    await service.post('/swap', { ...by, remotes: { shop: { url } } })
    await service.post('/rollback', by, 'nobody-knows-this-token')
    await service.post('/rollback', { actor: 'asha' })

    const entries = (await log()).filter(({ number }) => number > earlier).toReversed()
    expect(entries.map(({ action, outcome, token: name }) => [action, outcome, name])).toEqual([
      ['swap', 'done', 'shop squad'],
      ['swap', 'not-allowed', 'shop squad'],
      ['swap', 'conflict', 'operator'],
      ['swap', 'refused', 'operator'],
      ['rollback', 'not-allowed', null],
      ['rollback', 'not-understood', null],
    ])
    expect(entries[0]).toMatchObject({ ...by, details: { set: 2, changed: true } })
    expect(entries[3]?.details).toMatchObject({ refused: { shop: ['wrong-contract'] } })
    expect(JSON.stringify(entries)).not.toContain('nobody-knows-this-token')
    expect(Date.now() - Date.parse(entries[0]?.at ?? '')).toBeLessThan(60_000)
  })

  test('only grows, not even this program can rewrite it', async () => {
    const refusal = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    })
    await expect(service.db.delete(audit)).rejects.toEqual(refusal)
    await expect(service.db.update(audit).set({ actor: 'nobody' })).rejects.toEqual(refusal)
  })

  test('is read with a token, in pages', async () => {
    expect((await fetch(`${service.url}/audit`)).status).toBe(401)
    const [newest, next] = await log()
    const page = await (await get(`/audit?limit=1&before=${newest?.number}`)).json()
    expect(page).toEqual({ entries: [next] })
  })
})

test.each([
  [['*'], 'swap:shop', true],
  [['swap:*'], 'swap:shop', true],
  [['swap:shop'], 'swap:*', false],
  [['swap:shop'], 'canary:shop', true],
  [['canary:shop'], 'swap:shop', false],
  [['publish:*'], 'swap:shop', false],
  [['telemetry'], 'read', true],
  [['swap:*'], 'tokens', false],
  [[], 'read', false],
])('scopes %j: %s is %s', (scopes, wanted, expected) => {
  expect(allows(scopes, wanted)).toBe(expected)
})

test('the token of the ops page swaps, tries, freezes and goes back, and makes no other token', async () => {
  const version = '1.0.1'
  expect((await swapWith(opsTokenFixture, 'account', version)).status).toBe(200)
  const stored = { ...by, remotes: { account: { version } }, percent: 5 }
  expect((await service.post('/canary', stored, opsTokenFixture)).status).not.toBe(403)
  const message = { actor: 'asha', message: 'stock-taking' }
  expect((await service.post('/freeze', message, opsTokenFixture)).status).toBe(200)
  expect((await service.post('/unfreeze', by, opsTokenFixture)).status).toBe(200)
  const wanted = { name: 'mine', scopes: ['*'], ...by }
  expect((await service.post('/tokens', wanted, opsTokenFixture)).status).toBe(403)
  const publication = { url: service.serve('account', '2'), actor: 'asha' }
  expect((await service.post('/publish', publication, opsTokenFixture)).status).toBe(403)
})
