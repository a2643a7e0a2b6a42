/**
 * The process that is measured: it renders pages as a render process does, and does nothing else. Processor time, unlike
 * the clock, hardly changes when other programs run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serialize } from 'node:v8'
import type { ToRenderer } from '@brightyard/render-process'
import type { PlainAnswer, PlainCall } from '@brightyard/runtime/host'
import { splitHoistedTags, styleTag } from '@brightyard/host/render'
import { evaluateBuiltSite } from './built-site.ts'

/** Sent to the measured process. */
export interface MeasureJob {
  pages: readonly string[]
  rounds: number
  /** Renders of each page in a round. */
  times: number
  /** A folder for the HTML of each page, to compare two builds. */
  html: string | undefined
}

/** Comes back for a call of the API. */
export interface MeasureAnswer {
  call: number
  answer: PlainAnswer
}

/** What the measured process sends. */
export type FromMeasured = { call: number; asked: PlainCall } | { costs: PageCost[] }

/** Processor time in milliseconds. */
export interface PageCost {
  page: string
  status: number
  /** Of markup, styles and data. */
  bytes: number
  /** The first render of this page in the process. */
  first: number
  /** The mean render in each round. */
  rounds: number[]
  /** The same where the data is that of the render before, in the lowest round. */
  unchanged: number
}

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const collectGarbage = () => (globalThis as { gc?: () => void }).gc?.()

const site = evaluateBuiltSite(dirname(dirname(dirname(import.meta.dirname))))

const settings = {
  origin: 'http://localhost:3000',
  bases: { vendor: '/vendor', cms: '/cms', ops: '/ops' },
}

/** Calls go through the process that started this one, as those of a render process do. */
function openCalls() {
  const waiting = new Map<number, (answer: PlainAnswer) => void>()
  let lastCall = 0
  return {
    ask: (asked: PlainCall) =>
      new Promise<PlainAnswer>((resolve) => {
        waiting.set(++lastCall, resolve)
        process.send?.({ call: lastCall, asked })
      }),
    answered({ call, answer }: MeasureAnswer) {
      waiting.get(call)?.(answer)
      waiting.delete(call)
    },
  }
}
const calls = openCalls()

async function renderOnce(address: string) {
  const page = await site.render({
    address,
    set: site.set,
    settings,
    load: site.load,
    ask: calls.ask,
    signal: new AbortController().signal,
  })
  if ('redirect' in page) throw new Error(`${address} redirects to ${page.redirect}.`)
  const { head, body } = splitHoistedTags(await page.markup())
  const { status, complete, modules, state } = page
  const styles = styleTag(page.takeRules())
  const shell = { status, complete, modules, state, head, styles, html: body }
  // As the message to the edge is.
  return { ...shell, bytes: serialize({ ...shell, state: JSON.stringify(state) }).length }
}

/** The whole program of a render process, which does not render a page again whose data has not changed. */
function openProgram() {
  const waiting = new Map<number, () => void>()
  let toProgram: (message: ToRenderer) => void = () => {}
  site.serve({
    onMessage: (listener) => void (toProgram = listener),
    send(message) {
      if (message.kind === 'call') {
        const { call, path, body } = message
        const asked = body === undefined ? { path } : { path, body }
        void calls.ask(asked).then((answer) => toProgram({ kind: 'answer', call, answer }))
      } else if (message.kind === 'rendered') {
        serialize(message)
        waiting.get(message.id)?.()
      }
    },
  })
  toProgram({ kind: 'start', set: site.set, settings, bundles: site.bundles })
  return (address: string) =>
    new Promise<void>((resolve) => {
      const id = waiting.size + 1
      waiting.set(id, resolve)
      toProgram({ kind: 'render', id, address })
    })
}

/** The mean processor time of the work, over some times. */
async function meanCost(times: number, work: () => Promise<unknown>) {
  collectGarbage()
  const started = processorTime()
  for (let time = 0; time < times; time++) await work()
  return (processorTime() - started) / times
}

async function measure({ pages, rounds, times, html }: MeasureJob): Promise<PageCost[]> {
  const costs: PageCost[] = []
  for (const page of pages) {
    const started = processorTime()
    const rendered = await renderOnce(page)
    const first = processorTime() - started
    costs.push({
      page,
      status: rendered.status,
      bytes: rendered.bytes,
      first,
      rounds: [],
      unchanged: Infinity,
    })
    if (!html) continue
    mkdirSync(html, { recursive: true })
    const { head, styles, html: markup, state } = rendered
    const text = [head, styles, markup, JSON.stringify(state, null, 1)].join('\n\n')
    writeFileSync(join(html, `${page.replaceAll(/\W+/g, '-')}.html`), text)
  }
  for (let round = 0; round < rounds; round++) {
    for (const cost of costs) {
      cost.rounds.push(await meanCost(times, () => renderOnce(cost.page)))
    }
  }
  const renderIfChanged = openProgram()
  for (const cost of costs) await renderIfChanged(cost.page)
  for (let round = 0; round < rounds; round++) {
    for (const cost of costs) {
      const mean = await meanCost(times, () => renderIfChanged(cost.page))
      cost.unchanged = Math.min(cost.unchanged, mean)
    }
  }
  return costs
}

process.on('message', (message: MeasureJob | MeasureAnswer) => {
  if ('answer' in message) return calls.answered(message)
  measure(message).then(
    (costs) => process.send?.({ costs }, () => process.disconnect()),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
