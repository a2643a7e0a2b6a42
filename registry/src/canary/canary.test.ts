import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DeploymentHistory, RegistryProblem, DeploymentResult } from '@brightyard/contract/registry'
import { CurrentDeployment } from '@brightyard/contract/release'
import {
  operatorTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { cliContext } from '../cli/cli-context.ts'
import { runRemotes } from '../cli/remotes.ts'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

const by = { actor: 'asha', reason: 'new bag page' }
const canary = (version: string, percent: number, more: object = {}) =>
  service.post('/canary', {
    remotes: { shop: { url: service.serve('shop', version, more) } },
    percent,
    ...by,
  })
const done = async (response: Response) => DeploymentResult.parse(await response.json())
const refusal = async (response: Response) => {
  const { code } = RegistryProblem.parse(await response.json())
  return [response.status, code]
}
const site = async () =>
  CurrentDeployment.parse(await (await fetch(`${service.url}/deployments/current`)).json())

test('the first set cannot be tried beside another, and what is not tried cannot be promoted', async () => {
  expect(await refusal(await canary('1', 5))).toEqual([404, 'no_set'])
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  for (const path of ['/promote', '/halt', '/canary/percent']) {
    expect(await refusal(await service.post(path, { ...by, percent: 5 }))).toEqual([
      404,
      'no_canary',
    ])
  }
})

test('a candidate passes the same gate as a swap', async () => {
  const bad = { change: (one: { contract: number }) => (one.contract = 9) }
  expect(await refusal(await canary('bad', 5, bad))).toEqual([422, 'refused_by_gate'])
  expect((await site()).candidate).toBeNull()
})

test('some get the candidate, others the current set; a share changes without a new set', async () => {
  expect(await done(await canary('2', 5))).toMatchObject({
    set: { number: 2, previous: 1 },
    deployment: { number: 2, kind: 'canary', current: 1, candidate: { set: 2, percent: 5 } },
  })
  await service.post('/canary/percent', { ...by, percent: 12.5 })
  expect(await site()).toMatchObject({
    deployment: { number: 3, kind: 'percent', candidate: { set: 2, percent: 12.5 } },
    current: { number: 1, remotes: { shop: { release: { version: '1' } } } },
    candidate: { number: 2, remotes: { shop: { release: { version: '2' } } } },
  })
  const beyond = await service.post('/canary/percent', { ...by, percent: 101 })
  expect(beyond.status).toBe(422)
})

test('while a candidate is tried nothing else is swapped in', async () => {
  const swap = await service.swap({ shop: { url: service.serve('shop', '3') } })
  expect(await refusal(swap)).toEqual([409, 'canary_running'])
  expect(await refusal(await canary('3', 5))).toEqual([409, 'canary_running'])
})

test('a decision on another candidate than the one that is tried is refused', async () => {
  const answer = await service.post('/promote', { ...by, candidate: 9 })
  expect(await refusal(answer)).toEqual([409, 'set_changed'])
})

test('halted, everybody gets the current set again; its number is never used twice', async () => {
  await service.post('/halt', { ...by, reason: 'slow on phones' })
  expect(await site()).toMatchObject({
    deployment: { kind: 'halt', current: 1, candidate: null, reason: 'slow on phones' },
    candidate: null,
  })
  expect((await done(await canary('2', 50))).set.number).toBe(3)
})

test('promoted, the candidate is the current set, and a rollback leads to the one before', async () => {
  await service.post('/promote', by)
  expect(await site()).toMatchObject({ deployment: { kind: 'promote', current: 3 } })
  const back = await done(await service.post('/rollback', by))
  expect(back.set).toMatchObject({ number: 4, restores: 1 })
})

test('a rollback ends a canary that is running', async () => {
  await canary('4', 5)
  await service.post('/rollback', { ...by, to: 3 })
  expect((await site()).deployment).toMatchObject({ kind: 'rollback', candidate: null })
})

test('of many changes at once exactly one wins each time', async () => {
  const [before, answers] = [
    await site(),
    await Promise.all(Array.from({ length: 8 }, (_, index) => canary(`race-${index}`, 5))),
  ]
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  expect((await site()).deployment.number).toBe(before.deployment.number + 1)
})

test('everything that changed what visitors get is in the history', async () => {
  const answer = await fetch(`${service.url}/deployments?limit=500`)
  const { deployments } = DeploymentHistory.parse(await answer.json())
  expect(deployments.map(({ kind }) => kind).reverse()).toEqual([
    'swap',
    'canary',
    'percent',
    'halt',
    'canary',
    'promote',
    'rollback',
    'canary',
    'rollback',
    'canary',
  ])
})

test('the command tries, spreads, halts and promotes', async () => {
  let printed = ''
  const print = (text: string) => void (printed += `${text}\n`)
  const environment = { REGISTRY_URL: service.url, REGISTRY_TOKEN: operatorTokenFixture }
  const terminal = { out: print, error: print, hasColours: false }
  const remotes = (...args: string[]) => runRemotes(args, cliContext(environment, terminal))
  const why = ['--reason', 'new bag page']

  expect(await remotes('halt', ...why)).toBe(0)
  const url = service.serve('shop', 'cli')
  expect(await remotes('canary', `shop=${url}`, '--percent', '5', ...why)).toBe(0)
  expect(printed).toContain('5 % of visitors get set')
  expect(await remotes('canary', '--percent', '50%', ...why)).toBe(0)
  expect(await remotes('canary', '--percent', 'half', ...why)).toBe(2)
  expect(await remotes('promote', '1', ...why)).toBe(3)
  expect(await remotes('promote', ...why)).toBe(0)
  // Nothing is wrong with the command: the site has no canary.
  expect(await remotes('promote', ...why)).toBe(3)
  expect(await remotes('halt', ...why)).toBe(3)
})
