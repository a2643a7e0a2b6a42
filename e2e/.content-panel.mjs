import { createRequire } from 'node:module'
const require = createRequire('/work/main/e2e/package.json')
const { chromium } = require('@playwright/test')
const axeMod = require('@axe-core/playwright'); const AxeBuilder = axeMod.default
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const shot = async (width, path, act, name) => {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
  const said = []; page.on('console', (m) => ['error','warning'].includes(m.type()) && said.push(m.text().slice(0,200))); page.on('pageerror', (e) => said.push(String(e).slice(0,200)))
  await page.goto('http://localhost:3000' + path); await page.waitForTimeout(1200)
  await act(page); await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/cshots/${name}.png` })
  const axe = (await new AxeBuilder({ page }).include('main').analyze()).violations.map((v) => `${v.impact} ${v.id} ${v.nodes[0].html.slice(0,140)}`)
  console.log(name, page.url(), said.join('|'), axe.join(' || ')); await page.close()
}
await shot(1280, '/', async (p) => { await p.getByRole('button', { name: /^Details: Winter Science/ }).focus(); await p.keyboard.press('Enter') }, 'panel1280')
await shot(360, '/program', async (p) => { await p.getByRole('button', { name: /^Details: Maths AI/ }).click() }, 'panel360')
await shot(768, '/faqs#how-large-are-live-classes', async () => {}, 'faq768')
await shot(360, '/search?text=zzz', async () => {}, 'none360')
await browser.close()
