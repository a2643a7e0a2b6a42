/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { RenderOutcome } from '@brightyard/render-process'
import { failed, open, rendered, setNumbered, settle } from './page-source.fixture.ts'

function site() {
  const current = setNumbered(1)
  const { get, waitFor, unrenderedPages, browserOnly } = open()
  async function visit(url: string, outcome: RenderOutcome) {
    const page = get(current.active, url)
    current.asked.at(-1)?.end(outcome)
    await page
    await settle()
  }
  const reported = () => unrenderedPages(current.active)
  return { current, visit, waitFor, reported, unrenderedPages, browserOnly }
}
const since = new Date(0).toISOString()
const noPost = { kind: 'failed', reason: 'no post warts\nat Post', isApiDown: false } as const
const blog = { remote: 'content', version: '7', path: '/blog/:slug', reason: 'no post …', since }

test('a page that always fails is reported while others of its remote succeed, until it renders again', async () => {
  const { visit, waitFor, reported, browserOnly, current } = site()
  await visit('/blog/warts', noPost)
  waitFor(5000)
  await visit('/', rendered('well'))
  await visit('/blog/warts', noPost)
  await visit('/blog/bites', rendered('well'))
  expect(browserOnly(current.active)).toEqual([])
  expect(reported()).toEqual([blog])
  await visit('/blog/warts', rendered('well'))
  expect(reported()).toEqual([])
})

test('pages that are slow, or fail because the API is away, are not reported; crashes are', async () => {
  const { visit, reported } = site()
  await visit('/blog/warts', { kind: 'too-slow' })
  await visit('/blog/warts', { ...failed, isApiDown: true })
  expect(reported()).toEqual([])
  await visit('/shop/bag', { kind: 'crashed', reason: '', isSilent: false, isCause: true })
  expect(reported()).toMatchObject([
    { path: '/shop/bag', reason: 'its pages end the process that renders them' },
  ])
})

test('an hour later, and without the release in a set, nothing is reported', async () => {
  const { visit, waitFor, reported, unrenderedPages } = site()
  await visit('/shop/bag', failed)
  expect(unrenderedPages(setNumbered(2, { shop: '2' }).active)).toEqual([])
  expect(reported()).toHaveLength(1)
  waitFor(60 * 60_000 + 1)
  expect(reported()).toEqual([])
})

test('addresses that somebody makes up push no other page out, and are one line', async () => {
  const { visit, reported } = site()
  await visit('/shop/bag', failed)
  for (let number = 0; number < 150; number += 1) {
    await visit(`/blog/post-${number}`, noPost)
    await visit('/', rendered('well'))
  }
  expect(reported().map(({ path }) => path)).toEqual(['/shop/bag', '/blog/:slug'])
})
