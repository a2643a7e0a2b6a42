/** @jest-environment node */
import { join } from 'node:path'
import { network } from '@brightyard/testing'
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import type { WorkerMode } from '../settings.ts'
import { serviceWorker } from './service-worker.ts'
import { startWorker } from './worker.fixture.ts'

const folder = join(import.meta.dirname, '../../service-worker')

const opened: FastifyInstance[] = []

beforeAll(() => network.close()) // the servers are real
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** The edge's address of its worker and offline page. */
async function edgeWith(mode: WorkerMode) {
  const app = fastify({ forceCloseConnections: true })
  serviceWorker(app, { mode, folder, styles: '', fonts: [], onDemand: ['/assets/menu.js'] })
  opened.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}
const pathOf = ({ url }: { url: string }) => new URL(url).pathname

/** A worker of this mode, and a network that can be cut. */
async function workerOf(mode: WorkerMode) {
  const edge = await edgeWith(mode)
  const script = await fetch(`${edge}/service-worker.js`)
  let isCut = false
  let isStalled = false
  let answered = 200
  const worker = startWorker(await script.text(), async (request) => {
    if (isCut) throw new TypeError('Failed to fetch')
    if (isStalled) return new Promise<Response>(() => {})
    const path = pathOf(request)
    if (!/^\/(?:offline|saved-pages)/.test(path)) {
      return new Response(`fresh ${path}`, { status: answered })
    }
    return answered === 200 ? fetch(edge + path) : new Response('', { status: answered })
  })
  return {
    ...worker,
    cut: () => {
      isCut = true
    },
    stall: () => {
      isStalled = true
    },
    answerWith: (status: number) => {
      answered = status
    },
  }
}

const aPage = {
  address: '/shop',
  reads: ['page'],
  title: 'Shop',
  savedAt: 1,
  savedOn: '3 Mar 2026, 4:30 pm',
}
async function workerWithPages(pages: object[] = [aPage]) {
  const worker = await workerOf('on')
  await worker.live('install')
  await worker.live('activate')
  const saved = await worker.caches.open('brightyard-saved-1')
  await saved.put('/saved-pages.json', Response.json({ pages }))
  await saved.put('/shop', new Response('saved shop'))
  await saved.put('/assets/host.1.js', new Response('saved script'))
  return worker
}
const text = async (response: Promise<Response> | null) => (await response)?.text()

describe('what the worker leaves to the browser', () => {
  test.each([
    ['a change', '/shop', { method: 'POST' }],
    ['a call', '/vendor/api/web/settings', { mode: 'cors' }],
    ['a download of the API', '/vendor/api/invoices/1', {}],
    ['the events of releases', '/release-set/events', { mode: 'cors' }],
    ['the operators’ page', '/ops', {}],
    ['the operators’ calls', '/ops/registry/sets', { mode: 'cors' }],
    ['a preview of a release', '/shop?remote.shop=https://x.example/', {}],
    ['the end of a preview', '/shop?remote.shop=', {}],
    ['another origin', 'https://elsewhere.example/assets/a.js', { mode: 'cors' }],
    ['the worker itself', '/service-worker.js', { mode: 'same-origin' }],
    ['a file at the root', '/robots.txt', {}],
    ['a page that a script asks for', '/shop', { mode: 'cors' }],
  ])('%s', async (_, path, request) => {
    const worker = await workerWithPages()
    expect(worker.answer(path, request)).toBeNull()
  })
})

describe('pages', () => {
  test('come from the network while it answers', async () => {
    const worker = await workerWithPages()
    expect(await text(worker.answer('/shop'))).toBe('fresh /shop')
    worker.answerWith(404)
    expect((await worker.answer('/shop'))?.status).toBe(404)
  })

  test('E-022: come from what is saved when it does not, whatever else is in the query', async () => {
    const worker = await workerWithPages()
    worker.cut()
    expect(await text(worker.answer('/shop'))).toBe('saved shop')
    expect(await text(worker.answer('/shop?utm_source=mail'))).toBe('saved shop')
    expect((await worker.answer('/shop?Page=2'))?.status).toBe(503)
  })

  test('E-022: an outage of the site shows what is saved, and its own words where nothing is', async () => {
    const worker = await workerWithPages()
    worker.answerWith(502)
    expect(await text(worker.answer('/shop'))).toBe('saved shop')
    expect(await text(worker.answer('/blog'))).toBe('fresh /blog')
  })

  test('E-022: others show the offline page with the list, newest first, whatever a title contains', async () => {
    const worker = await workerWithPages([
      aPage,
      { ...aPage, address: '/blog/a?b=1&c=2', title: '<script>alert(1)</script>', savedAt: 2 },
    ])
    worker.cut()
    const response = await worker.answer('/blog')
    const html = (await response?.text()) ?? ''
    expect(response?.status).toBe(503)
    expect(html).toContain('<h1>You are offline</h1>')
    expect(html).toMatch(
      /&lt;script&gt;alert[\s\S]*href="\/shop">Shop<\/a><time datetime="1970-[^"]+">Saved 3 Mar 2026, 4:30 pm</,
    )
    expect(html).toContain('href="/blog/a?b=1&amp;c=2"')
    expect(html).not.toMatch(/<script>alert|No pages are saved yet/)
  })

  test.each([
    ['/shop', 8, 'saved shop'],
    ['/blog', 25, '<h1>You are offline</h1>'],
  ])('E-022: where the network stalls, %s is answered after %i seconds', async (path, s, shown) => {
    const worker = await workerWithPages()
    worker.stall()
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    let html: string | undefined
    void text(worker.answer(path)).then((answered) => (html = answered))
    await jest.advanceTimersByTimeAsync(s * 1000 - 1)
    expect(html).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    jest.useRealTimers()
    await new Promise(setImmediate)
    expect(html).toContain(shown)
  })

  test('E-022: the list can be read with a connection too', async () => {
    const worker = await workerWithPages()
    const html = await text(worker.answer('/saved-pages'))
    expect(html).toContain('<h1>Saved pages</h1>')
    expect(html).toContain('href="/shop"')
    expect(html).toContain('<link rel="icon" href="/favicon.svg"') // or browsers ask for /favicon.ico
    expect(html).toContain('pages of your account are never saved')
  })

  test('a worker that could not store its page at first stores it with the next visit', async () => {
    const worker = await workerOf('on')
    worker.answerWith(500)
    await worker.live('install')
    expect(worker.did).toEqual(['skipped waiting'])
    expect(await worker.caches.match('/offline')).toBeUndefined()
    worker.answerWith(200)
    await worker.answer('/shop')
    await worker.settled()
    worker.cut()
    expect(await text(worker.answer('/blog'))).toContain('No pages are saved yet')
  })
})

test('files come from what is saved, and else from the network', async () => {
  const worker = await workerWithPages()
  expect(await text(worker.answer('/assets/host.1.js', { mode: 'no-cors' }))).toBe('saved script')
  expect(await text(worker.answer('/r/shop/1/a.js', { mode: 'cors' }))).toBe('fresh /r/shop/1/a.js')
})

test('E-022: a picture that is not saved is an empty surface', async () => {
  const worker = await workerWithPages()
  worker.cut()
  const picture = await worker.answer('/media/a.avif', { mode: 'no-cors', destination: 'image' })
  expect(picture?.headers.get('content-type')).toBe('image/svg+xml')
  await expect(worker.answer('/r/shop/1/a.js', { mode: 'cors' })).rejects.toThrow('Failed to fetch')
})

test('caches of an earlier worker go, what is saved stays', async () => {
  const worker = await workerWithPages()
  await worker.caches.open('brightyard-offline-0')
  await worker.caches.open('of-somebody-else')
  await worker.live('activate')
  expect([...worker.caches.stores.keys()].toSorted()).toEqual([
    'brightyard-offline-1',
    'brightyard-saved-1',
    'of-somebody-else',
  ])
})

test.each([
  ['push-only', ['skipped waiting', 'claimed'], true],
  ['off', ['skipped waiting', 'unregistered'], false],
] as const)(
  'SERVICE_WORKER=%s removes what is saved, and answers nothing',
  async (mode, did, isPush) => {
    const worker = await workerOf(mode)
    await worker.caches.open('brightyard-saved-1')
    await worker.caches.open('brightyard-offline-1')
    await worker.live('install')
    await worker.live('activate')
    expect([...worker.caches.stores.keys()]).toEqual([])
    expect(worker.did).toEqual(did)
    expect([worker.hears('fetch'), worker.hears('push')]).toEqual([false, isPush])
  },
)

test('browsers ask for the worker each time, for the whole site', async () => {
  const edge = await edgeWith('on')
  const address = `${edge}/service-worker.js`
  const { headers } = await fetch(address)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/',
  })
  const again = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await fetch(address, { headers: again })).status).toBe(304)
  expect(await (await fetch(`${edge}/on-demand.json`)).json()).toEqual(['/assets/menu.js'])
  const page = await fetch(`${edge}/offline`)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})
