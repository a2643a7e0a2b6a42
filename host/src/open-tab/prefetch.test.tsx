import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Api } from '@brightyard/runtime'
import { createModules, createQueryClient } from '@brightyard/runtime/host'
import { routeOf, setOf } from '../fixtures/host-set.ts'
import { createRoutes } from '../routing/route-table.tsx'
import { pagesInView } from './pages-in-view.ts'
import { createPrefetch } from './prefetch.ts'

const loader = jest.fn<(context: { params: unknown; request: Request }) => Promise<null>>()
const source = jest.fn(() => Promise.resolve({ Component: () => null, loader }))
const prepare = jest.fn()

function openTab() {
  const api: Api = { call: () => Promise.reject(new Error('not asked here')), prepare }
  const services = { api, queryClient: createQueryClient(api) }
  const set = setOf({
    shop: {
      routes: [
        routeOf('/product/:slug', { module: './product', access: 'open' }),
        routeOf('/orders', { module: './orders', access: 'protected' }),
        routeOf('/sale', { module: './sale', access: 'open' }),
      ],
    },
  })
  const environment = {
    modules: createModules(set, source),
    servicesOf: () => services,
    runGuards: () => Promise.resolve(null),
    onServer: false,
  }
  return { environment, routes: createRoutes(environment) }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  loader.mockReset().mockResolvedValue(null)
  source.mockClear()
  prepare.mockReset()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.innerHTML = ''
})

test('a link that is pressed has code and data on their way, before it is let go', async () => {
  createPrefetch(openTab())('/product/kite?colour=red', true)
  await settle()
  expect(prepare).toHaveBeenCalled()
  const [context] = loader.mock.calls[0] ?? []
  expect(context?.params).toEqual({ slug: 'kite' })
  expect(context?.request.url).toBe(`${location.origin}/product/kite?colour=red`)
})

test('a pointer that only passes fetches code, and one that stays fetches data', async () => {
  const prefetch = createPrefetch(openTab())
  prefetch('/product/kite')
  await jest.advanceTimersByTimeAsync(50)
  prefetch('/product/drum')
  await jest.advanceTimersByTimeAsync(50)
  expect(source).toHaveBeenCalledTimes(1)
  expect(loader).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(60)
  expect(loader).toHaveBeenCalledTimes(1)
  expect(loader.mock.calls[0]?.[0].params).toEqual({ slug: 'drum' })
})

test('data is fetched once a minute for a page, for twenty pages, and for open pages alone', async () => {
  const prefetch = createPrefetch(openTab())
  prefetch('/orders', true)
  prefetch('/product/kite', true)
  prefetch('/product/kite', true)
  await settle()
  expect(loader).toHaveBeenCalledTimes(1)
  for (let each = 0; each < 30; each += 1) prefetch(`/product/${each}`, true)
  await settle()
  expect(loader).toHaveBeenCalledTimes(20)
  await jest.advanceTimersByTimeAsync(61_000)
  prefetch('/product/kite', true)
  await settle()
  expect(loader).toHaveBeenCalledTimes(21)
})

test('somebody who saves data gets nothing ahead, and a failure is left to the visit', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const prefetch = createPrefetch(openTab())
  prefetch('/product/kite', true)
  await settle()
  expect(source).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
  loader.mockRejectedValue(new Error('no answer'))
  prefetch('/product/kite', true)
  await settle()
  expect(loader).toHaveBeenCalledTimes(1)
})

test('of the links in the window each page is named once', () => {
  document.body.innerHTML = `<nav><a href="/sale">Sale</a></nav><main>
    <a href="/product/kite">Kite</a><a href="/product/drum">Drum</a><a href="/nowhere">Nowhere</a>
    <a href="/orders">Orders</a><a href="/sale" data-below>Sale</a></main>`
  for (const link of document.querySelectorAll('a')) {
    const top = 'below' in link.dataset ? innerHeight + 10 : 10
    link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  }
  expect(pagesInView(openTab())).toEqual([
    { remote: 'shop', module: './product' },
    { remote: 'shop', module: './orders' },
  ])
})
