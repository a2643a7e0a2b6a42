/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ApiAnswer, ApiRequest } from '@brightyard/render-process'
import { network } from '@brightyard/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { routeOf, setOf } from '../../src/fixtures/host-set.ts'
import { createAddressReader } from '../pages/page-address.ts'
import { problems } from './problems.ts'
import { sitemap } from './sitemap.ts'

const hostSet = setOf({
  content: {
    routes: [
      routeOf('/'),
      routeOf('/events'),
      routeOf('/event/:slug'),
      routeOf('/event/booking', { access: 'protected' }),
      routeOf('/live-class/:slug?'),
      routeOf('/web-form/:slug?'), // without a slug, an old address of a page for those who are signed in
      routeOf('/program/chapter', { sitemap: false }),
      routeOf('/search'),
      routeOf('/mobile/about', { layout: 'mobile-section' }),
      routeOf('/open', { render: 'client' }),
    ],
  },
  account: {
    routes: [
      routeOf('/login', { access: 'guest' }),
      routeOf('/my-programs/:id?', { access: 'protected' }),
      routeOf('/event', { access: 'protected' }),
    ],
  },
})

let app: FastifyInstance
let origin = ''
let current: { hostSet: typeof hostSet; addressOf: ReturnType<typeof createAddressReader> } | null
let secondsToWait = 0
let answerOf: (request: ApiRequest) => ApiAnswer
const listed = (data: string[], last_page = 1): ApiAnswer => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({
    data,
    links: { next: null },
    meta: { total: data.length, current_page: 1, last_page, per_page: 5000 },
  }),
})

beforeAll(async () => {
  network.close()
  app = fastify()
  problems(app)
  sitemap(app, {
    origin: 'https://brightyard.example',
    calls: (request) => Promise.resolve(answerOf(request)),
    current: () => current,
    countRender: () => secondsToWait,
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  current = { hostSet, addressOf: createAddressReader(hostSet) }
  answerOf = () => listed([])
})

async function get(path: string) {
  const response = await fetch(origin + path)
  const { status, headers } = response
  return { status, type: headers.get('content-type'), body: await response.text() }
}
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

test('Q-037: the index names the set’s own pages and each file of what the API has', async () => {
  answerOf = ({ path }) =>
    path.startsWith('/cms/api/open-pages/activities') ? listed(['/event/kites'], 2) : listed([])
  const { type, body } = await get('/sitemap.xml')
  expect(type).toMatch(/^application\/xml/)
  expect(locations(body)).toEqual([
    'https://brightyard.example/sitemap/pages',
    'https://brightyard.example/sitemap/activities/1',
    'https://brightyard.example/sitemap/activities/2',
  ])
  expect(locations((await get('/sitemap/pages')).body)).toEqual([
    'https://brightyard.example/',
    'https://brightyard.example/events',
    'https://brightyard.example/live-class',
  ])
})

test('Q-037: open detail pages are listed; addresses that the set has no page for are not', async () => {
  const asked: string[] = []
  answerOf = ({ path }) => {
    asked.push(path)
    return listed(['/event/kites?a=1&b=2', '/event/mud', '/partners/club', '/my-programs/3'])
  }
  expect(locations((await get('/sitemap/activities/3')).body)).toEqual([
    'https://brightyard.example/event/kites?a=1&amp;b=2',
    'https://brightyard.example/event/mud',
  ])
  expect(asked).toEqual(['/cms/api/open-pages/activities?page=3'])
  for (const file of ['nonsense/1', 'activities/0', 'activities/1e3', 'activities/12345'])
    expect((await get(`/sitemap/${file}`)).status).toBe(404)
})

test('Q-037: robots keep off calls, searches, the app’s pages and pages of one’s own', async () => {
  const lines = (await get('/robots.txt')).body.split('\n')
  for (const path of ['/vendor/', '/cms/', '/search', '/mobile/', '/my-programs'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines.join()).not.toContain('/login')
  // Open pages begin with the same letters.
  expect(lines).toContain('Disallow: /event$')
  expect(lines).not.toContain('Disallow: /event')
  expect(lines).toContain('Disallow: /event/booking')
  expect(lines).toContain('Sitemap: https://brightyard.example/sitemap.xml')
})

test('without the API or a set, search engines are asked to come back', async () => {
  answerOf = () => ({ failed: 'timeout' })
  expect((await get('/sitemap.xml')).status).toBe(503)
  current = null
  expect((await get('/robots.txt')).status).toBe(503)
})

test('Y-019: an address that has set off too many renders may not have these calls of the API either', async () => {
  secondsToWait = 30
  for (const path of ['/sitemap.xml', '/sitemap/activities/1'])
    expect((await get(path)).status).toBe(429)
  expect((await get('/robots.txt')).status).toBe(200)
  secondsToWait = 0
})
