/**
 * Y-036: as it is. Y-037: `--users 300 --think 1 --only read --products 50000 --minutes 10`. Y-038: `--users 50 --jump 1000`.
 * Y-039: `--users 50 --minutes 120`.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { brokenInvariants } from '@brightyard/api'
import { openDatabase } from '@brightyard/database'
import { startPostgres, startSite } from '@brightyard/tools'
import { fillShop } from './load/large-shop.ts'
import { summarise } from './load/timings.ts'
import { amount, count, countOrNone, oneOf } from './option-values.ts'
import { readOptions } from './options.ts'
import { type Account, createClient, newAccount, type Session } from './people/client.ts'
import { createVisitor, purposeOf, purposes } from './people/visitor.ts'
import { begin } from './progress.ts'
import { siteMemory } from './site-memory.ts'
import { milliseconds, table } from './table.ts'

const { values } = readOptions({
  usage: 'pnpm bench:people',
  measures: `People with time to think, on the production build over PostgreSQL: 70 % read, 15 % search, 10 % fill a bag, 5 %
pay. It fails only where the books are wrong afterwards.`,
  needs: 'PostgreSQL',
  lasts: 'one minute more than --minutes, and the time to start',
  buildsFirst: true,
  options: {
    users: { type: 'string', takes: count, default: '500', about: 'people at once' },
    minutes: { type: 'string', takes: amount, default: '15', about: 'how long it is measured' },
    think: {
      type: 'string',
      takes: amount,
      default: '5',
      about: 'seconds between what one person does, half to one and a half of it',
    },
    products: {
      type: 'string',
      takes: countOrNone,
      default: '0',
      about: 'beside those of the demonstration',
    },
    only: { type: 'string', takes: oneOf(purposes), about: 'what all do; a mixture unless given' },
    jump: {
      type: 'string',
      takes: countOrNone,
      default: '0',
      about: 'so many come within ten seconds, in the middle, and leave after a minute',
    },
  },
})
const [users, minutes, think, jump] = [
  Number(values.users),
  Number(values.minutes),
  Number(values.think) * 1000,
  Number(values.jump),
]
const load = () =>
  `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load()} before it\n`)

begin('PostgreSQL and the site start')
const server = await startPostgres({ isMeasured: true })
// Everybody here has one address, and in life their own.
const environment = {
  DATABASE_URL: server.url,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '100000',
  RENDERS_PER_ADDRESS: '1000000',
}
const site = await startSite({ environment })
let account = newAccount()
const client = createClient(site.origin, () => account)

function show(title: string, { times, refused, failed, pages }: Account) {
  const all = [...times.values()].flat()
  const row = (name: string, of: readonly number[]) => {
    const { p50, p95, slowest } = summarise(of)
    const p99 = [...of].sort((a, b) => a - b)[Math.floor(of.length * 0.99)] ?? 0
    return [name, String(of.length), ...[p50, p95, p99, slowest].map(milliseconds)]
  }
  const rows = [...times].map(([kind, of]) => row(kind, of))
  console.log(table([title, 'answers', 'p50', 'p95', 'p99', 'slowest'], [...rows, row('all', all)]))
  const failures = [...failed].map(([what, count]) => `${count} × ${what}`)
  console.log(`refused: ${refused}; failed: ${failures.join('; ') || 'none'}`)
  const looked = pages.rendered + pages.left
  console.log(`left to the browser: ${pages.left} of ${looked} pages, every tenth looked at`)
  console.log(`${load()}\n`)
}

/** Takes what was written so far and begins a new page. */
function turnPage(): Account {
  const full = account
  account = newAccount()
  return full
}

let sampling: NodeJS.Timeout | undefined
try {
  const database = await openDatabase({ url: server.url })
  if (Number(values.products) > 0) await fillShop(database, Number(values.products))
  await database.query('update product_variants set units_available = 1000000')
  const [found] = await database.query('select max(id) as id from products')
  const products = Number(found?.['id'])
  const purposeOfOne = (at: number) => values.only ?? purposeOf(at)

  async function live(at: number, endsAt: number) {
    const purpose = purposeOfOne(at)
    const isSignedIn = purpose === 'bag' || purpose === 'checkout'
    const session = isSignedIn ? await sessionOf(at) : undefined
    const act = createVisitor(at, { client, origin: site.origin, session, products })
    await wait(Math.random() * think)
    while (Date.now() < endsAt) {
      await act(purpose)
      await wait(think * (0.5 + Math.random()))
    }
  }
  const sessions = new Map<number, Promise<Session>>()
  const sessionOf = (at: number) => {
    const session = sessions.get(at) ?? client.signUpAs(`visitor${at}@example.com`)
    sessions.set(at, session)
    return session
  }
  const crowd = Array.from({ length: Math.max(users, jump) }, (_, at) => at)
  begin('people sign up')
  // Those who sign in have done so before it is measured.
  for (const at of crowd) if (['bag', 'checkout'].includes(purposeOfOne(at))) await sessionOf(at)
  begin('one minute to warm up')
  // The first minute fills caches and is not counted.
  await Promise.all(crowd.slice(0, users).map((at) => live(at, Date.now() + 60_000)))
  turnPage()
  begin(`${minutes} minutes that are measured`)
  const length = minutes * 60_000
  const began = Date.now()
  const samples: string[][] = []
  const takeSample = async () => {
    const megabytes = Object.values(siteMemory(site.origin, server.url))
    const [open] = await database.query('select count(*) as connections from pg_stat_activity')
    const minute = ((Date.now() - began) / 60_000).toFixed(0)
    samples.push([
      minute,
      ...megabytes.map((size) => `${size.toFixed(0)} MB`),
      String(open?.['connections']),
    ])
  }
  await takeSample()
  sampling = setInterval(() => void takeSample(), length / 12)
  const everybody = crowd.slice(0, users).map((at) => live(at, Date.now() + length))
  if (jump > users) {
    await wait(length / 2)
    show(`${users} people, before the others come`, turnPage())
    const leaves = Date.now() + 60_000
    const others = crowd.slice(users).map(async (at, place, { length: all }) => {
      await wait((place / all) * 10_000)
      return live(at, leaves)
    })
    await Promise.all(others)
    show(`${jump} people, the others came within 10 s`, turnPage())
    await wait(30_000)
    show('30 seconds after they left', turnPage())
  }
  await Promise.all(everybody)
  show(`${users} people, ${minutes} minutes`, account)
  clearInterval(sampling)
  await takeSample()
  const programs = Object.keys(siteMemory(site.origin, server.url))
  console.log(table(['minute', ...programs, 'connections'], samples))
  const broken = await brokenInvariants(database)
  console.log(`Books: ${broken.map(({ rule }) => rule).join('; ') || 'in order'}`)
  if (broken.length > 0) process.exitCode = 1
  await database.close()
} finally {
  clearInterval(sampling)
  await site.stop()
  await server.stop()
}
