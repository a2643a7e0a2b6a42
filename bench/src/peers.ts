/**
 * `pnpm bench:peers --sites sites.json`: first visits of the home and product pages of several sites that are running
 * already, in turns, and a tap on a product. The file is a list of `{ "name", "home", "product", "link", "heading" }`:
 * addresses, and selectors of the product's link on the home page and of the heading of its page. `--certificate` takes
 * the SPKI fingerprint of a certificate to trust, so that the browser keeps a cache as for a real one.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromiumFlags, findChromium } from '@brightyard/tools'
import { chromium } from 'playwright'
import { median } from './median.ts'
import { kilobytes, milliseconds, table } from './table.ts'
import { tap } from './tap.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

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
const pages = ['home', 'product'] as const
const visits = sites.flatMap((site) =>
  pages.map((page) => ({ site, page, results: [] as Visit[], taps: [] as number[] })),
)

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...chromiumFlags,
    ...(values.certificate ? [`--ignore-certificate-errors-spki-list=${values.certificate}`] : []),
  ],
})
const [before] = loadavg()
try {
  // The first round warms the servers' caches.
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const { site, page, results, taps } of visits) {
      const result = await visit(browser, site[page], async (open) => {
        if (page !== 'home') return
        const time = await tap(open, site)
        if (round > 0) taps.push(time)
      })
      if (round > 0) results.push(result)
    }
  }
} finally {
  await browser.close()
}

const figures: readonly [string, (visit: Visit) => number, (value: number) => string][] = [
  ['first paint', (one) => one.firstPaint, milliseconds],
  ['largest paint', (one) => one.largestPaint, milliseconds],
  ['blocking', (one) => one.blocking, milliseconds],
  ['shift', (one) => one.shift, (value) => value.toFixed(3)],
  ['script', (one) => one.scriptBytes, kilobytes],
  ['everything', (one) => one.allBytes, kilobytes],
]
console.log(
  table(
    ['Page', ...figures.map(([title]) => title), 'tap on a product'],
    visits.map(({ site, page, results, taps }) => [
      `${page}, ${site.name}`,
      ...figures.map(([, read, format]) => format(median(results.map(read)))),
      taps.length > 0 ? milliseconds(median(taps)) : '',
    ]),
  ),
)
console.log(
  `\nMedians of ${values.rounds} visits in turns. Chromium ${browser.version()}, phone screen, 150 ms, 1.6 Mbps, ` +
    `CPU ×4. Load ${before?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.`,
)
