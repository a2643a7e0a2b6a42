import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  chromiumFlags,
  findChromium,
  portsFromEnvironment,
  temporaryChange,
} from '@brightyard/tools'
import { chromium, type Page } from 'playwright'
import { summarise } from './load/timings.ts'
import { address, count } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { milliseconds, table } from './table.ts'

interface Change {
  address: string
  file: string
  /** Code that the text is written before. */
  before: string
}

const changes: readonly Change[] = [
  {
    address: '/shop/all-brand',
    file: 'features/brands/brands.page.tsx',
    before: '</PageHeading>',
  },
  { address: '/shop/all-brand', file: 'catalog/brand-tiles.tsx', before: '</Link>' },
  {
    address: '/shop/shopping-bags',
    file: 'features/shopping-bag/shopping-bag.page.tsx',
    before: '</PageHeading>',
  },
]
const { values } = readOptions({
  usage: 'pnpm bench:dev',
  measures: `How long after a file is saved its text is in the browser, and how often the page is reloaded for it. It edits
files in mfe-shop/src and puts them back, also when it is interrupted.`,
  needs:
    'Chromium, and a pnpm dev shop that runs from this checkout by itself, on PORT or where --site says',
  lasts: 'about two minutes',
  options: {
    site: {
      type: 'string',
      takes: address('http://localhost:3000'),
      default: `http://localhost:${portsFromEnvironment(process.env).site}`,
      about: 'where pnpm dev shop runs',
    },
    times: { type: 'string', takes: count, default: '10', about: 'changes of each file' },
  },
})
const times = Number(values.times)
/** A build that still runs would count for the next change. */
const pauseMs = 2000
const longestMs = 60_000
const sources = join(import.meta.dirname, '../../mfe-shop/src')

/** Milliseconds for each change after a first one, and the reloads among them. */
async function measure(page: Page, { address, file, before }: Change) {
  await page.goto(values.site + address)
  // Its scripts wait for a first use.
  await page.mouse.move(50, 50)
  await page.keyboard.press('Shift')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await wait(pauseMs)
  const source = temporaryChange(join(sources, file))
  const durations: number[] = []
  let reloads = 0
  try {
    for (let turn = 0; turn <= times; turn++) {
      await page.evaluate('globalThis.isKept = true')
      const started = performance.now()
      source.write(source.original.replace(before, `Change ${turn}. ${before}`))
      await page.getByText(`Change ${turn}.`).first().waitFor({ timeout: longestMs })
      const duration = performance.now() - started
      await wait(pauseMs)
      const isKept = await page.evaluate('globalThis.isKept === true')
      if (turn === 0) continue
      durations.push(duration)
      if (!isKept) reloads += 1
    }
  } finally {
    source.putBack()
  }
  await wait(pauseMs)
  return { ...summarise(durations), reloads }
}

const isThere = await fetch(values.site).catch(() => null)
if (!isThere) {
  console.error(`Nobody answers at ${values.site}. Start the site first: pnpm dev shop`)
  process.exit(1)
}
const [loadBefore = 0] = loadavg()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags,
  // Playwright would close the browser and go on; what has to happen at the end happens at once.
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
})
const rows: string[][] = []
try {
  const page = await browser.newPage()
  for (const change of changes) {
    begin(`${change.file}, a first change and ${times} that count`)
    const { p50, slowest, reloads } = await measure(page, change)
    rows.push([change.file, milliseconds(p50), milliseconds(slowest), `${reloads} of ${times}`])
  }
} finally {
  await browser.close()
}
const [loadAfter = 0] = loadavg()
console.log(table(['saved until shown', 'median', 'slowest', 'reloads'], rows))
console.log(`\nLoad ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after.`)
