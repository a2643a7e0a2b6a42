/** @jest-environment node */
import { expect, test } from '@jest/globals'
import {
  failed,
  open,
  rendered,
  setNumbered,
  settings,
  settle,
  textOf,
} from './page-source.fixture.ts'

test('fifty visitors of one page are one render, and those who come later get the page that is kept', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1)
  const visitors = Array.from({ length: 50 }, (_, index) => get(active, `/shop?utm=${index}`))
  asked[0]?.end(rendered('<h1>Shop</h1>'))
  for (const page of await Promise.all(visitors)) expect(await textOf(page)).toContain('<h1>Shop')
  await get(active)
  expect(asked.map(({ address }) => address)).toEqual(['/shop'])
})

test('a page that lacks some of its data is for those who wait, and rendered again for the next', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1)
  const first = get(active)
  asked[0]?.end(rendered('half', false))
  expect(await textOf(await first)).toContain('half')
  void get(active)
  expect(asked).toHaveLength(2)
})

test('who waits too long gets the page without its content; the late page is kept for the next', async () => {
  const { get } = open({ queue: 5000, page: 10 })
  const { active, asked } = setNumbered(1)
  const shell = await textOf(await get(active))
  expect(shell).toContain('<title>Brightyard</title>')
  asked[0]?.end(rendered('late'))
  await settle()
  while (!(await textOf(await get(active))).includes('late')) await settle()
  expect(asked).toHaveLength(1)
})

test('a render that has not begun when its visitors give up leaves the queue', async () => {
  const { get } = open({ queue: 10, page: 5000 })
  const { active, asked } = setNumbered(1, { hasStarted: false })
  expect(await textOf(await get(active))).toContain('<title>Brightyard</title>')
  expect(asked[0]?.drop).toHaveBeenCalled()
})

test('where more is asked for than can be rendered, nobody waits long for the shell', async () => {
  const { get } = open({ queue: 60_000, crowded: 10 })
  const { active, asked } = setNumbered(1, { hasStarted: false, isCrowded: true })
  expect(await textOf(await get(active))).toContain('<title>Brightyard</title>')
  expect(asked[0]?.drop).toHaveBeenCalled()
})

test('a kept page is renewed when nobody waits for another, until somebody waits for it', async () => {
  const { get, waitFor } = open()
  const { active, asked } = setNumbered(1)
  const first = get(active)
  asked[0]?.end(rendered('first'))
  await first
  waitFor(60_000)
  expect(await textOf(await get(active))).toContain('first')
  expect(asked.map(({ isAwaited }) => isAwaited)).toEqual([true, false])
  expect(asked[1]?.hurry).not.toHaveBeenCalled()
  waitFor(60 * 60_000)
  const waits = get(active)
  expect(asked[1]?.hurry).toHaveBeenCalled()
  asked[1]?.end(rendered('second'))
  expect(await textOf(await waits)).toContain('second')
})

test('a full queue answers at once', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1)
  const page = get(active)
  asked[0]?.end({ kind: 'busy' })
  expect(await textOf(await page)).toContain('<title>Brightyard</title>')
})

test('pages of a remote that fails twice are left to the browser, those of others are not, until one try succeeds', async () => {
  const { get, warn, waitFor } = open()
  const { active, asked } = setNumbered(1)
  for (const url of ['/shop', '/shop/bag']) {
    const page = get(active, url)
    asked.at(-1)?.end(failed)
    expect(await textOf(await page)).toContain('<title>Brightyard</title>')
  }
  expect(warn).toHaveBeenCalledWith(
    'set 1: pages of shop 1 are rendered in the browser until it recovers: its pages fail on the server: no basket',
  )
  await get(active, '/shop?page=2')
  expect(asked).toHaveLength(2)
  const home = get(active, '/')
  asked[2]?.end(rendered('home'))
  expect(await textOf(await home)).toContain('home')

  waitFor(5000)
  expect(await textOf(await get(active))).toContain('<title>Brightyard</title>')
  expect(asked).toHaveLength(4)
  asked[3]?.end(rendered('shop again'))
  while (!(await textOf(await get(active))).includes('shop again')) await settle()
  expect(warn).toHaveBeenLastCalledWith('set 1: pages of shop 1 are rendered on the server again')
})

test('a failed render is logged with set, release and path, and without what the visitor typed', async () => {
  const { get, warn } = open()
  const { active, asked } = setNumbered(1)
  const page = get(active, '/shop?page=asha%40home.example+%2B2')
  asked[0]?.end({
    ...failed,
    reason: 'no answer to ?q=asha%40home.example+%2B2, asha@home.example +2',
  })
  await page
  expect(warn.mock.calls).toEqual([
    ['set 1: rendering /shop of shop 1 failed: no answer to ?q=…, …'],
  ])
})

test('two pages that take too long are their remote’s fault once they are there', async () => {
  const { get, warn } = open({ queue: 5000, page: 10 })
  const { active, asked } = setNumbered(1)
  for (const url of ['/shop', '/shop/bag']) await get(active, url)
  expect(warn).not.toHaveBeenCalled()
  asked[0]?.end(rendered('late'))
  asked[1]?.end({ kind: 'too-slow' })
  await settle()
  expect(warn).toHaveBeenCalledWith(
    'set 1: pages of shop 1 are rendered in the browser until it recovers: its pages take too long on the server',
  )
})

test('a page that ends its process twice is its remote’s fault, whatever else of it succeeds', async () => {
  const { get, warn } = open()
  const { active, asked } = setNumbered(1)
  const crashed = { kind: 'crashed', reason: 'silent', isSilent: true, isCause: true } as const
  for (const outcome of [crashed, rendered('bag'), crashed]) {
    const page = get(active, outcome === crashed ? '/shop' : '/shop/bag')
    asked.at(-1)?.end(outcome)
    await page
  }
  expect(warn).toHaveBeenLastCalledWith(
    'set 1: pages of shop 1 are rendered in the browser until it recovers: its pages end the process that renders them: silent',
  )
  await get(active)
  expect(asked).toHaveLength(3)
})

test('a page that fails because the API is away is not its remote’s fault', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1)
  for (let time = 0; time < 3; time += 1) {
    const page = get(active)
    asked.at(-1)?.end({ kind: 'failed', reason: 'no answer', isApiDown: true })
    await page
  }
  expect(asked).toHaveLength(3)
})

test('a remote that is left out is left to the browser at once, the others are rendered', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1, { leftOut: ['shop'] })
  expect(await textOf(await get(active))).toContain('<title>Brightyard</title>')
  const home = get(active, '/')
  asked[0]?.end(rendered('home'))
  expect(await textOf(await home)).toContain('home')
  expect(asked).toHaveLength(1)
})

test('without a remote that has a part of every page, no page is rendered, and no other remote is blamed', async () => {
  const { get, warn } = open()
  const { active, asked } = setNumbered(1, { leftOut: ['header'] })
  for (const url of ['/', '/shop', '/shop/bag']) {
    expect(await textOf(await get(active, url))).toContain('<title>Brightyard</title>')
  }
  expect([asked, warn.mock.calls]).toEqual([[], []])
})

test('a page whose process ended under it is not its remote’s fault, however late it is', async () => {
  const { get } = open({ queue: 5000, page: 10 })
  const { active, asked } = setNumbered(1, { isRepeated: true })
  for (const url of ['/shop', '/shop/bag', '/shop?page=2']) await get(active, url)
  expect(asked).toHaveLength(3)
  expect(asked[0]?.drop).toHaveBeenCalled()
})

test('what a release has done wrong is not held against the next one', async () => {
  const { get } = open()
  const bad = setNumbered(1)
  for (const url of ['/shop', '/shop/bag']) {
    const page = get(bad.active, url)
    bad.asked.at(-1)?.end(failed)
    await page
  }
  const good = setNumbered(2, { shop: '2' })
  const page = get(good.active)
  good.asked[0]?.end(rendered('good shop'))
  expect(await textOf(await page)).toContain('good shop')
})

test('a swap of one remote leaves the pages of the others: they get the new set, and no render', async () => {
  const { get } = open()
  const before = setNumbered(1)
  for (const url of ['/', '/shop']) {
    const page = get(before.active, url)
    before.asked.at(-1)?.end(rendered(`page ${url} <&>"`))
    await page
  }
  const after = setNumbered(2, { shop: '2' })
  const home = await textOf(await get(after.active, '/'))
  expect(home).toContain('page / <&>"')
  const [, state = ''] = /id="page-state">(.*)<\/script>/s.exec(home) ?? []
  expect(JSON.parse(state)).toMatchObject({ set: { number: 2 }, settings, router: null })
  expect(after.asked).toEqual([])
  void get(after.active, '/shop')
  expect(after.asked.map(({ address }) => address)).toEqual(['/shop'])
})

test('the most visited pages are rendered for a set before it takes over', async () => {
  const { get, warm } = open()
  const before = setNumbered(1)
  const page = get(before.active)
  before.asked[0]?.end(rendered('old'))
  await page
  const after = setNumbered(2, { shop: '2' })
  const warmed = warm(after.active, new AbortController().signal)
  await settle()
  after.asked[0]?.end(rendered('new'))
  await warmed
  expect(await textOf(await get(after.active))).toContain('new')
  expect(after.asked).toHaveLength(1)
})

test('warming ends with its signal, whatever the renders do', async () => {
  const { get, warm } = open()
  const before = setNumbered(1)
  const page = get(before.active)
  before.asked[0]?.end(rendered('old'))
  await page
  const stop = new AbortController()
  const warmed = warm(setNumbered(2, { shop: '2' }).active, stop.signal)
  stop.abort()
  await warmed
})
