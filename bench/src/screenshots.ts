import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromiumFlags, demoPassword, findChromium, startSite } from '@brightyard/tools'
import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { oneOf } from './option-values.ts'
import { readOptions } from './options.ts'
import { begin } from './progress.ts'
import { kilobytes } from './table.ts'

const devices = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true },
} satisfies Record<string, BrowserContextOptions>

interface Picture {
  name: string
  device: keyof typeof devices
  path: string
  /** Who is signed in; nobody unless given. */
  as?: string
  /** What happens before the picture is taken. */
  before?: (page: Page) => Promise<void>
}

const banner = (page: Page) => page.getByRole('banner')

const fillBag = async (page: Page) => {
  for (const id of [1, 5]) {
    await page.goto(`/shop/product-details/details?ecommID=${id}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).click()
    await page.getByRole('link', { name: 'In your bag. View bag' }).waitFor()
  }
  await page.goto('/shop/shopping-bags')
}

const pictures: readonly Picture[] = [
  { name: 'home', device: 'desktop', path: '/' },
  { name: 'home-phone', device: 'phone', path: '/' },
  {
    name: 'menu-phone',
    device: 'phone',
    path: '/',
    before: async (page) => {
      await banner(page).getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'products', device: 'desktop', path: '/shop/search-result' },
  { name: 'product-phone', device: 'phone', path: '/shop/product-details/details?ecommID=1' },
  { name: 'bag', device: 'desktop', path: '/', before: fillBag },
  { name: 'bag-phone', device: 'phone', path: '/', before: fillBag },
  {
    name: 'notifications',
    device: 'desktop',
    path: '/',
    as: 'guardian@example.com',
    before: async (page) => {
      await banner(page)
        .getByRole('button', { name: /^Notifications/ })
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'talentbox', device: 'desktop', path: '/talentbox' },
  { name: 'talentbox-phone', device: 'phone', path: '/talentbox' },
  { name: 'blog', device: 'desktop', path: '/blog' },
  { name: 'search', device: 'desktop', path: '/search?text=science' },
]

const folder = join(dirname(dirname(import.meta.dirname)), 'docs/pictures')

async function signIn(page: Page, username: string) {
  await page.goto('/login')
  await page.getByLabel('Email, mobile number or kid ID').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<number> {
  const context = await browser.newContext({
    ...devices[picture.device],
    baseURL: origin,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    if (picture.as) await signIn(page, picture.as)
    await page.goto(picture.path)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle') // the header answers once its code is here
    await picture.before?.(page)
    await page.waitForLoadState('networkidle')
    const file = join(folder, `${picture.name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 78, effort: 6 })
      .toFile(file)
    return statSync(file).size
  } finally {
    await context.close()
  }
}

const names = pictures.map(({ name }) => name)
const { positionals: wanted } = readOptions({
  usage: 'pnpm pictures [name …]',
  measures: `The pictures of the README, from a site that this starts with fresh demonstration data, or from the one at SITE. It
writes them into docs/pictures.`,
  needs: 'Chromium',
  buildsFirst: true,
  options: {},
  words: oneOf(names),
  notes: `Of ${names.join(', ')}; all unless given.`,
})
mkdirSync(folder, { recursive: true })
const given = process.env['SITE']
if (!given) begin('the site starts')
const site = given ? null : await startSite({ build: async () => {} })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags,
})
try {
  for (const picture of pictures) {
    if (wanted.length > 0 && !wanted.includes(picture.name)) continue
    const bytes = await take(browser, given ?? site?.origin ?? '', picture)
    console.log(`${kilobytes(bytes).padStart(10)}  ${picture.name}`)
  }
} finally {
  await browser.close()
  await site?.stop()
}
