import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '@brightyard/tools'
import { type Burst, sendBurst } from './crowd/burst.ts'
import { edgeMemory } from './site-memory.ts'
import { buildOtherShop } from './crowd/other-shop.ts'
import { count } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { kilobytes, table } from './table.ts'

const { values } = readOptions({
  usage: 'pnpm bench:crowd',
  measures: `The edge under fifty visitors at once, on the production build: pages that it has, pages that it has not, a swap in
the middle, and its memory before and after. It asserts nothing.`,
  lasts: 'about seven minutes',
  buildsFirst: true,
  options: {
    seconds: { type: 'string', takes: count, default: '60', about: 'how long each kind lasts' },
  },
})
const seconds = Number(values.seconds)
const print = (line: string) => process.stdout.write(`${line}\n`)
const connections = 50

const load = `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
print(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load} before it`)

begin('the site starts')
const site = await startSite({
  build: async () => {},
  environment: { LOG_LEVEL: 'error', RENDERS_PER_ADDRESS: '1000000' },
})
const row = (name: string, { perSecond, p50, p99, longest, shells, failed, bytes }: Burst) => [
  name,
  perSecond.toFixed(0),
  `${p50} ms`,
  `${p99} ms`,
  `${longest} ms`,
  shells === undefined ? '' : String(shells),
  String(failed),
  kilobytes(bytes),
]
const rows: string[][] = []

/** Every page that is measured warm is asked for until it comes with its content. */
async function warmUp(path: string) {
  for (;;) {
    const html = await (await fetch(site.origin + path)).text()
    if (!html.includes('<div id="root"></div>')) return
    await wait(200)
  }
}

try {
  const warm = ['/', '/shop', '/blog', '/login', '/faqs', '/talentbox']
  for (const path of warm) await warmUp(path)
  const memoryBefore = edgeMemory(site.origin)
  for (const path of warm) {
    begin(`${path}, warm`)
    const burst = await sendBurst(site.origin, { path, connections, seconds: 10 })
    rows.push(row(`${path}, warm`, burst))
    const zipped = { path, connections, seconds: 10, encoding: 'br' }
    rows.push(row(`${path}, warm, brotli`, await sendBurst(site.origin, zipped)))
  }
  for (const path of ['/?cold=[<id>]', '/search?text=kite[<id>]', '/no-such-page-[<id>]']) {
    begin(path)
    rows.push(
      row(path, await sendBurst(site.origin, { path, findShells: true, connections, seconds })),
    )
    await wait(1000)
    rows.push(
      row(
        '  … afterwards',
        await sendBurst(site.origin, { path: '/', findShells: true, connections: 1, seconds: 3 }),
      ),
    )
  }

  begin('another release of the shop is built')
  const other = await buildOtherShop(site.folder)
  begin('/shop at 100 a second, with a swap')
  const swapped = sendBurst(site.origin, {
    path: '/shop',
    findShells: true,
    connections,
    seconds: 30,
    rate: 100,
  })
  await wait(10_000)
  print(await other.swap(site))
  rows.push(row('/shop at 100 a second, with a swap', await swapped))
  begin('30 seconds of rest')
  await wait(30_000)
  print(
    table(['', 'requests/s', 'p50', 'p99', 'longest', 'without content', 'failed', 'each'], rows),
  )
  print(
    `\nMemory of the edge and its render processes: ${memoryBefore} before, ${edgeMemory(site.origin)} after`,
  )
} finally {
  await site.stop()
}
