import { availableParallelism, cpus, loadavg } from 'node:os'
import { openDatabase } from '@brightyard/database'
import type { OpenDatabase } from '@brightyard/database'
import { startPostgres } from '@brightyard/tools'
import { startApiOn } from './load/api-under-load.ts'
import { measureCheckouts } from './load/checkouts.ts'
import { fillOfferings } from './load/large-offerings.ts'
import { fillNotices, fillShop } from './load/large-shop.ts'
import { signUpGuardian } from './load/sign-up-guardian.ts'
import { measureReadings, noticeReadings, offeringReadings, shopReadings } from './load/reading.ts'
import type { Read } from './load/reading.ts'
import { recordStatements } from './load/statements.ts'
import { count, oneOf } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { milliseconds, table } from './table.ts'

const { values } = readOptions({
  usage: 'pnpm bench:load',
  measures: `The API with a large shop, many offerings, a person with many notifications and many buyers at once, on the
embedded database and on PostgreSQL. It fails only where the books are wrong afterwards.`,
  needs: 'PostgreSQL unless --on pglite',
  options: {
    products: { type: 'string', takes: count, default: '50000', about: 'in the shop' },
    offerings: { type: 'string', takes: count, default: '20000', about: 'programs and their like' },
    'only-offerings': { type: 'boolean', default: false, about: 'nothing but the offerings' },
    'only-shop': { type: 'boolean', default: false, about: 'nothing but the lists of the shop' },
    notices: {
      type: 'string',
      takes: count,
      default: '10000',
      about: 'notifications of one person',
    },
    times: { type: 'string', takes: count, default: '100', about: 'how often each list is read' },
    plans: { type: 'boolean', default: false, about: 'prints how the database reads each list' },
    on: {
      type: 'string',
      takes: oneOf(['pglite', 'postgres']),
      about: 'the only database; both unless given',
    },
  },
})
if (values['only-offerings'] && values['only-shop']) {
  console.error('--only-offerings and --only-shop exclude each other.')
  process.exit(2)
}
const times = Number(values.times)

const load = () =>
  `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load()}\n`)

const show = (title: string, reads: readonly Read[]) => {
  const rows = reads.map(({ title: name, timings }) => [
    name,
    ...[timings.p50, timings.p95, timings.slowest].map(milliseconds),
  ])
  console.log(`${table([title, 'p50', 'p95', 'slowest'], rows)}\n${load()}\n`)
  if (values.plans)
    for (const { title: name, plan } of reads) console.log(`── ${title}: ${name}\n${plan}\n`)
}

async function measure(name: string, opened: OpenDatabase) {
  begin(`${name}: the API starts`)
  const { database, record } = recordStatements(opened)
  const api = await startApiOn(database)
  try {
    const common = { api, database: opened, record, times }
    if (!values['only-shop']) {
      begin(`${name}: ${values.offerings} offerings are stored`)
      await fillOfferings(opened, Number(values.offerings))
      const offered = await measureReadings(offeringReadings, common)
      show(`${name}: ${values.offerings} offerings`, offered)
    }
    if (values['only-offerings']) return
    begin(`${name}: ${values.products} products are stored`)
    await fillShop(opened, Number(values.products))
    show(`${name}: ${values.products} products`, await measureReadings(shopReadings, common))
    if (values['only-shop']) return
    const token = await signUpGuardian(api)
    const [person] = await opened.query('select max(id) as id from users')
    begin(`${name}: ${values.notices} notifications are stored`)
    await fillNotices(opened, Number(person?.['id']), Number(values.notices))
    const reads = await measureReadings(noticeReadings, { ...common, token })
    show(`${name}: ${values.notices} notifications`, reads)
    if (opened.kind === 'pglite') return
    begin(`${name}: 20 people buy 15 times each`)
    const { placed, refused, perSecond, placing, wrong } = await measureCheckouts(api, opened, {
      guardians: 20,
      ordersEach: 15,
    })
    console.log(
      `${name}: ${placed} orders placed and paid, ${perSecond.toFixed(1)} a second; refused: ${JSON.stringify(refused)}; ` +
        `placing p50 ${milliseconds(placing.p50)}, p95 ${milliseconds(placing.p95)}\n` +
        `Books afterwards: ${wrong.length === 0 ? 'in order' : wrong.join('; ')}\n${load()}\n`,
    )
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await api.close()
  }
}

async function onEmbedded() {
  const database = await openDatabase({})
  try {
    await measure('PGlite', database)
  } finally {
    await database.close()
  }
}

async function onServer() {
  begin('PostgreSQL starts')
  const server = await startPostgres({ isMeasured: true })
  try {
    const database = await openDatabase({ url: server.url })
    try {
      await measure('PostgreSQL', database)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

if (values.on !== 'postgres') await onEmbedded()
if (values.on !== 'pglite') await onServer()
