import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { chromiumFlags, findChromium, startSite, temporaryFolder } from '@brightyard/tools'
import { chromium } from 'playwright'
import { compareVisits } from './compare-visits.ts'
import { count } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { measureRemotes, remoteFolders } from './remotes.ts'
import { remotesTable, visitsTable } from './report.ts'
import { buildSingleBundle, serveSingleBundle } from './single-bundle.ts'
import { readWithoutScripts } from './visit.ts'

const { values } = readOptions({
  usage: 'pnpm bench',
  measures: `What the first visit of the home page costs, beside the same site as one bundle, and what each remote weighs. It
asserts nothing; budgets are printed beside the figures.`,
  needs: 'Chromium',
  buildsFirst: true,
  options: {
    rounds: { type: 'string', takes: count, default: '5', about: 'visits of each site' },
    'no-builds': { type: 'boolean', default: false, about: 'does not time the builds of remotes' },
  },
})
const root = dirname(dirname(import.meta.dirname))
const host = join(root, 'host')
const remotes = remoteFolders(root)
const [processor] = cpus()
console.log(
  `${cpus().length} cores (${processor?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}\n`,
)

console.log(remotesTable(await measureRemotes(remotes, !values['no-builds'])), '\n')

const build = temporaryFolder('brightyard-single-bundle-').path
begin('the same site is built as one bundle')
await buildSingleBundle(host, remotes, build)
begin('the site starts')
const site = await startSite({ build: async () => {}, environment: { LOG_LEVEL: 'error' } })
try {
  const single = await serveSingleBundle(host, build, site)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  })
  try {
    const { heading, words, links } = await readWithoutScripts(browser, site.origin)
    console.log(`Before any script: "${heading}", ${words} words, ${links} links\n`)
    const measured = await compareVisits(
      browser,
      [
        { name: 'composed', address: site.origin },
        { name: 'one bundle', address: single.address },
      ],
      Number(values.rounds),
    )
    console.log(visitsTable(measured))
    for (const { name, largest } of measured) console.log(`Largest paint, ${name}: ${largest}`)
    console.log(
      `\nMedians of ${values.rounds} visits in turns, lowest and highest in brackets. ` +
        `Chromium ${browser.version()}, phone screen, 150 ms, 1.6 Mbps, CPU ×4.`,
    )
  } finally {
    await browser.close()
    await single.stop()
  }
} finally {
  await site.stop()
}
