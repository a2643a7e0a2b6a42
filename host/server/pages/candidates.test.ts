/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { RenderOutcome } from '@brightyard/render-process'
import { failed, open, rendered, setNumbered, settle } from './page-source.fixture.ts'

const since = new Date(0).toISOString()

/** A current set with shop 1 and a candidate with shop 2, whose pages fail on the server. */
function canary() {
  const current = setNumbered(1)
  const candidate = setNumbered(2, { shop: '2' })
  const site = open({ queue: 5000, page: 5000 }, () => current.active)

  /** A visitor of the candidate asks for a page, and the render ends so. */
  async function visit(url: string, group = 0, outcome: RenderOutcome = failed) {
    const before = candidate.asked.length
    const page = site.get(candidate.active, url, group)
    candidate.asked[before]?.end(outcome)
    await page
    await settle()
  }
  /** The current set renders what it is compared with. */
  async function renderInCurrent(url: string) {
    current.asked.at(-1)?.end(rendered('well'))
    await site.get(current.active, url)
    await settle()
  }
  /** What the registry hears. */
  const reported = () => site.browserOnly(current.active, candidate.active)
  return { ...site, current, candidate, visit, renderInCurrent, reported }
}
const unrendered = {
  remote: 'shop',
  version: '2',
  reason: 'its pages fail on the server: no basket',
  since,
}

test('a candidate whose pages fail is compared with the current set, on the same page, twice, for three groups', async () => {
  const { visit, renderInCurrent, reported, current, waitFor, count } = canary()
  await visit('/shop', 1)
  expect([reported(), current.asked]).toEqual([[], []])
  await visit('/shop?page=2', 1)
  expect(current.asked.map(({ address }) => address)).toEqual(['/shop?page=2'])
  await renderInCurrent('/shop?page=2')
  expect(reported()).toEqual([{ ...unrendered, failsAlone: false }])
  waitFor(5000)
  await visit('/shop/bag', 2)
  await renderInCurrent('/shop/bag')
  await visit('/shop', 3)
  expect(reported()).toEqual([{ ...unrendered, failsAlone: false }])
  await visit('/shop/bag', 3)
  expect(reported()).toEqual([{ ...unrendered, failsAlone: true }])
  // No page view of the current set: a comparison counts for nothing else.
  expect(count.mock.calls.map(([set]) => set)).toEqual([2, 2, 2])
})

test('one visitor whose crafted address fails, however often, halts no candidate', async () => {
  const { visit, renderInCurrent, reported, current, waitFor } = canary()
  await visit('/shop?page=boom', 7)
  for (let time = 0; time < 6; time += 1) {
    await visit('/shop?page=boom', 7)
    await renderInCurrent('/shop?page=boom')
    waitFor(400_000)
  }
  expect(current.asked.length).toBeGreaterThan(0)
  expect(reported()).toEqual([{ ...unrendered, failsAlone: false }])
})

test('what was found in one candidate counts for no later one with the same release', async () => {
  const { visit, renderInCurrent, reported, current, waitFor, browserOnly } = canary()
  await visit('/shop', 1)
  for (const group of [1, 2, 3]) {
    await visit('/shop', group)
    await renderInCurrent('/shop')
    waitFor(400_000)
  }
  expect(reported()).toEqual([{ ...unrendered, failsAlone: true }])
  const next = setNumbered(3, { shop: '2' })
  expect(browserOnly(current.active, next.active)).toEqual([{ ...unrendered, failsAlone: false }])
})

test('a page that the current set cannot render either speaks for no halt, however often a visitor asks for it', async () => {
  const { visit, reported, current, waitFor, count } = canary()
  await visit('/shop?page=2')
  for (let time = 0; time < 5; time += 1) {
    await visit('/shop?page=2')
    current.asked.at(-1)?.end(failed)
    await settle()
    waitFor(400_000)
  }
  const [ofCurrent, ofCandidate] = reported()
  expect([ofCurrent, ofCandidate]).toMatchObject([
    { version: '1', failsAlone: false },
    { version: '2', failsAlone: false },
  ])
  expect(count.mock.calls.map(([set]) => set)).not.toContain(1)
})

test('a success on the server ends what is held against a candidate', async () => {
  const { visit, reported, current, waitFor } = canary()
  await visit('/shop')
  await visit('/shop')
  current.asked[0]?.end(rendered('well'))
  waitFor(5000)
  await visit('/shop/bag', 0, rendered('well'))
  expect(reported()).toEqual([])
})

test('slow pages, and those of a release that both sets have, are not compared', async () => {
  const { visit, get, candidate, current, reported } = canary()
  for (const url of ['/shop', '/shop/bag']) await visit(url, 0, { kind: 'too-slow' })
  for (const url of ['/', '/?utm=1']) {
    const page = get(candidate.active, url)
    candidate.asked.at(-1)?.end(failed)
    await page
  }
  await settle()
  expect(reported()).toMatchObject([
    { remote: 'content', version: '7', failsAlone: false },
    { remote: 'shop', failsAlone: false },
  ])
  expect(current.asked).toEqual([])
})

test('what all pages share is the cause where it alone has changed, and the current set’s pages stay on the server', async () => {
  const current = setNumbered(1)
  const candidate = setNumbered(2, { header: '2' })
  const { get, browserOnly, waitFor } = open(undefined, () => current.active)
  const reported = () => browserOnly(current.active, candidate.active)
  for (const [group, url] of ['/shop', '/shop/bag', '/shop?page=2'].entries()) {
    const page = get(candidate.active, url, group)
    candidate.asked.at(-1)?.end(failed)
    await page
    waitFor(5000)
  }
  await settle()
  for (const { end } of current.asked) end(rendered('well'))
  for (const url of ['/shop/bag', '/shop?page=2']) await get(current.active, url)
  await settle()
  await get(candidate.active, '/shop?page=2', 3)
  expect(reported()).toMatchObject([{ remote: 'header', version: '2', failsAlone: true }])
  void get(current.active, '/shop')
  expect(current.asked.map(({ address }) => address)).toEqual([
    '/shop/bag',
    '/shop?page=2',
    '/shop',
  ])
})

test('a bundle that cannot be evaluated, or that no process starts with, is reported as well', () => {
  const { browserOnly } = canary()
  const current = setNumbered(1, { leftOut: ['content'] })
  const candidate = setNumbered(2, { shop: '2', failures: { shop: 'no window' } })
  expect(browserOnly(current.active, candidate.active)).toMatchObject([
    {
      remote: 'content',
      version: '7',
      reason: 'its bundle does not let a render process start: it loops',
      failsAlone: false,
    },
    {
      remote: 'shop',
      version: '2',
      reason: 'its bundle cannot be evaluated: no window',
      failsAlone: true,
    },
  ])
})
