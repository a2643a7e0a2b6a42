import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ReleaseSet } from '@brightyard/contract/release'
import { readEvents } from '../client/event-stream.ts'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { serviceFixture, type ServiceFixture } from '../fixtures/service-fixture.ts'
import {
  CheckResult,
  PublishResult,
  RegistryProblem,
  DeploymentResult,
} from '@brightyard/contract/registry'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers })
const problem = async (response: Response) => RegistryProblem.parse(await response.json())
const by = { actor: 'asha', reason: 'monthly release' }

describe('the service refuses', () => {
  test('before the first set there is none', async () => {
    const response = await get('/sets/current')
    expect(response.status).toBe(404)
    expect(await problem(response)).toMatchObject({ code: 'no_set' })
  })

  test.each(['/publish', '/swap', '/rollback'])(
    '%s without the operator’s token, and with another',
    async (path) => {
      for (const token of ['', 'x', 'a-wrong-token-of-the-same-length-012345678']) {
        const response = await service.post(path, { url: service.serve('shop', 'x'), ...by }, token)
        expect(response.status).toBe(401)
        expect(await problem(response)).toMatchObject({ code: 'not_signed_in' })
      }
    },
  )

  test.each([
    ['reason', { actor: 'asha', remotes: {} }],
    ['reason', { actor: 'asha', reason: '  ', remotes: {} }],
    ['actor', { reason: 'why', remotes: {} }],
  ])('a swap without %s, naming it', async (field, body) => {
    const response = await service.post('/swap', body)
    expect(response.status).toBe(422)
    expect(Object.keys((await problem(response)).fields ?? {})).toEqual([field])
  })

  test.each(['constructor', 'Shop'])('a remote that is called “%s”', async (name) => {
    const remotes = { [name]: { url: 'https://releases.example.com/' } }
    expect((await service.post('/swap', { ...by, remotes })).status).toBe(422)
    const releases = [{ name, url: 'https://releases.example.com/' }]
    expect((await service.post('/check', { releases })).status).toBe(422)
  })

  test('a swap that the gate refuses, with the verdict', async () => {
    const url = service.serve('shop', 'bad', { change: (one) => (one.contract = 2) })
    const response = await service.swap({ shop: { url } })
    expect(response.status).toBe(422)
    expect(await problem(response)).toMatchObject({
      code: 'refused_by_gate',
      verdicts: [{ reasons: [{ code: 'wrong-contract' }] }],
    })
  })

  test('an address that it does not have, in the same shape', async () => {
    const response = await get('/nothing')
    expect(response.status).toBe(404)
    expect((await problem(response)).request_id).not.toBe('')
  })
})

describe('the service', () => {
  test('checks, publishes, swaps and rolls back', async () => {
    const [one, two] = [service.serve('shop', '1'), service.serve('shop', '2')]
    const checked = await service.post('/check', { releases: [{ url: one }] }, '')
    expect(CheckResult.parse(await checked.json())).toMatchObject({ accepted: true, against: null })
    const published = await service.post('/publish', { name: 'shop', url: one, actor: 'asha' })
    expect(PublishResult.parse(await published.json()).release.version).toBe('1')

    const first = DeploymentResult.parse(
      await (await service.swap({ shop: { version: '1' } })).json(),
    )
    expect(first.set.number).toBe(1)
    const second = DeploymentResult.parse(await (await service.swap({ shop: { url: two } })).json())
    expect(second.set).toMatchObject({
      number: 2,
      remotes: { shop: { release: { version: '2' } } },
    })
    const back = DeploymentResult.parse(await (await service.post('/rollback', by)).json())
    expect(back.set).toMatchObject({ number: 3, restores: 1 })
  })

  test('answers 409 with the current set when another one is expected', async () => {
    const response = await service.post('/rollback', { ...by, to: 1, expect: 1 })
    expect(response.status).toBe(409)
    expect(await problem(response)).toMatchObject({ code: 'set_changed', current: { number: 3 } })
  })

  test('does not repeat a set that the caller has', async () => {
    const response = await get('/sets/current')
    expect(ReleaseSet.parse(await response.json()).number).toBe(3)
    const again = await get('/sets/current', {
      'if-none-match': response.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  test('shows history, single sets and stored releases', async () => {
    expect(await (await get('/sets?limit=2')).json()).toMatchObject({
      sets: [{ number: 3, restores: 1 }, { number: 2 }],
    })
    expect(await (await get('/sets/1')).json()).toMatchObject({ number: 1 })
    expect((await get('/sets/99')).status).toBe(404)
    expect(await (await get('/releases?name=shop')).json()).toMatchObject({
      releases: [{ version: '2' }, { version: '1' }],
    })
    expect((await get('/releases/shop/9')).status).toBe(404)
  })

  test('hands out stored files for ever, packed as the caller likes', async () => {
    const entry = releaseFixture('shop', { version: '1' }).get('remoteEntry.js')
    const response = await get('/files/shop/1/remoteEntry.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(entry)

    const raw = await get('/files/shop/1/remoteEntry.js?encoding=br')
    expect(raw.headers.get('content-encoding')).toBeNull()
    expect(brotliDecompressSync(Buffer.from(await raw.arrayBuffer()))).toEqual(entry)
    for (const path of [
      'nothing.js',
      '..%2f..%2foperator-token',
      'remoteEntry.js.br?encoding=br',
    ]) {
      expect((await get(`/files/shop/1/${path}`)).status).toBe(404)
    }
  })

  test('notifies listeners of a new set within a second', async () => {
    const stop = new AbortController()
    const events = readEvents(`${service.url}/events`, {
      signal: stop.signal,
      silenceTimeoutMs: 5000,
    })
    expect((await events.next()).value).toEqual({ event: 'deployment', data: '{"number":3}' })
    const asked = performance.now()
    const next = events.next()
    await service.swap({ shop: { version: '2' } })
    expect((await next).value).toEqual({ event: 'deployment', data: '{"number":4}' })
    expect(performance.now() - asked).toBeLessThan(1000)
    stop.abort()
    await expect(events.next()).rejects.toThrow()
  })

  test('describes itself, and says that it is alive and ready', async () => {
    await service.app.ready()
    const description = service.app.swagger()
    expect(description).toMatchObject({ openapi: expect.stringMatching(/^3/) })
    expect(Object.keys(description.paths ?? {}).toSorted()).toEqual([
      '/audit',
      '/canary',
      '/canary/percent',
      '/check',
      '/deployments',
      '/deployments/current',
      '/edges',
      '/edges/{id}',
      '/events',
      '/files/{name}/{version}/{*}',
      '/freeze',
      '/halt',
      '/healthz',
      '/prefixes',
      '/prefixes/move',
      '/promote',
      '/prune',
      '/publish',
      '/readyz',
      '/releases',
      '/releases/{name}/{version}',
      '/rollback',
      '/sets',
      '/sets/current',
      '/sets/{number}',
      '/sets/{number}/diff/{other}',
      '/swap',
      '/telemetry',
      '/telemetry/releases',
      '/telemetry/sets',
      '/tokens',
      '/tokens/{id}/revoke',
      '/unfreeze',
    ])
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' })
  })
})
