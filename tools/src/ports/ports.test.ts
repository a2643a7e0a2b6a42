import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { listeningInodes, commandSummary } from './port-owner.ts'
import {
  assertPortsFree,
  commandOnFreePorts,
  freePorts,
  portsFromEnvironment,
  remotesCommand,
} from './ports.ts'

const errorOf = async (run: () => unknown): Promise<UserFacingError> => {
  try {
    await run()
  } catch (error) {
    if (error instanceof UserFacingError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

const command = 'npm start'

/** The ports that an advice proposes, by variable. */
const portsIn = (advice: string | undefined) =>
  Object.fromEntries(
    [...(advice ?? '').matchAll(/(\w+)=(\d+)/g)].map(([, name = '', port]) => [name, Number(port)]),
  )

test('free ports pass', async () => {
  await expect(assertPortsFree({ ports: await freePorts(), command })).resolves.toBeUndefined()
})

test('a taken port is named, with what it is for, who holds it and what to do', async () => {
  const ports = await freePorts()
  const holder = createServer()
  await new Promise<void>((done) => holder.listen(ports.registry, '127.0.0.1', done))
  const { message, advice } = await errorOf(() => assertPortsFree({ ports, command }))
  await new Promise((done) => holder.close(done))

  expect(message).toContain(`Port ${ports.registry}, for the registry, is in use`)
  expect(message).not.toContain('for the site')
  if (process.platform === 'linux') expect(message).toContain(`(process ${process.pid})`)
  expect(advice).toMatch(/REGISTRY_PORT=\d+ .*npm start$/)
  const proposed = portsFromEnvironment(
    Object.fromEntries(Object.entries(portsIn(advice)).map(([name, port]) => [name, `${port}`])),
  )
  await expect(assertPortsFree({ ports: proposed, command })).resolves.toBeUndefined()
})

test('ports that are in use as well are not proposed', async () => {
  const ports = await freePorts()
  const holders = [ports.site, ports.site + 1000].map((port) => createServer().listen(port))
  await Promise.all(holders.map((holder) => once(holder, 'listening')))
  const advised = await commandOnFreePorts({ ports, command: 'pnpm dev shop' })
  for (const holder of holders) holder.close()
  expect(portsIn(advised)['PORT']).not.toBe(ports.site + 1000)
  expect(advised).toMatch(/ pnpm dev shop$/)
})

test('ports come from the environment, and otherwise are 3000, 3001, 3002 and 3100', () => {
  expect(portsFromEnvironment({ PORT: '8080' })).toEqual({
    site: 8080,
    api: 3001,
    registry: 3002,
    releases: 3100,
  })
})

test.each(['0', '65536', 'http', '3000.5'])('%s is refused as a port', async (text) => {
  const { message } = await errorOf(() => portsFromEnvironment({ API_PORT: text }))
  expect(message).toBe(`API_PORT=${text} is not a port.`)
})

test('a port that browsers never open is refused and not proposed', async () => {
  const { message, advice } = await errorOf(() => portsFromEnvironment({ PORT: '6000' }))
  expect(message).toBe('PORT=6000 is a port that browsers never open.')
  expect(advice).toContain('such as 7000')
  const advised = await commandOnFreePorts({ ports: { site: 5000 }, command })
  expect(portsIn(advised)['PORT']).not.toBe(6000)
})

test('one port for two servers is refused', async () => {
  const { message } = await errorOf(() => portsFromEnvironment({ PORT: '3001' }))
  expect(message).toBe('Port 3001 is configured twice.')
})

test("the kernel's table distinguishes listeners from connections", () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1',
    '   1: 0100007F:0BB8 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 4712 1',
    '   2: 0100007F:0BB9 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1',
  ].join('\n')
  expect(listeningInodes(table, 3000)).toEqual(['4711'])
})

test("a listener is named by its script, without node's flags", () => {
  const words = [
    '/usr/bin/node',
    '--enable-source-maps',
    '--import',
    '/guard.js',
    'api/main.js',
    '',
  ]
  expect(commandSummary(words)).toBe('node api/main.js')
  expect(commandSummary(['/usr/sbin/nginx', '-g', 'daemon'])).toBe('nginx daemon')
})

test('the port of a watched remote is checked as the others are, and moved by its own variable', async () => {
  const ports = await freePorts()
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const error = await errorOf(() =>
    assertPortsFree({ ports, watched: [port], command: 'pnpm dev shop' }),
  )
  server.close()
  expect(error.message).toContain(`Port ${port}, for the watched remote, is in use`)
  expect(error.advice).toMatch(/WATCH_PORT=\d+ pnpm dev shop$/)
  expect(portsIn(error.advice)['WATCH_PORT']).not.toBe(port)
})

test('the command for ops names what differs from the defaults', () => {
  expect(remotesCommand({ registry: 3002, releases: 3100 }, {})).toBe('pnpm remotes')
  const beside = { BRIGHTYARD_FOLDER: '.brightyard-2' }
  expect(remotesCommand({ registry: 4002, releases: 4100 }, beside)).toBe(
    'BRIGHTYARD_FOLDER=.brightyard-2 REGISTRY_PORT=4002 RELEASES_PORT=4100 pnpm remotes',
  )
})
