import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { requestToken } from '@brightyard/contract'
import { openDatabase } from '@brightyard/database'
import { atEnd, startPostgres } from '@brightyard/tools'
import autocannon from 'autocannon'
import type { BareCall } from './calls/bare-process.ts'
import { measuredCalls, titles } from './calls/measured-calls.ts'
import { processorTime } from './calls/processor-time.ts'
import { requestOf } from './load/api-under-load.ts'
import { count, partOf, path } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { kilobytes, table } from './table.ts'

const { values } = readOptions({
  usage: 'pnpm bench:calls',
  measures: `What the calls cost that a visit makes most, on PostgreSQL with the demonstration data, beside a bare handler that
asks one statement for the same data. It asserts nothing.`,
  needs: 'PostgreSQL',
  options: {
    calls: {
      type: 'string',
      takes: count,
      default: '4000',
      about: 'calls in a burst, the same on either side',
    },
    rounds: {
      type: 'string',
      takes: count,
      default: '3',
      about: 'bursts of either side for each call, in turns, after two that warm; the best counts',
    },
    connections: { type: 'string', takes: count, default: '10', about: 'how many call at once' },
    only: {
      type: 'string',
      takes: partOf(titles),
      default: '',
      about: 'only calls whose title has this in it',
    },
    profile: { type: 'string', takes: path, about: 'writes a profile of the API into this folder' },
  },
})
const load = () =>
  `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load()}\n`)

const amount = Number(values.calls)
const warming = 2
type Request = ReturnType<typeof requestOf>

begin('PostgreSQL and the API start')
const server = await startPostgres({ isMeasured: true })
const database = await openDatabase({ url: server.url })
const children: ChildProcess[] = []
const nextMessage = async (child: ChildProcess) => ((await once(child, 'message')) as unknown[])[0]
function start(file: string, execArgv: string[] = []) {
  const env = { ...process.env, DATABASE_URL: server.url }
  const child = fork(join(import.meta.dirname, 'calls', file), {
    env,
    execArgv,
    // The log goes nowhere, but it is written.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  atEnd(() => child.kill('SIGKILL'))
  return child
}

interface Answerer {
  origin: string
  process: ChildProcess
}

/** Answers a second, how long they took, and what they took of a core: of the answering process and of the database. */
async function burst({ origin, process: child }: Answerer, { path, ...request }: Request) {
  const backends = await database.query(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const pids = backends.map(({ pid }) => Number(pid))
  const before = [processorTime([child.pid ?? 0]), processorTime(pids)] as const
  const { requests, latency, non2xx, errors, duration } = await autocannon({
    url: origin + path,
    ...request,
    connections: Number(values.connections),
    amount,
  })
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} calls failed.`)
  const each = (now: number, then: number) => (now - then) / requests.total
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p95: latency.p97_5,
    inProcess: each(processorTime([child.pid ?? 0]), before[0]),
    inDatabase: each(processorTime(pids), before[1]),
  }
}
type Burst = Awaited<ReturnType<typeof burst>>

/** The burst in which other programs disturbed least. */
const best = (bursts: readonly Burst[]): Burst => ({
  perSecond: Math.max(...bursts.map(({ perSecond }) => perSecond)),
  p50: Math.min(...bursts.map(({ p50 }) => p50)),
  p95: Math.min(...bursts.map(({ p95 }) => p95)),
  inProcess: Math.min(...bursts.map(({ inProcess }) => inProcess)),
  inDatabase: Math.min(...bursts.map(({ inDatabase }) => inDatabase)),
})

/** The fewest of three: what the API asks from time to time, for its limits and its queue, is no part of the call. */
async function statementsOf(api: ChildProcess, ask: () => Promise<unknown>) {
  const counts: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const recording = nextMessage(api)
    api.send('record')
    await recording
    await ask()
    const recorded = nextMessage(api)
    api.send('stop')
    counts.push(Number(await recorded))
  }
  return Math.min(...counts)
}

try {
  const { profile } = values
  const api = start(
    'measured-process.js',
    profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
  )
  const origin = String(await nextMessage(api))
  const login = { username: 'guardian@example.com', password: 'brightyard-demo' }
  const signIn = requestOf(requestToken, { grant_type: 'password', client_id: 'web', ...login })
  const signedIn = await fetch(origin + signIn.path, signIn)
  const { access_token: token, user_id: userId = 0 } = requestToken.response.parse(
    await signedIn.json(),
  )
  const [session] = await database.query('select id from sessions where ended_at is null')
  const person = { userId, sessionId: String(session?.['id']) }
  const calls = (await measuredCalls(database, person)).filter(({ title }) =>
    title.includes(values.only),
  )
  const asked = await Promise.all(
    calls.map(async ({ call, input, title, bare }) => {
      const request = requestOf(call, input, token)
      const response = await fetch(origin + request.path, request)
      const body = await response.text()
      if (!response.ok) throw new Error(`${title} answered ${response.status}: ${body}`)
      return { title, request, bare, body }
    }),
  )
  const bareProcess = start('bare-process.js')
  bareProcess.send(
    asked.map(({ request, bare, body }): BareCall => ({
      method: request.method,
      path: request.path,
      ...bare,
      answer: JSON.parse(body),
    })),
  )
  const bareOrigin = String(await nextMessage(bareProcess))

  const [ours, bare] = [
    { origin, process: api },
    { origin: bareOrigin, process: bareProcess },
  ]
  const rows: string[][] = []
  for (const { title, request, body } of asked) {
    const send = async (from: string) => (await fetch(from + request.path, request)).text()
    if ((await send(bareOrigin)) !== body) throw new Error(`The bare answer differs: ${title}`)
    begin(title)
    const bursts: [Burst, Burst][] = []
    for (let round = 0; round < warming + Number(values.rounds); round++)
      bursts.push([await burst(ours, request), await burst(bare, request)])
    const statements = await statementsOf(api, () => send(origin))
    const own = best(bursts.slice(warming).map(([one]) => one))
    const other = best(bursts.slice(warming).map(([, one]) => one))
    const timesOf = (one: Burst) => [
      String(Math.round(one.perSecond)),
      `${one.p50} (${one.p95}) ms`,
      `${one.inProcess.toFixed(2)} + ${one.inDatabase.toFixed(2)} ms`,
    ]
    rows.push([
      title,
      kilobytes(Buffer.byteLength(body)),
      String(statements),
      ...[own, other].flatMap(timesOf),
      (own.perSecond / other.perSecond).toFixed(2),
      ((other.inProcess + other.inDatabase) / (own.inProcess + own.inDatabase)).toFixed(2),
    ])
  }
  const times = ['a second', 'p50 (p97.5)', 'processor']
  const head = [
    'call',
    'answer',
    'statements',
    ...times,
    'bare',
    ...times.slice(1),
    'ratio',
    'by processor',
  ]
  console.log(`${table(head, rows)}\n${load()}`)
} finally {
  await database.close()
  for (const child of children) child.kill('SIGINT')
  await server.stop()
}
