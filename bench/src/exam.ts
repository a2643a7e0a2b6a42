import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@brightyard/database'
import { atEnd, startPostgres } from '@brightyard/tools'
import { type Exam, takeExam } from './exam/candidate.ts'
import { fillExam, storedAnswers } from './exam/exam-data.ts'
import { summarise } from './load/timings.ts'
import { count } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { milliseconds, table } from './table.ts'

const { values } = readOptions({
  usage: 'pnpm bench:exam',
  measures: `Candidates who start an assessment within one minute and save an answer every five seconds, on PostgreSQL, while the
API is killed in the middle and started again. It fails only where an answer is lost.`,
  needs: 'PostgreSQL',
  lasts: 'as long as --seconds, and the time to start',
  options: {
    candidates: { type: 'string', takes: count, default: '500', about: 'who take the assessment' },
    questions: { type: 'string', takes: count, default: '30', about: 'of the assessment' },
    seconds: {
      type: 'string',
      takes: count,
      default: '150',
      about: 'in all; the first 60 are for starting',
    },
  },
})
const candidates = Number(values.candidates)
const seconds = Number(values.seconds)
const load = () =>
  `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
console.log(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load()}\n`)

begin('PostgreSQL starts')
const server = await startPostgres({ isMeasured: true })
let child: ChildProcess | undefined
let address = ''
async function startApi() {
  const started = fork(join(import.meta.dirname, 'exam/api-process.js'), {
    env: { ...process.env, DATABASE_URL: server.url, LOG_LEVEL: 'error' },
  })
  child = started
  atEnd(() => started.kill('SIGKILL'))
  const [told] = (await once(started, 'message')) as [string]
  address = told
}

try {
  await startApi()
  const database = await openDatabase({ url: server.url })
  const exam: Exam = {
    id: await fillExam(database, candidates, Number(values.questions)),
    address: () => address,
    saves: [],
    starts: [],
    failed: { count: 0 },
    endsAt: Date.now() + seconds * 1000,
  }
  begin(`${seconds} seconds of exam`)
  const all = Array.from({ length: candidates }, async (_, index) => {
    await wait((index / candidates) * 60_000)
    return takeExam(exam, index)
  })
  await wait(seconds * 600)
  const before = exam.saves.length
  const failedBefore = exam.failed.count
  child?.kill('SIGKILL')
  const killed = Date.now()
  await startApi()
  const outage = Date.now() - killed
  const expected = (await Promise.all(all)).flatMap((one) => [...one])
  const stored = await storedAnswers(database)
  const lost = expected.filter(([key, given]) => stored.get(key) !== given)
  const row = (title: string, times: number[]) => {
    const { p50, p95, slowest } = summarise(times)
    return [title, String(times.length), ...[p50, p95, slowest].map(milliseconds)]
  }
  const rows = [
    row('start and open', exam.starts),
    row('save, before the kill', exam.saves.slice(0, before)),
    row('save, after the kill', exam.saves.slice(before)),
    row('save, in all', exam.saves),
  ]
  console.log(table([`${candidates} candidates`, 'calls', 'p50', 'p95', 'slowest'], rows))
  console.log(
    `\nThe API was killed after ${before} saves and back after ${milliseconds(outage)}; ` +
      `failed calls before ${failedBefore}, in all ${exam.failed.count}.\n` +
      `Answers: ${expected.length}, lost: ${lost.length}. ${load()}`,
  )
  if (lost.length > 0) process.exitCode = 1
  await database.close()
} finally {
  child?.kill('SIGTERM')
  await server.stop()
}
