import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CurrentDeployment } from '@brightyard/contract/release'
import {
  operatorTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { listDeployments } from '../deployments/deployments.repository.ts'
import { cliContext } from './cli-context.ts'
import { runRemotes } from './remotes.ts'

let service: ServiceFixture
let printed = ''
beforeEach(async () => {
  service = await serviceFixture()
  printed = ''
})
afterEach(() => service.close())

function remotes(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const print = (text: string) => void (printed += `${text}\n`)
  const terminal = { out: print, error: print, hasColours: false }
  const settings = {
    REGISTRY_URL: service.url,
    REGISTRY_TOKEN: operatorTokenFixture,
    REMOTES_COMMAND: 'pnpm remotes',
  }
  return runRemotes(args, cliContext({ ...settings, ...environment }, terminal))
}
const start = (remote: Record<string, string>, ...more: string[]) => {
  const releases = Object.entries(remote).map(([name, url]) => `${name}=${url}`)
  return remotes(['first-set', ...releases, '--actor', 'start', ...more])
}
const current = async () =>
  CurrentDeployment.parse(await (await fetch(`${service.url}/deployments/current`)).json()).current
const versions = async () =>
  Object.entries((await current()).remotes).map(([name, one]) => `${name} ${one.release.version}`)

test('a new registry gets its first set, and the next start changes nothing', async () => {
  const built = { shop: service.serve('shop', '1'), content: service.serve('content', '1') }
  expect(await start(built)).toBe(0)
  expect(printed).toContain('✔ set 1 is current: shop, content')
  expect(await current()).toMatchObject({ number: 1, actor: 'start', reason: 'First set' })
  printed = ''
  expect(await start(built)).toBe(0)
  expect(printed).toBe('set 1 stays current\n')
})

test('several starts at once make one set', async () => {
  const shop = service.serve('shop', '1')
  const codes = await Promise.all([start({ shop }), start({ shop }), start({ shop })])
  expect(codes).toEqual([0, 0, 0])
  expect(await listDeployments(service.db, 10)).toHaveLength(1)
})

test('a start after a rollback leaves it, and names what differs with the command to deploy it', async () => {
  const first = service.serve('shop', '1')
  const second = service.serve('shop', '2')
  await start({ shop: first })
  await remotes(['swap', `shop=${second}`, '--reason', 'spring'])
  await remotes(['rollback', '--reason', 'too green'])
  printed = ''
  expect(await start({ shop: second })).toBe(0)
  expect(await versions()).toEqual(['shop 1'])
  expect(printed).toContain('Built, but not live: shop 2 (live: 1).')
  const [, words = ''] = /To deploy: pnpm remotes (.*) --reason/.exec(printed) ?? []
  expect(await remotes([...words.split(' '), '--reason', 'now'])).toBe(0)
  expect(await versions()).toEqual(['shop 2'])
})

test('a start during a freeze works, changes nothing and says so', async () => {
  await start({ shop: service.serve('shop', '1') })
  await remotes(['freeze', '--message', 'sale'])
  const shop = service.serve('shop', '2')
  expect(await start({ shop })).toBe(0)
  expect(await versions()).toEqual(['shop 1'])
  expect(printed).toContain('The site is frozen: end the freeze first.')
  expect(await start({ shop }, '--deploy-changes')).toBe(3)
  expect(await versions()).toEqual(['shop 1'])
})

test('a start during a canary says that it has to end before anything is deployed', async () => {
  await start({ shop: service.serve('shop', '1') })
  const shop = service.serve('shop', '2')
  await remotes(['canary', `shop=${shop}`, '--percent', '5', '--reason', 'carefully'])
  expect(await start({ shop })).toBe(0)
  expect(printed).toContain('A canary is running: promote or halt it first. To deploy: ')
})

test('advice names the command as this site is operated', async () => {
  const environment = { REMOTES_COMMAND: 'docker compose exec registry remotes' }
  await start({ shop: service.serve('shop', '1') })
  const shop = service.serve('shop', '2')
  await remotes(['swap', `shop=${shop}`, '--reason', 'spring'], environment)
  await remotes(['freeze', '--message', 'sale'], environment)
  for (const advice of ['To go back: ', 'To end the freeze: ']) {
    expect(printed).toContain(`${advice}docker compose exec registry remotes `)
  }
})

test('a remote that is not built here stays, one that is new is named', async () => {
  await start({ shop: service.serve('shop', '1'), content: service.serve('content', '1') })
  const header = service.serve('header', '1')
  expect(await start({ shop: service.serve('shop', '2'), header })).toBe(0)
  expect(printed).toContain('shop 2 (live: 1), header 1 (not live)')
  expect(await versions()).toEqual(['content 1', 'shop 1'])
})

test('with --deploy-changes it deploys exactly what differs', async () => {
  const shop = service.serve('shop', '1')
  await start({ shop, content: service.serve('content', '1') })
  const content = service.serve('content', '2')
  expect(await start({ shop, content }, '--deploy-changes', '--reason', 'my change')).toBe(0)
  expect(printed).toContain('✔ set 2 is current: content')
  expect(await versions()).toEqual(['content 2', 'shop 1'])
})

test('a release server that does not respond yet is waited for, within the patience given', async () => {
  const shop = service.serve('shop', '1')
  let isUp = false
  service.origin.answer('/shop/1/remote.json', (_, response) => {
    if (isUp) return response.end(service.origin.read('/shop/1/remote.json'))
    isUp = true
    return response.destroy()
  })
  expect(await start({ shop })).toBe(0)
  expect(printed).toMatch(/^Waiting\. /)
  expect(await versions()).toEqual(['shop 1'])
})

test('a registry that stays away, a refused release and a wrong token end it', async () => {
  const shop = service.serve('shop', '1')
  const args = ['first-set', `shop=${shop}`]
  const patience = ['--patience', '0']
  expect(await remotes([...args, ...patience], { REGISTRY_URL: 'http://127.0.0.1:9' })).toBe(4)
  expect(await remotes(args, { REGISTRY_TOKEN: 'another' })).toBe(4)
  expect(await remotes(['first-set', 'shop=1'])).toBe(2)
  const bad = service.serve('shop', 'bad', { change: (one) => (one.contract = 2) })
  expect(await remotes(['first-set', `shop=${bad}`])).toBe(1)
  expect(printed).toContain('wrong-contract')
})
