import { randomUUID } from 'node:crypto'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { createEntry } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import { demoPassword, startPostgres, startSite } from '@brightyard/tools'
import { largestMemory } from './site-memory.ts'
import { amount, count } from './option-values.ts'
import { readOptions } from './options.ts'
import { summarise } from './load/timings.ts'
import { createClient, newAccount } from './people/client.ts'
import { begin } from './progress.ts'
import { milliseconds, table } from './table.ts'
import { filmOf } from './uploads/film.ts'
import { sendFile, type Uploads } from './uploads/send-file.ts'

const { values } = readOptions({
  usage: 'pnpm bench:uploads',
  measures: `Films of entries that all come at once, in parts of 1 MB over the edge, on PostgreSQL: times, and the API's largest
memory. It fails where a film was taken and is not there.`,
  needs: 'PostgreSQL',
  lasts: 'about three minutes',
  buildsFirst: true,
  options: {
    files: { type: 'string', takes: count, default: '200', about: 'films that come at once' },
    megabytes: { type: 'string', takes: amount, default: '20', about: 'of each film' },
  },
})
const filmCount = Number(values.files)
const bytes = Number(values.megabytes) * 1_000_000
/** Of a kid's gigabyte. */
const filesPerKid = Math.floor(900_000_000 / bytes)
const load = () =>
  `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load()} before it\n`)

begin('PostgreSQL and the site start')
const server = await startPostgres({ isMeasured: true })
const environment = { DATABASE_URL: server.url, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' }
const site = await startSite({ environment })
try {
  const database = await openDatabase({ url: server.url })
  const account = newAccount()
  const client = createClient(site.origin, () => account)
  const guardian = 'guardian@example.com'

  // One family with many kids, and a campaign that takes all of their films.
  const slug = 'festival-of-lights'
  await database.query(
    `update campaigns set file_kinds = '{video}', max_files = 1000, entries_per_kid = 1000,
       age_from = 1, age_to = 99, entry_fee_in_paise = 0 where slug = '${slug}'`,
  )
  const kids = await database.query(
    `insert into guardianships (guardian_id, student_id)
     select guardian.id, students.id from students, users guardian
     where guardian.email = '${guardian}' on conflict do nothing returning student_id`,
  )
  const session = await client.signIn(guardian, demoPassword)
  const entries: number[] = []
  for (const { student_id } of kids) {
    if (entries.length * filesPerKid >= filmCount) break
    const wish = { slug, student_id, title: 'A film', description: 'Of our street.' }
    const input = { ...wish, idempotency_key: randomUUID() }
    const entry = await client.call('begin', createEntry, input, session)
    if (entry) entries.push(entry.id)
  }
  if (entries.length * filesPerKid < filmCount)
    throw new Error([...account.failed.keys()].join('; '))

  const uploads: Uploads = {
    origin: site.origin,
    token: () => client.tokenOf(session),
    parts: [],
    files: [],
    refused: 0,
    failed: new Map(),
  }
  const film = filmOf(bytes)
  const before = largestMemory('api/dist/main.js', `DATABASE_URL=${server.url}`)
  begin('the films come')
  const started = performance.now()
  const sent = await Promise.all(
    Array.from({ length: filmCount }, (_, at) =>
      sendFile(uploads, entries[Math.floor(at / filesPerKid)] ?? 0, film),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  const row = (title: string, times: number[]) => {
    const { p50, p95, slowest } = summarise(times)
    return [title, String(times.length), ...[p50, p95, slowest].map(milliseconds)]
  }
  const rows = [row('a part of 1 MB', uploads.parts), row('a whole film', uploads.files)]
  console.log(table([`${filmCount} films at once`, 'taken', 'p50', 'p95', 'slowest'], rows))
  const failures = [...uploads.failed].map(([what, times]) => `${times} × ${what}`)
  console.log(
    `\n${seconds.toFixed(0)} s in all; told to come again: ${uploads.refused}; ` +
      `failed: ${failures.join('; ') || 'none'}\n` +
      `Largest memory so far: before ${before}, then ${largestMemory('api/dist/main.js', `DATABASE_URL=${server.url}`)}. ${load()}`,
  )
  const stored = await database.query(
    `select ticket from uploads where entry_id in (${entries.join(', ')}) and kind is not null`,
  )
  const there = new Set(stored.map((upload) => String(upload['ticket'])))
  const lost = sent.filter((ticket) => ticket !== undefined && !there.has(ticket))
  console.log(`Taken and not there: ${lost.length}`)
  if (lost.length > 0) process.exitCode = 1
  await database.close()
} finally {
  await site.stop()
  await server.stop()
}
