import { createRequire } from 'node:module'
const require = createRequire('/work/main/e2e/package.json')
const { chromium } = require('@playwright/test')
const axeMod = require('@axe-core/playwright')
const AxeBuilder = axeMod.default ?? axeMod.AxeBuilder
const widths = (process.argv[2] ?? '360,768,1280').split(',').map(Number)
const pages = (process.argv[3] ?? '/').split(',')
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const path of pages)
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 740 : 900 },
    })
    const page = await context.newPage()
    const said = []
    page.on(
      'console',
      (m) => ['error', 'warning'].includes(m.type()) && said.push(m.text().slice(0, 300)),
    )
    page.on('pageerror', (e) => said.push('PAGEERROR ' + String(e).slice(0, 300)))
    const response = await page.goto('http://localhost:3000' + path, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    const wide = await page.evaluate(() => ({
      s: document.documentElement.scrollWidth,
      c: document.documentElement.clientWidth,
      over: [...document.querySelectorAll('main *')]
        .filter((e) => {
          const r = e.getBoundingClientRect()
          return r.right > innerWidth + 1 && !e.closest('[role=group]')
        })
        .slice(0, 3)
        .map((e) => e.outerHTML.slice(0, 120)),
    }))
    const h = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < h; y += 700) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y)
      await page.waitForTimeout(60)
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForTimeout(300)
    const name = (path.replace(/[^a-z0-9]+/gi, '_') || 'home') + '_' + width
    await page.screenshot({ path: `/tmp/cshots/${name}.png`, fullPage: true })
    const axe = (await new AxeBuilder({ page }).include('main').analyze()).violations.map(
      (v) =>
        `${v.impact} ${v.id}: ${v.nodes.length} ${v.nodes[0].html.slice(0, 160)} ${v.nodes[0].failureSummary?.slice(0, 200)}`,
    )
    const h1 = await page.locator('h1').count()
    console.log(
      path,
      width,
      response.status(),
      'h1',
      h1,
      JSON.stringify(wide),
      said.length ? 'CONSOLE ' + said.join(' | ') : '',
      axe.length ? 'AXE ' + axe.join(' || ') : '',
    )
    await context.close()
  }
await browser.close()
