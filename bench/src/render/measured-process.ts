/**
 * The process that is measured: it renders pages as a render process does, and does nothing else. Processor time, unlike
 * the clock, hardly changes when other programs run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serialize } from 'node:v8'
import { splitHoistedTags, styleTag } from '@brightyard/host/render'
import { createRequestAdapter } from '@brightyard/runtime/host'
import { evaluateBuiltSite } from './built-site.ts'

/** Sent to the measured process. */
export interface MeasureJob {
  /** Where the APIs answer. */
  answers: string
  pages: readonly string[]
  rounds: number
  /** Renders of each page in a round. */
  times: number
  /** A folder for the HTML of each page, to compare two builds. */
  html: string | undefined
}

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

async function renderOnce(address: string, answers: string) {
  const page = await site.render({
    address,
    set: site.set,
    settings,
    load: site.load,
    adapter: createRequestAdapter(async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' }
      const post = body === undefined ? {} : { method: 'POST', body, headers }
      const response = await fetch(answers + path, post)
      const contentType = response.headers.get('content-type') ?? ''
      return { status: response.status, contentType, body: await response.text() }
    }),
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

async function measure({ answers, pages, rounds, times, html }: MeasureJob): Promise<PageCost[]> {
  const costs: PageCost[] = []
  for (const page of pages) {
    const started = processorTime()
    const rendered = await renderOnce(page, answers)
    const first = processorTime() - started
    costs.push({ page, status: rendered.status, bytes: rendered.bytes, first, rounds: [] })
    if (!html) continue
    mkdirSync(html, { recursive: true })
    const { head, styles, html: markup, state } = rendered
    const text = [head, styles, markup, JSON.stringify(state, null, 1)].join('\n\n')
    writeFileSync(join(html, `${page.replaceAll(/\W+/g, '-')}.html`), text)
  }
  for (let round = 0; round < rounds; round++) {
    for (const cost of costs) {
      collectGarbage()
      const started = processorTime()
      for (let time = 0; time < times; time++) await renderOnce(cost.page, answers)
      cost.rounds.push((processorTime() - started) / times)
    }
  }
  return costs
}

process.once('message', (job: MeasureJob) => {
  measure(job).then(
    (costs) => process.send?.(costs, () => process.disconnect()),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
