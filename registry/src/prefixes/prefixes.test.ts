import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { CheckResult, PrefixOwners, RegistryProblem } from '@brightyard/contract/registry'
import { runRemotes } from '../cli/remotes.ts'
import { cliContext } from '../cli/cli-context.ts'
import { page } from '../fixtures/release-fixture.ts'
import {
  operatorTokenFixture,
  opsTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { assignInitialPrefixes } from './initial-owners.ts'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

const by = { actor: 'asha', reason: 'monthly release' }
let build = 0
/** A release with one more page. */
const withPage = (name: string, path: string) =>
  service.serve(name, `1.0.${(build += 1)}`, {
    change: ({ routes }) => routes.push(page(path, './features/home/home.page')),
  })
const swap = (remotes: Record<string, string>) =>
  service.swap(Object.fromEntries(Object.entries(remotes).map(([name, url]) => [name, { url }])))
const owners = async () => {
  const answer = await fetch(`${service.url}/prefixes`)
  const { prefixes } = PrefixOwners.parse(await answer.json())
  return Object.fromEntries(prefixes.map(({ prefix, owner }) => [prefix, owner]))
}
const reasons = async (response: Response) => {
  const { verdicts = [] } = RegistryProblem.parse(await response.json())
  return verdicts.flatMap((verdict) => verdict.reasons)
}

test('the addresses of this site belong to its remotes before the first release', async () => {
  await assignInitialPrefixes(service.db)
  await assignInitialPrefixes(service.db)
  expect(await owners()).toMatchObject({
    '/': 'content',
    '/blog': 'content',
    '/shop': 'shop',
    '/globalpaymentsummary': 'shop',
    '/dashboard': 'account',
    '/talentbox': 'talentbox',
  })
})

test.each(['/dashboard/1', '/Shop/x', '/shop', '/%73hop/y'])(
  'a page of content at %s is refused everywhere, and the verdict names the owner and the way',
  async (path) => {
    const url = withPage('content', path)
    const refused = await reasons(await swap({ content: url }))
    expect(refused).toMatchObject([{ code: 'prefix-owned' }])
    expect(refused[0]?.message).toMatch(/belongs to “(shop|account)”.*ask ops.*prefixes move/)
    const published = await service.post('/publish', { url, actor: 'asha' })
    expect(await reasons(published)).toMatchObject([{ code: 'prefix-owned' }])
    const checked = await service.post('/check', { releases: [{ url }] })
    expect(CheckResult.parse(await checked.json()).accepted).toBe(false)
  },
)

test('a free prefix goes to the first release that is deployed, not to one that is only published', async () => {
  const first = withPage('content', '/quiz/:id')
  await service.post('/publish', { url: first, actor: 'asha' })
  expect(await owners()).not.toHaveProperty('/quiz')
  expect((await swap({ shop: withPage('shop', '/quiz') })).status).toBe(200)
  expect(await owners()).toMatchObject({ '/quiz': 'shop' })
  expect(await reasons(await swap({ content: first }))).toMatchObject([{ code: 'prefix-owned' }])
})

test('of two releases in one swap only one gets a free prefix', async () => {
  const both = { shop: withPage('shop', '/games/a'), content: withPage('content', '/games/b') }
  expect(await reasons(await swap(both))).toMatchObject([{ code: 'prefix-owned' }])
  expect(await owners()).not.toHaveProperty('/games')
})

test('swapped together, one squad may hand a prefix to another', async () => {
  const plain = service.serve('shop', '1.9.0')
  const taken = { shop: plain, content: withPage('content', '/quiz') }
  expect((await swap(taken)).status).toBe(200)
  expect(await owners()).toMatchObject({ '/quiz': 'content' })
  const back = { content: service.serve('content', '1.9.0'), shop: withPage('shop', '/quiz') }
  expect((await swap(back)).status).toBe(200)
  expect(await owners()).toMatchObject({ '/quiz': 'shop' })
})

test('ops move a prefix with a reason, and it is in the audit log', async () => {
  const environment = { REGISTRY_URL: service.url, REGISTRY_TOKEN: operatorTokenFixture }
  let printed = ''
  const print = (text: string) => void (printed += `${text}\n`)
  const terminal = { out: print, error: print, hasColours: false }
  const remotes = (...args: string[]) => runRemotes(args, cliContext(environment, terminal))
  expect(await remotes('prefixes', 'move', '/Quiz', 'content')).toBe(2)
  expect(await remotes('prefixes', 'move', '/Quiz', 'content', '--reason', 'new squad')).toBe(0)
  expect(printed).toContain('✔ /quiz belongs to content')
  expect(await remotes('prefixes')).toBe(0)
  expect(printed).toMatch(/\/quiz +content .*new squad/)
  expect(await remotes('audit')).toBe(0)
  expect(printed).toMatch(/move-prefix +done/)
  const next = { content: withPage('content', '/quiz/new'), shop: service.serve('shop', '2.0.0') }
  expect((await swap(next)).status).toBe(200)
})

test('who may not move prefixes does not, and what is no prefix is not moved', async () => {
  const move = (body: object, token?: string) =>
    service.post('/prefixes/move', { to: 'shop', ...by, ...body }, token)
  expect((await move({ prefix: '/quiz' }, '')).status).toBe(401)
  expect((await move({ prefix: '/quiz' }, opsTokenFixture)).status).toBe(403)
  for (const prefix of ['/vendor', '/quiz/a', 'quiz', '/..', '/*', '/robots.txt']) {
    expect([prefix, (await move({ prefix })).status]).toEqual([prefix, 422])
  }
  expect((await move({ prefix: '/quiz', to: 'constructor' })).status).toBe(422)
  expect(await owners()).toMatchObject({ '/quiz': 'content' })
})
