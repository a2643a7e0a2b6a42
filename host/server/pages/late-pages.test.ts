/** @jest-environment node */
import { network } from '@brightyard/testing'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { failed, open, plainPages, setAnswering, setNumbered } from './page-source.fixture.ts'
import { createPages } from './pages.ts'

// The server is real.
beforeAll(() => network.close())
let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** The statuses of these addresses where no render finds a place. */
async function underOverload() {
  const pages = createPages(plainPages)
  const set = setAnswering(() => ({ kind: 'busy' }))
  const server = fastify()
  app = server
  server.get('/*', (request, reply) => pages.answer(request, reply, set))
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers })
    const { status } = answer
    const [retry, etag] = ['retry-after', 'etag'].map((name) => answer.headers.get(name))
    return { status, retry, etag: etag ?? '', text: await answer.text() }
  }
}

test.each([
  ['/no-such-page', 404, null],
  ['/blog/first-day/no-such-page', 404, null],
  ['/blog/first-day', 503, '5'],
  ['/shop?page=2', 503, '5'],
  ['/shop', 200, null],
  ['/?x=1', 200, null],
  ['/case-studies', 200, null],
  ['/ops', 200, null],
])('Y-038, R-158: under overload %s is answered with %i', async (path, status, retry) => {
  const visit = await underOverload()
  const page = await visit(path)
  expect([page.status, page.retry]).toEqual([status, retry])
  // The browser renders it, or says that there is no such page.
  expect(page.text).toContain('id="page-state"')
})

test('a page without content that a browser has is no reason to say that nothing has changed', async () => {
  const visit = await underOverload()
  const { etag } = await visit('/shop')
  expect((await visit('/shop', { 'if-none-match': etag })).status).toBe(304)
  expect((await visit('/no-such-page', { 'if-none-match': etag })).status).toBe(404)
})

test('pages that are left to the browser because their remote fails are none that may not exist', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1)
  for (const url of ['/blog/a', '/blog/b']) {
    const page = get(active, url)
    asked.at(-1)?.end(failed)
    await page
  }
  expect(await get(active, '/blog/c')).toMatchObject({ status: 200 })
  expect(asked).toHaveLength(2)
})
