import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { startSite } from '@brightyard/tools'
import type {
  FromMeasured,
  MeasureAnswer,
  MeasureJob,
  PageCost,
} from './render/measured-process.ts'
import type { PlainAnswer } from '@brightyard/runtime/host'
import { address, count, page, path } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { recordedAnswers } from './render/recorded-answers.ts'
import { kilobytes, table } from './table.ts'

const pages = [
  '/',
  '/shop',
  '/shop/search-result?category=1',
  '/shop/product-details/details?ecommID=4',
  '/blog',
  '/blog/drawing-is-thinking',
  '/scholarship-kids',
  '/about-us',
  '/faqs',
  '/talentbox',
  '/login',
]
const { values, positionals } = readOptions({
  usage: 'pnpm bench:render [page …]',
  measures: `What a page costs to render on the server, in processor time, without compression and cache. It asserts nothing.`,
  lasts: 'about two minutes, most of it until the site has started',
  buildsFirst: true,
  words: page,
  options: {
    rounds: { type: 'string', takes: count, default: '8', about: 'of which the lowest counts' },
    times: { type: 'string', takes: count, default: '5', about: 'renders of a page in each round' },
    site: {
      type: 'string',
      takes: address('http://localhost:3000'),
      about: 'address of a running site; one is started unless given, or unless --answers exists',
    },
    answers: {
      type: 'string',
      takes: path,
      about: 'file that keeps what the APIs answered, so that two builds render the same data',
    },
    profile: {
      type: 'string',
      takes: path,
      about: 'writes a profile of the renders into this folder',
    },
    html: { type: 'string', takes: path, about: 'writes what was rendered into this folder' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

function measure(job: MeasureJob): Promise<PageCost[]> {
  const child = fork(join(import.meta.dirname, 'render/measured-process.js'), {
    // as a render process is started
    env: {},
    serialization: 'advanced',
    execArgv: [
      '--expose-gc',
      ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`] : []),
    ],
  })
  return new Promise((settle, reject) => {
    child.on('message', (message: FromMeasured) => {
      if ('costs' in message) return settle(message.costs)
      const reply = (answer: PlainAnswer) =>
        void child.send({ call: message.call, answer } satisfies MeasureAnswer)
      void answers.to(message.asked).then(reply, () => reply({ failed: 'unreachable' }))
    })
    child.once('exit', (code) => code === 0 || reject(new Error('The measured process failed.')))
    child.send(job)
  })
}

const load = `${loadavg()[0]?.toFixed(1)} processes waiting for ${availableParallelism()} cores`
print(`${cpus()[0]?.model}, Node ${process.versions.node}, ${load}\n`)

const isSiteNeeded = !values.site && !(values.answers && existsSync(values.answers))
if (isSiteNeeded) begin('the site starts')
const started = isSiteNeeded
  ? await startSite({ build: async () => {}, environment: { LOG_LEVEL: 'error' } })
  : undefined
const answers = recordedAnswers(values.site ?? started?.origin, values.answers)
try {
  begin('pages are rendered')
  const costs = await measure({
    pages: positionals.length > 0 ? positionals : pages,
    rounds: Number(values.rounds),
    times: Number(values.times),
    html: values.html && resolve(values.html),
  })
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const lowest = (cost: PageCost) => Math.min(...cost.rounds)
  const median = ({ rounds }: PageCost) =>
    rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const rows = costs.map((cost) => [
    cost.page,
    String(cost.status),
    kilobytes(cost.bytes),
    ...[cost.first, median(cost), lowest(cost), cost.unchanged].map(ms),
  ])
  print(table(['page', 'status', 'message', 'first', 'median', 'lowest', 'unchanged'], rows))
  const mean = (of: (cost: PageCost) => number) =>
    ms(costs.reduce((total, cost) => total + of(cost), 0) / costs.length)
  print(
    `\n${mean(lowest)} a page, ${mean((cost) => cost.unchanged)} where its data is as before: the mean of the lowest of ${values.rounds} rounds with ${values.times} renders each.`,
  )
} finally {
  answers.keep()
  await started?.stop()
}
