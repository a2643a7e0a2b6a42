import { expect, test } from '@jest/globals'
import { assessmentPaths } from '@brightyard/contract/paths'
import { defineRoutes } from '@brightyard/contract/release'
import { screen, userOf, waitFor } from '@brightyard/testing'
import { createStaticHandler, matchRoutes } from 'react-router-dom'
import { routeOf, setOf } from '../fixtures/host-set.ts'
import { environmentOf, renderSite } from '../fixtures/render-site.tsx'
import { aliases } from './aliases.ts'
import { createRoutes } from './route-table.tsx'

const site = setOf({
  content: {
    routes: [
      routeOf('/'),
      routeOf('/program'),
      routeOf('/program/all', { module: './all' }),
      routeOf('/program/:id', { module: './one' }),
      ...['/event', '/workshop', '/class', '/live-class'].flatMap((kind) => [
        routeOf(kind === '/live-class' ? `${kind}/:slug?` : `${kind}/:slug`, { module: './one' }),
        ...['booking', 'listing', 'payment-status'].map((page) =>
          routeOf(`${kind}/${page}`, { module: `./${page}` }),
        ),
      ]),
      routeOf('/live-class/session/:token', { module: './session' }),
      ...Object.values(assessmentPaths).map(({ pattern }) => routeOf(pattern)),
      routeOf('/login', {
        access: 'guest',
        render: 'client',
        title: 'Sign in',
        waiting: 'One moment.',
      }),
      ...defineRoutes([{ path: '/kids', module: './kids', layout: 'default' }]),
    ],
  },
})
const page = { Component: () => <h1>A page</h1> }
const origin = 'https://brightyard.example'
const routesOnServer = createRoutes(environmentOf(site, () => page, { onServer: true }))
const handler = createStaticHandler(routesOnServer)

async function ask(address: string) {
  const answer = await handler.query(new Request(new URL(address, origin)))
  if (!(answer instanceof Response)) return { status: answer.statusCode, to: null }
  return { status: answer.status, to: answer.headers.get('location') }
}

const addressOf = (pattern: string) =>
  pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => `${name}%20of%20it`)

test.each(aliases.map(([from]) => [addressOf(from)]))(
  'G-021, G-022: %s leads on within three steps, with its query',
  async (address) => {
    const seen = [address]
    let next: string | null = `${address}?a=1&b=%2F`
    for (let step = 0; next; step += 1) {
      expect(step).toBeLessThanOrEqual(3)
      const { to }: { to: string | null } = await ask(next)
      if (to) {
        expect(to).toMatch(/\?a=1&b=%2F$/)
        expect(to).toMatch(/^\/(?!\/)/)
        expect(seen).not.toContain(to)
        seen.push(to)
      }
      next = to
    }
    expect(seen.length).toBeGreaterThan(1)
  },
)

test('G-021: the server answers an alias with a lasting redirect', async () => {
  expect(await ask('/course?a=1')).toEqual({ status: 301, to: '/program?a=1' })
})

test('W-016: the orders and one of them have one old address, which leads to the one or the other', async () => {
  const objectOf = (address: string) => matchRoutes(routesOnServer, address)?.at(-1)?.route
  expect(objectOf('/order-history')).toBe(objectOf('/order-history/7'))
  expect(await ask('/order-history?a=b')).toEqual({ status: 301, to: '/shop/order-history?a=b' })
  expect(await ask('/Order-History/7/')).toEqual({
    status: 301,
    to: '/shop/order-history/order-details/7',
  })
})

test('R-094: the old address of a payment leads to the new one, with its order', async () => {
  expect(await ask('/Order/payment-status/?order_code=BY-7F3K&status=success')).toEqual({
    status: 301,
    to: '/shop/order/payment-status?order_code=BY-7F3K&status=success',
  })
})

test('G-021: in the browser an alias takes the place of its history entry, with query and hash', async () => {
  const { router } = renderSite(site, () => page, { address: '/' })
  await waitFor(() => expect(router.state.initialized).toBe(true))
  await router.navigate('/course?a=1#top')
  await waitFor(() => expect(router.state.location.pathname).toBe('/program'))
  expect(router.state.location.search + router.state.location.hash).toBe('?a=1#top')
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test.each([
  ['G-023', '/PROGRAM', '/program'],
  ['G-024', '/program/', '/program'],
  ['W-014', '/program/all', '/program/all'],
  ['W-014', '/Program/All/', '/program/all'],
  ['W-014', '/program/12', '/program/:id'],
  ...['/event', '/workshop', '/class', '/live-class'].flatMap((kind) =>
    ['booking', 'listing', 'payment-status'].map(
      (page) => ['W-014', `${kind}/${page.toUpperCase()}/`, `${kind}/${page}`] as const,
    ),
  ),
  ...['/assessment/list', '/Assessment/List', '/assessment/list/', '/ASSESSMENT/LIST/'].map(
    (address) => ['W-014, R-079', address, '/assessment/list'] as const,
  ),
  ...['list-2', 'assessment-list', 'LIST-2', 'Assessment-List/'].map(
    (name) =>
      [
        'W-014, R-078, R-080',
        `/assessment/${name}`,
        `/assessment/${name.toLowerCase().replace('/', '')}`,
      ] as const,
  ),
  ['R-116', '/assessment/7', '/assessment/:id?'],
  ['W-014', '/assessment/instructions', '/assessment/instructions/:id?'],
  ['W-014', '/event/booking-a-seat', '/event/:slug'],
  ['W-014', '/live-class/session/t0ken', '/live-class/session/:token'],
  ['W-016', '/live-class', '/live-class/:slug?'],
  ['W-016', '/live-class/chess', '/live-class/:slug?'],
  ['E-011', '/nowhere', '*'],
])('%s: %s is the page %s', (_, address, pattern) => {
  expect(matchRoutes(routesOnServer, address)?.at(-1)?.route.path).toBe(pattern)
})

test.each([
  ['G-019', '/?type=program&program_id=7', '/program/7'],
  ['G-019', '/open?type=program&program_id=7', '/program/7'],
  ['G-019', '/open', '/'],
])('%s: the server redirects %s', async (_, address, to) => {
  const answer = await ask(address)
  expect(answer.to).toBe(to)
  expect([301, 302]).toContain(answer.status)
})

test.each([
  ['/', 200],
  ['/program', 200],
  ['/nowhere', 404],
  ['/program/1/2/3', 404],
])('E-011: the server answers %s with %i', async (address, status) => {
  expect(await ask(address)).toEqual({ status, to: null })
})

test('A-010, A-008, P-012: a page without an access mark sends a visitor to the sign-in', async () => {
  const { router } = renderSite(site, () => page, { address: '/kids' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a page that is still loading has its title already, and says what it waits for', async () => {
  renderSite(site, () => ({ ...page, loader: () => new Promise(() => {}) }), { address: '/login' })
  await waitFor(() => expect(document.title).toBe('Sign in · Brightyard'))
  expect(screen.getByText('One moment.')).toBeVisible()
})

test('A-009: a signed-in person is redirected home from a guest page', async () => {
  const session = { status: 'signed-in', user: userOf('guardian') } as const
  const { router } = renderSite(site, () => page, { address: '/login', session })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
