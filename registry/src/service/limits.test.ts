import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { CurrentDeployment } from '@brightyard/contract/release'
import { CreateTokenResult } from '@brightyard/contract/registry'
import { openReleases } from '../client/open-releases.ts'
import { operatorTokenFixture, serviceFixture } from '../fixtures/service-fixture.ts'

test('too many checks from one address are put off', async () => {
  const limited = await serviceFixture({ requestsPerMinute: 2 })
  const statuses = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    statuses.push((await limited.post('/check', { releases: [{ url: 'x' }] })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  await limited.close()
})

test('where reading needs a token any token will do; without one nothing is revealed', async () => {
  const closed = await serviceFixture({ readsNeedToken: true })
  await closed.swap({ shop: { url: closed.serve('shop', '1') } })
  for (const path of [
    '/sets/current',
    '/deployments/current',
    '/releases',
    '/files/shop/1/server.cjs',
  ]) {
    expect([path, (await fetch(closed.url + path)).status]).toEqual([path, 401])
  }
  expect((await closed.post('/check', { releases: [{ url: 'x' }] }, '')).status).toBe(401)
  expect((await fetch(`${closed.url}/healthz`)).status).toBe(200)

  const made = await closed.post('/tokens', { name: 'edge', scopes: ['telemetry'], actor: 'asha' })
  const { token } = CreateTokenResult.parse(await made.json())
  const cacheFolder = join(closed.dataFolder, 'edge')
  const edge = openReleases({ registryUrl: closed.url, cacheFolder, token })
  const site = await new Promise<CurrentDeployment>((resolve) => {
    const stop = edge.watchDeployment((deployment) => {
      stop()
      resolve(deployment)
    })
  })
  expect(site.current.number).toBe(1)
  await closed.close()
})

test('where others can reach it, checks and server bundles need a token, other files do not', async () => {
  const reachable = await serviceFixture({ isPublic: true })
  await reachable.swap({ shop: { url: reachable.serve('shop', '1') } })
  const check = (token?: string) => reachable.post('/check', { releases: [{ url: 'x' }] }, token)
  expect((await check('')).status).toBe(401)
  expect((await check()).status).toBe(200)
  const status = async (path: string, headers = {}) =>
    (await fetch(`${reachable.url}/files/shop/1/${path}`, { headers })).status
  expect(await status('remoteEntry.js')).toBe(200)
  expect(await status('server.cjs')).toBe(401)
  expect(await status('server.cjs?encoding=br')).toBe(401)
  const token = { authorization: `Bearer ${operatorTokenFixture}` }
  expect(await status('server.cjs', token)).toBe(200)
  await reachable.close()
})

test('who reads without end is put off', async () => {
  const busy = await serviceFixture({ readsPerMinute: 2 })
  const statuses = []
  for (const path of ['/sets', '/sets', '/sets', '/healthz']) {
    statuses.push((await fetch(busy.url + path)).status)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
  await busy.close()
})
