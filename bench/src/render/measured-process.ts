/**
 * The process that is measured: it renders pages as a render worker does, and does nothing else. Processor time, unlike
 * the clock, hardly changes when other programs run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { serialize } from 'node:v8'
import { splitHoistedTags, styleTag } from '@brightyard/host/render'
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

async function renderOnce(address: string, answers: string) {
  const bases = { vendor: `${answers}/vendor`, cms: `${answers}/cms`, ops: `${answers}/ops` }
  const page = await site.render({
    address,
    set: site.set,
    settings: {
      origin: 'http://localhost:3000',
      bases: { vendor: '/vendor', cms: '/cms', ops: '/ops' },
    },
    bases,
    headers: { 'x-request-id': 'bench' },
    nonce: 'bench',
    load: site.load,
  })
  if ('redirect' in page) throw new Error(`${address} redirects to ${page.redirect}.`)
  let text = ''
  await new Promise<void>((resolve, reject) => {
    const collector = new Writable({
      decodeStrings: false,
      write(chunk: string | Uint8Array, _, done) {
        text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
        done()
      },
      final(done) {
        resolve()
        done()
      },
    })
    const stream = page.stream({ onShell: () => stream.pipe(collector), onError: reject })
  })
  const { head, body } = splitHoistedTags(text)
  const { stream: _, takeRules, ...rest } = page
  const shell = { ...rest, head, styles: styleTag(takeRules()), html: body }
  // As the message to the edge is.
  return { ...shell, bytes: serialize(shell).length }
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
