import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { RegistryProblem } from '@brightyard/contract/registry'
import { serviceFixture, type ServiceFixture } from '../fixtures/service-fixture.ts'
import type { Trial } from '../trial/render-trial.ts'

let service: ServiceFixture
let running: number
let begun: number
beforeEach(async () => {
  running = 0
  begun = 0
  service = await serviceFixture()
})
afterEach(() => service.close())

/** Trials of this remote never end by themselves. */
function hangFor(remote: string) {
  const trial: Trial = async ({ candidates }, signal) => {
    if (!candidates.includes(remote)) return {}
    running += 1
    begun += 1
    await new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    }).finally(() => (running -= 1))
    return {}
  }
  Object.assign(service.registry, { trial })
}

const until = async (claim: () => boolean) => {
  while (!claim()) await new Promise((resolve) => setTimeout(resolve, 5))
}

function check(url: string) {
  const caller = new AbortController()
  const answer = fetch(`${service.url}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ releases: [{ url }] }),
    signal: caller.signal,
  })
  return { answer, hangUp: () => caller.abort() }
}

test('swaps and rollbacks do not wait for a check, which ends when its caller hangs up', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  hangFor('content')
  const { answer, hangUp } = check(service.serve('content', '1'))
  await until(() => running === 1)
  expect((await service.swap({ shop: { url: service.serve('shop', '2') } })).status).toBe(200)
  await until(() => running === 1)
  const back = await service.post('/rollback', { actor: 'asha', reason: 'slow' })
  expect([back.status, running, begun]).toEqual([200, 1, 2])
  hangUp()
  await expect(answer).rejects.toThrow()
  await until(() => running === 0)
})

test('a swap whose caller hangs up during the trial changes nothing', async () => {
  hangFor('shop')
  const caller = new AbortController()
  const answer = fetch(`${service.url}/swap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: service.authorization },
    body: JSON.stringify({
      remotes: { shop: { url: service.serve('shop', '1') } },
      actor: 'asha',
      reason: 'new',
    }),
    signal: caller.signal,
  })
  await until(() => running === 1)
  caller.abort()
  await expect(answer).rejects.toThrow()
  await until(() => running === 0)
  expect((await fetch(`${service.url}/sets/current`)).status).toBe(404)
})

test('five checks may wait; the next one is told when to come again', async () => {
  hangFor('content')
  const url = service.serve('content', '1')
  const checks = Array.from({ length: 6 }, () => check(url))
  const refused = await Promise.race(checks.map(({ answer }) => answer))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect(RegistryProblem.parse(await refused.json()).message).toContain('busy with 5 other checks')
  await until(() => running === 1)
  for (const { hangUp } of checks) hangUp()
  await Promise.allSettled(checks.map(({ answer }) => answer))
  await until(() => running === 0)
})
