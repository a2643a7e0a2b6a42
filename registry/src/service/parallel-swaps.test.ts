import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { RegistryProblem, DeploymentResult } from '@brightyard/contract/registry'
import { listAudit } from '../access/audit.repository.ts'
import { serviceFixture, type ServiceFixture } from '../fixtures/service-fixture.ts'
import { listDeployments } from '../deployments/deployments.repository.ts'
import { listSets } from '../sets/sets.repository.ts'

const callers = 50

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture({ requestsPerMinute: 1000 })))
afterAll(() => service.close())

// On the embedded database, and on PostgreSQL with TEST_DATABASE_URL
test('of fifty swaps at once exactly one wins; the others get 409 with the set that won', async () => {
  for (const version of ['0', 'a', 'b']) {
    const url = service.serve('shop', version, { colour: version })
    const stored = await service.post('/publish', { name: 'shop', url, actor: 'asha' })
    expect(stored.status).toBe(200)
  }
  const before = DeploymentResult.parse(
    await (await service.swap({ shop: { version: '0' } })).json(),
  )
  const responses = await Promise.all(
    Array.from({ length: callers }, (_, index) =>
      service.post('/swap', {
        remotes: { shop: { version: index % 2 ? 'a' : 'b' } },
        actor: `caller ${index}`,
        reason: 'all at once',
        expect: before.set.number,
      }),
    ),
  )
  const won = responses.filter(({ status }) => status === 200)
  const lost = responses.filter(({ status }) => status === 409)
  expect([won.length, lost.length]).toEqual([1, callers - 1])
  const winner = DeploymentResult.parse(await won[0]?.json())
  expect(winner.changed).toBe(true)
  for (const refused of lost) {
    expect(RegistryProblem.parse(await refused.json())).toMatchObject({
      code: 'set_changed',
      current: winner.set,
    })
  }

  const deployments = await listDeployments(service.db, 100)
  expect(deployments.map(({ number, current }) => [number, current])).toEqual([
    [2, winner.set.number],
    [1, before.set.number],
  ])
  // A loser's set is taken back with its deployment.
  expect(await listSets(service.db, 100)).toHaveLength(2)
  const log = (await listAudit(service.db, { limit: callers })).map(({ outcome }) => outcome)
  expect(log.toSorted()).toEqual([...Array.from(lost, () => 'conflict'), 'done'])
})
