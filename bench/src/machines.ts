import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@brightyard/database'
import { startPostgres, temporaryFolder } from '@brightyard/tools'
import { summarise } from './load/timings.ts'
import { eventAcross, filesAcross, sharedLimit, stickyCanary } from './machines/checks.ts'
import { clockAheadMs, startMachines } from './machines/start-machines.ts'
import { signIn, startTraffic, type Tally } from './machines/traffic.ts'
import { address, count, path } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { milliseconds, table } from './table.ts'

const { values } = readOptions({
  usage: 'pnpm bench:machines',
  measures: `Two edges, two APIs and one registry over one PostgreSQL behind HAProxy, restarted one after the other and killed
under a steady load; the clocks of one edge and one API are two seconds ahead. It fails only where a restart lost a
request.`,
  needs: 'PostgreSQL and HAProxy',
  lasts: 'about five minutes',
  buildsFirst: true,
  options: {
    'per-second': {
      type: 'string',
      takes: count,
      default: '50',
      about: 'requests of the steady load',
    },
    limits: {
      type: 'string',
      takes: address('redis://localhost:6379'),
      about: 'of a Valkey or Redis where the APIs count calls; in the database unless given',
    },
    folder: {
      type: 'string',
      takes: path,
      about: 'kept, with its logs and pictures, for the next run; a temporary one unless given',
    },
  },
})
const load = () =>
  `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
const print = (line: string) => console.log(line)
print(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load()}\n`)

function show(title: string, { asked, failed, times }: Tally): string[] {
  const { p50, p95, slowest } = summarise(times)
  const all = [...asked.values()].reduce((sum, count) => sum + count, 0)
  for (const failure of failed.slice(0, 20)) print(`  ✖ ${failure}`)
  return [title, String(all), String(failed.length), ...[p50, p95, slowest].map(milliseconds)]
}

begin('PostgreSQL starts')
const server = await startPostgres({ isMeasured: true })
const folder = values.folder ?? temporaryFolder('brightyard-machines-').path
const site = await startMachines(folder, server.url, values.limits)
try {
  const { machines, balancer, origins } = site
  begin('people sign in')
  const database = await openDatabase({ url: server.url })
  await database.query('update product_variants set units_available = 1000000')
  const people = ['guardian', 'guardian2', 'student', 'school', 'vendor', 'staff', 'admin', 'rep']
  const tokens: string[] = []
  for (const name of people) tokens.push(await signIn(origins.site, `${name}@example.com`))
  const traffic = await startTraffic({
    origin: origins.site,
    readers: tokens,
    buyers: tokens.slice(0, 2),
    perSecond: Number(values['per-second']),
  })
  begin('20 seconds to warm up')
  const rows: string[][] = []
  const note = (what: string) => print(`${traffic.now()} s: ${what}`)
  await wait(20_000)
  await traffic.settle()
  rows.push(show('20 s to warm up', traffic.turn(false)))
  begin('20 seconds with all there')
  await wait(20_000)
  rows.push(show('20 s, all there', traffic.turn(false)))

  begin('all are restarted in turn')
  const { api1, api2, edge1, edge2, registry, origin } = machines
  for (const one of [api1, api2, edge1, edge2, registry, origin]) {
    await one.restart()
    if (one.name.startsWith('api') || one.name.startsWith('edge')) await balancer.untilUp(one.name)
    note(`${one.name} restarted`)
    await wait(1_000)
  }
  const restarted = traffic.turn(false)
  await traffic.settle()
  rows.push(show('all restarted in turn', restarted))

  const killed = async (title: string) => {
    begin(title)
    await wait(5_000)
    await Promise.all([edge1.kill(), api1.kill()])
    note('edge-1 and api-1 killed')
    await wait(10_000)
    await Promise.all([edge1.start(), api1.start()])
    await balancer.untilUp('edge-1', 'api-1')
    note('edge-1 and api-1 are back')
    await traffic.settle()
    return show(title, traffic.turn(true))
  }
  rows.push(await killed('one of each killed, nothing repeated'))
  rows.push(await killed('one of each killed, with the repeats of a browser'))
  await traffic.stop()
  print('')
  print(table(['', 'requests', 'failed', 'p50', 'p95', 'slowest'], rows))
  const { again, elsewhere } = await balancer.retries()
  print(
    `\nThe balancer sent ${again} again to the same server, ${elsewhere} to another one. ${load()}`,
  )
  const [orders] = await database.query(
    'select count(*) as placed, count(distinct id) as all from orders',
  )
  print(`The clocks of edge-2 and api-2 were ${clockAheadMs / 1000} s ahead of all others.`)
  print(`Orders in the database: ${String(orders?.['placed'])}`)
  const [token = ''] = tokens
  const checks = [
    ['Events', () => eventAcross(site, token)],
    ['Canary', () => stickyCanary(site, folder)],
    ['Limits', () => sharedLimit(site)],
    ['Files', () => filesAcross(site)],
  ] as const
  for (const [name, check] of checks) {
    begin(`check of ${name.toLowerCase()}`)
    const said = await check().catch((error: unknown) => `failed: ${String(error)}`)
    print(`${name}: ${said}`)
  }
  await database.close()
  if (restarted.failed.length > 0) process.exitCode = 1
} finally {
  await site.stop()
  await server.stop()
}
