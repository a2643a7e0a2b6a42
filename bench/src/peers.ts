/**
 * Q-041 asks for three of the figures, of the home page alone: largest paint, shift, and how long a tap takes.
 */
import { loadavg } from 'node:os'
import { chromiumFlags, findChromium } from '@brightyard/tools'
import { chromium } from 'playwright'
import { compareVisits } from './compare-visits.ts'
import type { Measured } from './compare-visits.ts'
import { summarise } from './load/timings.ts'
import { count, path, text } from './option-values.ts'
import { readOptions } from './options.ts'
import { readSites, sitesFormat } from './peers/sites.ts'
import { begin } from './progress.ts'
import { kilobytes, milliseconds, table } from './table.ts'
import { tap } from './tap.ts'

const { values } = readOptions({
  usage: 'pnpm bench:peers --sites sites.json',
  measures:
    'First visits of the home and product pages of several sites, in turns, and a tap on a product.',
  needs: 'Chromium, and the sites running already',
  options: {
    sites: { type: 'string', takes: path, about: 'file with the list of sites' },
    rounds: { type: 'string', takes: count, default: '6', about: 'visits of each page, and taps' },
    certificate: {
      type: 'string',
      takes: text,
      about:
        'SPKI fingerprint of a certificate to trust, so that the browser keeps a cache as for a real one',
    },
  },
  notes: sitesFormat,
})
const read = values.sites
  ? readSites(values.sites)
  : { problem: '--sites needs the file with the list of sites. See --help.' }
if ('problem' in read) {
  console.error(read.problem)
  process.exit(2)
}
const { sites } = read
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
for (let round = 1; round <= rounds; round++) {
  begin(`taps, round ${round} of ${rounds}`)
  for (const site of sites)
    for (const place of ['center', 'start'] as const) {
      const name = `${site.name}, ${places[place]}`
      taps.set(name, [...(taps.get(name) ?? []), await tap(site, place, flags)])
    }
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
