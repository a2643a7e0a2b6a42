/**
 * `pnpm bench:peers --sites sites.json`: first visits of the home and product pages of several sites that are running
 * already, in turns, and a tap on a product. The file is a list of `{ "name", "home", "product", "link", "heading" }`:
 * addresses, and selectors of the product's link on the home page and of the heading of its page. `--certificate` takes
 * the SPKI fingerprint of a certificate to trust, so that the browser keeps a cache as for a real one. Q-041 asks for
 * three of the figures, of the home page alone: largest paint, shift, and how long a tap takes.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromiumFlags, findChromium } from '@brightyard/tools'
import { chromium } from 'playwright'
import { compareVisits } from './compare-visits.ts'
import type { Measured } from './compare-visits.ts'
import { summarise } from './load/timings.ts'
import { kilobytes, milliseconds, table } from './table.ts'
import { tap } from './tap.ts'

interface Site {
  name: string
  home: string
  product: string
  link: string
  heading: string
}

const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    rounds: { type: 'string', default: '6' },
    certificate: { type: 'string' },
  },
})
if (!values.sites) throw new Error('--sites needs the file with the list of sites.')
const sites = JSON.parse(readFileSync(values.sites, 'utf8')) as readonly Site[]
const rounds = Number(values.rounds)
const flags = values.certificate
  ? [`--ignore-certificate-errors-spki-list=${values.certificate}`]
  : []
const candidates = sites.flatMap(({ name, home, product }) => [
  { name: `home, ${name}`, address: home },
  { name: `product, ${name}`, address: product },
])

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags, ...flags],
})
const [before] = loadavg()
let measured: Measured[] = []
try {
  measured = await compareVisits(browser, candidates, rounds)
} finally {
  await browser.close()
}

const places = { center: 'in the middle of the window', start: 'at its upper edge' } as const
const taps = new Map<string, number[]>()
for (let round = 0; round < rounds; round++)
  for (const site of sites)
    for (const place of ['center', 'start'] as const) {
      const name = `${site.name}, ${places[place]}`
      taps.set(name, [...(taps.get(name) ?? []), await tap(site, place, flags)])
    }

type Figures = Measured['median']
const figures: readonly [string, (visit: Figures) => number, (value: number) => string][] = [
  ['first paint', (one) => one.firstPaint, milliseconds],
  ['largest paint', (one) => one.largestPaint, milliseconds],
  ['blocking', (one) => one.blocking, milliseconds],
  ['shift', (one) => one.shift, (value) => value.toFixed(3)],
  ['script', (one) => one.scriptBytes, kilobytes],
  ['everything', (one) => one.allBytes, kilobytes],
]
console.log(
  table(
    ['Page', ...figures.map(([title]) => title)],
    measured.map(({ name, median }) => [
      name,
      ...figures.map(([, read, format]) => format(read(median))),
    ]),
  ),
)
for (const [name, times] of taps)
  console.log(
    `From a finger on a product to its heading, ${name}: ${milliseconds(summarise(times).p50)}`,
  )
console.log(
  `\nMedians of ${values.rounds} visits in turns. Chromium ${browser.version()}, phone screen, 150 ms, 1.6 Mbps, ` +
    `CPU ×4. Load ${before?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.`,
)
